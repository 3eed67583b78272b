import { Banner } from '@parvis/design-system/Banner'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import type { Report } from '../../library.ts'
import { accessChoicesOptions, accessOptions, sayOfAccess } from './access.ts'
import { AccessForm } from './AccessForm.tsx'

/** Who may read a report, by what they are. */
export function AccessPart({ report }: { report: Report }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [round, setRound] = useState(0)
  const access = useQuery(accessOptions(api, report.id))
  const choices = useQuery(accessChoicesOptions(api))
  const failed = access.isLoadingError ? access : choices.isLoadingError ? choices : undefined
  if (failed?.error)
    return (
      <ProblemState
        title={t('access.failed')}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
        problem={sayOfAccess(failed.error)}
      />
    )
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
