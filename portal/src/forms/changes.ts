/** Whether two values of a form are the same; lists by what is in them. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
}

/** The fields whose values are not the same, in the order in which they are given. */
export function differing<Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  one: Values,
  other: Values,
): Field[] {
  return fields.filter(field => !isSame(one[field], other[field]))
}

/** The values of a form when the version that it started from is replaced: what the author has touched stays. */
export function rebase<Values extends object>(
  fields: readonly (keyof Values)[],
  versions: { before: Values; after: Values },
  mine: Values,
): Values {
  const touched = differing(fields, versions.before, mine)
  return { ...versions.after, ...Object.fromEntries(touched.map(field => [field, mine[field]])) }
}
