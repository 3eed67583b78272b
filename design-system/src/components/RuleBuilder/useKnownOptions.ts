import { useMemo, useState } from 'react'
import type { RuleField, RuleOption } from './rule.ts'

/** The fields, those that are searched with what was chosen here: no search gives it again. */
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
