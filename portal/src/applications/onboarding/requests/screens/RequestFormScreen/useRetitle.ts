import type { UseFormReturn } from 'react-hook-form'
import { useSolutions } from '../../../../../organisation/useSolutions.ts'
import { titleOf, type RequestValues } from '../../request-form.ts'

/**
 * Changes the solution or the client, and renames the request after them in the author's language, unless it has a
 * custom title.
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
    // Includes titles generated in another language.
    const { titles } = solutionNow()
    change()
    const { titre } = form.getValues()
    if (titre.trim() === '' || titles.includes(titre))
      form.setValue('titre', solutionNow().title, { shouldDirty: true })
  }
}
