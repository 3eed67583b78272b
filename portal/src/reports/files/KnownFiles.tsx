import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import type { Api } from '../../api/clients.ts'
import { commonProblems, problemText, type ProblemTexts } from '../../api/problem-messages.ts'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProblemState } from '../../problems/ProblemState.tsx'
import type { FilePurpose, ReportFile } from './report-file.ts'

const listProblems = { ...commonProblems } satisfies ProblemTexts<'listReportFiles'>

/** The reader's uploads for a purpose, unfinished or not used yet; latest first. */
const listReportFilesOptions = (api: Api, purpose: FilePurpose) =>
  queryOptions({
    queryKey: ['listReportFiles', purpose],
    queryFn: async ({ signal }) =>
      (
        await api.portal.get('/v1/ReportFiles', {
          signal,
          query: {
            filter:
              purpose.kind === 'document'
                ? ['publicationId', 'eq', purpose.publicationId]
                : ['kind', 'eq', purpose.kind],
            orderby: ['createdDate desc', 'id desc'],
            top: 50,
          },
        })
      ).data.value,
    // Read once: from then on the field has the current state.
    staleTime: Infinity,
    gcTime: 0,
  })

export interface KnownFilesProps {
  /** What the files are uploaded for. */
  purpose: FilePurpose
  /** Renders the field once earlier uploads are known. */
  children: (known: readonly ReportFile[]) => ReactNode
}

/** Loads the uploads from before the page was opened, so that they can be resumed. */
export function KnownFiles({ purpose, children }: KnownFilesProps) {
  const { t } = useTranslation('reportFiles')
  const files = useQuery(listReportFilesOptions(useApi(), purpose))
  if (files.data) return children(files.data)
  if (files.error)
    return (
      <ProblemState
        title={t('known.failed')}
        onRetry={() => void files.refetch()}
        isRetrying={files.isFetching}
        problem={problemText<'listReportFiles'>(listProblems, files.error)}
      />
    )
  return (
    <SkeletonGroup label={t('known.loading')}>
      <Skeleton shape="block" height="8rem" />
    </SkeletonGroup>
  )
}
