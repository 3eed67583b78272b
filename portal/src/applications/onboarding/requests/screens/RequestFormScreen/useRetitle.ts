import type { UseFormReturn } from 'react-hook-form'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import { titleOf, type RequestValues } from '../../request-form.ts'

/**
 * Changes the solution or the client, and calls the request after them in the writer's language, unless somebody has called it
 * otherwise.
 */
export function useRetitle(form: UseFormReturn<RequestValues>): (change: () => void) => void {
  const { data } = useSolutions()
  const titleNow = () => {
    const { offerName, account } = form.getValues()
    return titleOf({ offerName: data?.find(({ name }) => name === offerName)?.label ?? offerName, account })
  }
  return change => {
    const before = titleNow()
    change()
    const { titre } = form.getValues()
    if (titre.trim() === '' || titre === before) form.setValue('titre', titleNow(), { shouldDirty: true })
  }
}
