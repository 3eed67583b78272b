import { readOptions } from '@parvis/api-types/calls'
import { listOffers } from '@parvis/api-types/calls/offers'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { useLanguage } from '../i18n/formats.ts'
import { nameIn } from '../i18n/names.ts'

/** The firm's solutions as a field's options, by name. */
export function useSolutions() {
  const locale = useLanguage()
  return useQuery({
    ...readOptions(useApi(), listOffers, {
      query: {
        select: ['id', 'offerName', 'englishName', 'offerDescription', 'englishDescription', 'clientRole'],
        orderby: ['offerName', 'id'],
        top: 1000,
      },
    }),
    select: ({ value }) =>
      value
        .map(({ id, offerName: name, englishName, offerDescription, englishDescription, clientRole }) => ({
          id: String(id),
          /** The name that requests store, whatever the reader's language. */
          name,
          label: nameIn(locale, { name, englishName }),
          /** In both languages. */
          names: [name, englishName ?? name],
          description: nameIn(locale, { name: offerDescription, englishName: englishDescription }),
          clientRole,
        }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    staleTime: 60_000,
  })
}
