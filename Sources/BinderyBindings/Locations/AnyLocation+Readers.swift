import BinderyPrefetch

extension AnyLocation {
  /// Records that the reader whose body is being evaluated depends on this value.
  @inline(__always) final func track() {
    Reader.reference?.borrow { track($0) }
  }

  private final func track(_ current: Reader) {
    guard let first = reader else {
      reader = .passUnretained(current)
      epoch = current.epoch
      current.record(self)
      if place < 0 { parent?.register(self) }
      return
    }
    if first.toOpaque() == Unmanaged.passUnretained(current).toOpaque() {
      if epoch != current.epoch {
        epoch = current.epoch
        current.record(self)
      }
      return
    }
    let others: ReaderTable
    if let table = otherReaders {
      others = table
    } else {
      others = ReaderTable()
      otherReaders = others
    }
    switch others.touch(current) {
    case true?: current.record(self)
    case false?: break
    case nil:
      others.add(current, epoch: current.epoch)
      current.record(self)
    }
  }

  /// Forgets a reader that has read other locations since.
  final func removeUnlessReadAgain(_ former: Reader) {
    if reader?.toOpaque() == Unmanaged.passUnretained(former).toOpaque() {
      if epoch != former.epoch { removeFirstReader() }
    } else if let others = otherReaders, others.epoch(of: former) != former.epoch {
      others.remove(former)
    }
  }

  final func remove(_ former: Reader) {
    if reader?.toOpaque() == Unmanaged.passUnretained(former).toOpaque() {
      removeFirstReader()
    } else {
      otherReaders?.remove(former)
    }
  }

  private final func removeFirstReader() {
    if let next = otherReaders?.popLast() {
      reader = next.reader
      epoch = next.epoch
    } else {
      reader = nil
      if partCount == 0 { leaveParent() }
    }
  }

  /// Has the reader fetched, which will be told in a moment: meanwhile the value is compared.
  ///
  /// What a view consists of was mostly made right behind the reader and one after another, so that
  /// it is fetched with it. Were it found by one address in the other, each would be waited for.
  @inline(__always) final func prefetchReader() {
    if let reader { bindery_prefetch(reader.toOpaque(), Self.viewBytes) }
  }

  /// The node of a row's view, its layout node and its texts, as one-row-update has them.
  static var viewBytes: Int { 640 }

  /// Tells the readers of this very value.
  @inline(__always) final func notify(certainly: Bool) {
    if let first = reader {
      first.borrow { $0.locationDidChange(certainly: certainly) }
      otherReaders?.notify(certainly: certainly)
    }
  }
}
