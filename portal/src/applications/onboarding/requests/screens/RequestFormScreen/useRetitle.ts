import type { UseFormReturn } from 'react-hook-form'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import { titleOf, type RequestValues } from '../../request-form.ts'

/**
 * Changes the solution or the client, and calls the request after them in the writer's language, unless somebody has called it
 * otherwise.
 */
export function useRetitle(form: UseFormReturn<RequestValues>): (change: () => void) => void {
  const { data } = useSolutions()
  const solutionNow = () => {
    const { offerName, account } = form.getValues()
    const { label = offerName, names = [offerName] } = data?.find(({ name }) => name === offerName) ?? {}
    const titled = (name: string) => titleOf({ offerName: name, account })
    return { title: titled(label), titles: names.map(titled) }
  }
  return change => {
    // Also what it was called before another language was read.
    const { titles } = solutionNow()
    change()
    const { titre } = form.getValues()
    if (titre.trim() === '' || titles.includes(titre))
      form.setValue('titre', solutionNow().title, { shouldDirty: true })
  }
}
