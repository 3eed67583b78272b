/** A custom property as `createVar` gives it. */
type Reference = `var(--${string})`

/**
 * Values of custom properties for one element's `style`. The function of vanilla-extract does the same, and walks
 * contracts besides, which nobody needs here and every page would load.
 * @example style={inlineVars({ [styles.rows]: '3' })}
 */
export function inlineVars(values: Readonly<Record<Reference, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([reference, value]) => [/--[^),]+/.exec(reference)?.[0] ?? reference, value]),
  )
}
