import { Banner } from '@parvis/design-system/Banner'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { getReportAccessChoicesOptions, getReportAccessOptions } from '../../access-queries.ts'
import { accessProblems } from '../../problems.ts'
import type { Report } from '../../queries.ts'
import { AccessForm } from './AccessForm.tsx'

/** Who may read a report, by what they are. */
export function AccessPart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [round, setRound] = useState(0)
  const access = useQuery(getReportAccessOptions(api, report.id))
  const choices = useQuery(getReportAccessChoicesOptions(api))
  const failed = access.isLoadingError ? access : choices.isLoadingError ? choices : undefined
  if (failed) {
    const problem = problemText<'getReportAccess'>(accessProblems, failed.error)
    return (
      <ProblemState
        title={t('access.failed')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
        problem={problem}
      />
    )
  }
  if (!access.data || !choices.data)
    return (
      <SkeletonGroup label={t('access.loading')}>
        <Stack gap={6}>
          <Skeleton shape="block" height="2.75rem" />
          <Skeleton shape="block" height="2.75rem" />
          <Skeleton shape="block" height="2.75rem" />
        </Stack>
      </SkeletonGroup>
    )
  return (
    <Stack gap={6}>
      <Banner
        kind="info"
        title={t(report.publicationStatus === 'published' ? 'access.readers' : 'access.laterReaders', {
          count: access.data.readerCount,
        })}
      >
        {t('access.help')}
      </Banner>
      <AccessForm
        key={round}
        access={access.data}
        choices={choices.data}
        onRestored={() => setRound(round + 1)}
      />
    </Stack>
  )
}
