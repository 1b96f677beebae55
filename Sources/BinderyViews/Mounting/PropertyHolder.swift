/// A stored value in which a composition root looks for properties.
package protocol PropertyHolder {}
