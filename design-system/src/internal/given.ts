/** The same properties without those that are undefined. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/**
 * Leaves out what is undefined. Optional properties of other libraries do not take `undefined`
 * (`exactOptionalPropertyTypes`), and spreading it would override their defaults.
 */
export function given<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>
}
