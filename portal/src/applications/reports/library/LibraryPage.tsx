import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { SearchField } from '@parvis/design-system/SearchField'
import { SplitView } from '@parvis/design-system/SplitView'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { LibraryPanel } from './LibraryPanel.tsx'
import type { LibraryTreeProps } from './LibraryTree.tsx'
import { entryOf } from './rules/place.ts'

export interface LibraryPageProps extends LibraryTreeProps {
  /** The group of texts that contains the title. */
  words: 'library' | 'list'
  actions: ReactNode
  /** The reports of the chosen place. */
  children: ReactNode
}

/**
 * The page of the library: a search, the clients with their folders, and beside them the reports of the chosen place.
 */
export function LibraryPage({ words, actions, children, ...tree }: LibraryPageProps) {
  const { t } = useTranslation('reports')
  const { place, typed, search, unlisted, isSearching, clients } = tree.library
  return (
    <Page width="full">
      <PageHeader title={t(`${words}.title`)} sentence={t(`${words}.sentence`)} actions={actions} />
      {clients.length > 0 && (
        <SearchField
          label={t('tree.filter')}
          {...(unlisted > 0 && { description: t('tree.unlisted', { count: unlisted }) })}
          value={typed}
          onChange={search}
          isLoading={isSearching}
        />
      )}
      <SplitView
        label={t('library.reports')}
        listWidth="narrow"
        shown={entryOf(place)}
        list={<LibraryPanel {...tree} />}
      >
        {children}
      </SplitView>
    </Page>
  )
}
