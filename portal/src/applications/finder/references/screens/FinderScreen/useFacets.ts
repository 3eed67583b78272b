import type { FacetChoice, Facet } from '@parvis/design-system/patterns/FacetPanel'
import { useCallback } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { FinderAnswer } from '../../rules/citing.ts'
import { facetIds, type Facet as FacetId } from '../../rules/finder-view.ts'
import { useSheetWords } from '../../useSheetWords.ts'

type Counted = FinderAnswer['facets'][number]

/** Returns the name of a facet's value. */
export function useFacetWords() {
  const { t } = useTranslation('finder')
  const { sector, service, country, band } = useSheetWords()
  return useCallback(
    (facet: FacetId, value: string, name?: string | null): string => {
      switch (facet) {
        case 'sector':
          return sector(value)
        case 'service':
          return service(value)
        case 'country':
          return country(value)
        case 'amountBand':
          return band(value)
        case 'status':
          return value === 'Actif' || value === 'dormant' || value === 'Clos'
            ? t(`engagementStatus.${value}`)
            : value
        case 'sheet':
          return value === 'published' || value === 'none' ? t(`sheet.${value}`) : value
        case 'type':
          return value === 'real' || value === 'provisional' ? t(`engagementType.${value}`) : value
        case 'partner':
          return name ?? value
        default:
          return value
      }
    },
    [t, sector, service, country, band],
  )
}

/** The facets with the services' counts. Chosen values are included even if the services do not return them. */
export function useFacets(counted: readonly Counted[], choice: FacetChoice): Facet[] {
  const { t } = useTranslation('finder')
  const words = useFacetWords()
  return facetIds.map(id => {
    const values = counted.find(({ facet }) => facet === id)?.values ?? []
    const unknown = (choice[id] ?? []).filter(chosen => !values.some(({ value }) => value === chosen))
    return {
      id,
      title: t(`facet.${id}`),
      values: [
        ...values.map(({ value, name, count }) => ({ id: value, label: words(id, value, name), count })),
        ...unknown.map(value => ({ id: value, label: words(id, value), count: 0 })),
      ],
    }
  })
}
