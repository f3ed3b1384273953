/** As Safari does after a hundred in half a minute, and some views in apps always. */
export function refuseEntries() {
  History.prototype.pushState = History.prototype.replaceState = () => {
    throw new DOMException('Too many.', 'SecurityError')
  }
}
