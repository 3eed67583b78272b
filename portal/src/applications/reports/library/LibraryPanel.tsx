import { Card } from '@parvis/design-system/Card'
import { FolderTree } from '@parvis/design-system/FolderTree'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { LibraryTree, type LibraryTreeProps } from './LibraryTree.tsx'
import { sayNotListed } from './library.ts'
import type { Library } from './useLibrary.ts'

export interface LibraryPanelProps extends LibraryTreeProps {
  onFilterChange: (filter: string) => void
}

/** The tree of the library with its search, while it is awaited and when it cannot be had. */
export function LibraryPanel({ onFilterChange, ...tree }: LibraryPanelProps) {
  const { t } = useTranslation('reports')
  const { list, clients, unlisted, isSearching, failed } = tree.library
  if (list.isPending)
    return (
      <Card title={t('tree.title')}>
        <FolderTree aria-label={t('tree.title')} status="loading" items={[]} />
      </Card>
    )
  if (list.isLoadingError) return <NotLoaded part={list} />
  return (
    <Card title={t('tree.title')}>
      <Stack>
        {clients.length > 0 && (
          <SearchField
            label={t('tree.filter')}
            {...(unlisted > 0 && { description: t('tree.unlisted', { count: unlisted }) })}
            value={tree.filter}
            onChange={onFilterChange}
            isLoading={isSearching}
          />
        )}
        <LibraryTree {...tree} />
        {failed && <NotLoaded part={failed} />}
      </Stack>
    </Card>
  )
}

/** What is said when clients cannot be had. */
function NotLoaded({ part }: { part: NonNullable<Library['failed']> }) {
  const { t } = useTranslation('reports')
  return (
    <ProblemState
      title={t('tree.failed')}
      onRetry={() => void part.refetch()}
      isRetrying={part.isFetching}
      problem={sayNotListed(part.error)}
    />
  )
}
