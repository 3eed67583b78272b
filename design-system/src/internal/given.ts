/** The same properties without undefined values. */
export type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/**
 * Omits undefined values. Optional props of other libraries do not accept `undefined` (`exactOptionalPropertyTypes`),
 * and spreading it would override their defaults.
 */
export function given<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>
}
