const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Deep equality; the order of an object's properties does not matter. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one).filter(name => one[name] !== undefined)
  const others = Object.keys(other).filter(name => other[name] !== undefined)
  return names.length === others.length && names.every(name => isSame(one[name], other[name]))
}

/** Compares two values of a field; the order of a set does not matter. */
export type SameField = (field: string, one: unknown, other: unknown) => boolean

const byContent: SameField = (_field, one, other) => isSame(one, other)

/** The fields with different values, in the given order. */
export function differing<Values extends object, Field extends keyof Values>(
  fields: readonly Field[],
  one: Values,
  other: Values,
  same = byContent,
): Field[] {
  return fields.filter(field => !same(String(field), one[field], other[field]))
}

/** Merges a field that the author has changed into a newer version of the thing. */
export type MergeField = (
  field: string,
  versions: { before: unknown; after: unknown },
  mine: unknown,
) => unknown

const staysMine: MergeField = (_field, _versions, mine) => mine

/** The values of a form on top of a newer version: the author's changes stay. */
export function rebase<Values extends object>(
  fields: readonly (keyof Values)[],
  versions: { before: Values; after: Values },
  mine: Values,
  same = byContent,
  merge = staysMine,
): Values {
  const { before, after } = versions
  const touched = differing(fields, before, mine, same).map(field => [
    field,
    merge(String(field), { before: before[field], after: after[field] }, mine[field]),
  ])
  return { ...after, ...Object.fromEntries(touched) }
}

/**
 * A draft on top of the present values of its thing, which others may have saved since: their changes stay, except where
 * the draft changes the same field.
 * @param draft its values, and the values that its changed fields had before; undefined where that was not recorded
 * @returns the values, and the fields that both have changed
 */
export function resumed<Values extends object>(
  draft: { values: Values; before: unknown },
  present: Values,
  same = byContent,
  merge = staysMine,
): { values: Values; contested: (keyof Values)[] } {
  if (!isObject(draft.before)) return { values: draft.values, contested: [] }
  const fields = Object.keys(present) as (keyof Values)[]
  const before = { ...draft.values, ...draft.before }
  const theirs = new Set(differing(fields, before, present, same))
  const values = rebase(fields, { before, after: present }, draft.values, same, merge)
  const contested = differing(fields, before, draft.values, same).filter(
    field => theirs.has(field) && !same(String(field), values[field], present[field]),
  )
  return { values, contested }
}
