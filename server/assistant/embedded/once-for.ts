/** What comes of a value is made when it is first wanted, and forgotten with the value. */
export function onceFor<Value extends object, Made>(make: (value: Value) => Made): (value: Value) => Made {
  const made = new WeakMap<Value, Made>()
  return (value) => {
    const known = made.get(value) ?? make(value)
    made.set(value, known)
    return known
  }
}
