import { Card } from '@parvis/design-system/Card'
import { FolderTree } from '@parvis/design-system/FolderTree'
import { Stack } from '@parvis/design-system/Stack'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { LibraryTree, type LibraryTreeProps } from './LibraryTree.tsx'
import { sayNotListed } from './library.ts'
import type { Library } from './useLibrary.ts'

/** The tree of the library, including its loading and error states. */
export function LibraryPanel(tree: LibraryTreeProps) {
  const { t } = useTranslation('reports')
  const { list, failed } = tree.library
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
        <LibraryTree {...tree} />
        {failed && <NotLoaded part={failed} />}
      </Stack>
    </Card>
  )
}

/** The message if clients cannot be loaded. */
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
