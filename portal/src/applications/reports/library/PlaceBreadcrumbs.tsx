import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { addressOfPlace } from './addresses.ts'
import { wayTo } from './rules/folder-rules.ts'
import type { Place } from './rules/place.ts'
import type { Library } from './useLibrary.ts'

export interface PlaceBreadcrumbsProps {
  /** The address of the whole library, for readers or administrators. */
  page: string
  place: Place
  library: Library
}

/** The path from the whole library down to the current place. */
export function PlaceBreadcrumbs({ page, place, library }: PlaceBreadcrumbsProps) {
  const { t } = useTranslation('reports')
  const { clientId, folderId } = place
  const way = folderId === undefined ? [] : wayTo(library.own?.folders ?? [], folderId)
  return (
    <Breadcrumbs
      items={[
        { id: 'all', label: t('place.all'), href: page },
        {
          id: `client-${clientId}`,
          label: library.client?.accountLegalName ?? t('place.client'),
          href: addressOfPlace(page, { clientId, folderId: undefined }),
        },
        ...way.map(({ id, name }) => ({
          id: `folder-${id}`,
          label: name,
          href: addressOfPlace(page, { clientId, folderId: id }),
        })),
      ]}
    />
  )
}
