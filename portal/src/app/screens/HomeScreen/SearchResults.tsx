import { Stack } from '@parvis/design-system/Stack'
import { TileGrid } from '@parvis/design-system/TileGrid'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { tileOf, type FoundMenu } from '../../../navigation/menu-tree.ts'
import { menuTitle } from '../../../navigation/selected-menu.ts'
import { NoResult } from './HomeStates.lazy.tsx'

export interface SearchResultsProps {
  found: readonly FoundMenu[]
  search: string
  onClear: () => void
}

/** The search results among menus and sub-menus; their number is announced. */
export function SearchResults({ found, search, onClear }: SearchResultsProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Stack>
      <p role="status">{t('home.results', { count: found.length })}</p>
      {found.length === 0 ? (
        <NoResult search={search} onClear={onClear} />
      ) : (
        <TileGrid
          label={t('home.search')}
          layout="list"
          items={found.map(one => ({
            ...tileOf(one, language, location.origin),
            ...(one.parent && { description: t('home.in', { menu: menuTitle(one.parent, language) }) }),
          }))}
        />
      )}
    </Stack>
  )
}
