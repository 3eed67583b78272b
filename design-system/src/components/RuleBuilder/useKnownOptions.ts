import { useMemo, useState } from 'react'
import type { RuleField, RuleOption } from './rule.ts'

/** Adds the values chosen here to searchable fields, because no search would return them again. */
export function useKnownOptions(fields: readonly RuleField[]) {
  const [learned, setLearned] = useState<Readonly<Record<string, readonly RuleOption[]>>>({})
  const learn = (field: string, options: readonly RuleOption[]) =>
    setLearned(before => {
      const known = before[field] ?? []
      const ids = new Set(known.map(({ id }) => id))
      return { ...before, [field]: [...known, ...options.filter(({ id }) => !ids.has(id))] }
    })
  const complete = useMemo(
    () =>
      fields.map(field => {
        const chosen = learned[field.id]
        return field.load && chosen ? { ...field, known: [...(field.known ?? []), ...chosen] } : field
      }),
    [fields, learned],
  )
  return { fields: complete, learn }
}
