import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { isSame } from '../../../../../forms/changes.ts'
import { findByEmail, findLastRequest, type FoundEngagement } from '../../choices.ts'
import { newValues, valuesOf, type PlanningValues } from '../../rules/planning-values.ts'

/** What the last request of an engagement can tell about a new one. */
const taken = ['requestType', 'businessUnit', 'manager', 'team', 'offerId'] as const

/**
 * Fills in what is still empty by the last request of the engagement that was chosen, or by what is known of the
 * engagement itself. What cannot be looked up is entered by hand.
 */
export function usePrefill(form: UseFormReturn<PlanningValues>) {
  const api = useApi()
  const [filledFor, setFilledFor] = useState<string>()

  async function fill({ id, managerEmail }: FoundEngagement) {
    const [last, manager] = await Promise.all([
      findLastRequest(api, Number(id)),
      managerEmail === null ? undefined : findByEmail(api, managerEmail),
    ]).catch(() => [undefined, undefined])
    // Somebody was faster than the answer and chose another one.
    if (form.getValues('engagement')?.id !== id) return
    const known: Partial<PlanningValues> = last ? valuesOf(last) : manager ? { manager } : {}
    for (const field of taken) {
      const value = known[field]
      if (value === undefined || !isSame(form.getValues(field), newValues[field])) continue
      form.setValue(field, value, { shouldDirty: true })
    }
    setFilledFor(last ? id : undefined)
  }
  return {
    fill: (engagement: FoundEngagement) => void fill(engagement),
    /** Whether it was filled in by the last request of this engagement. */
    isFilledFor: (engagementId: string | undefined) =>
      engagementId !== undefined && filledFor === engagementId,
  }
}
