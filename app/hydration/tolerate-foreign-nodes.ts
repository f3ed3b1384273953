/**
 * A browser that translates the page puts elements in the place of React's text nodes, and extensions move things. React
 * would then ask a parent for a child that it has no longer, throw, and empty the page. What is not there need not be
 * removed, and what has lost its place goes to the end. Text that changes has an element of its own, whose content React
 * sets as a whole: there the translation is replaced, too.
 */
export function tolerateForeignNodes() {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) removeChild.call(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null) {
    insertBefore.call(this, child, next?.parentNode === this ? next : null)
    return child
  }
}
