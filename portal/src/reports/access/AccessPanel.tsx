import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../api/ApiContext.tsx'
import { useTranslation } from '../../i18n/useTranslation.ts'
import { ProblemState } from '../../problems/ProblemState.tsx'
import { sayOfAccess } from './access-values.ts'
import { accessChoicesOptions, accessOptions } from './access.ts'
import { AccessForm, type AccessFormProps } from './AccessForm.tsx'

export interface AccessPanelProps extends Pick<AccessFormProps, 'next'> {
  report: { id: number; accountId: number; isPublished: boolean }
}

/** Defines who may read a report by criteria; the number and names of the matching readers follow each choice. */
export function AccessPanel({ report, next }: AccessPanelProps) {
  const { t } = useTranslation('reportAccess')
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
    <AccessForm
      key={round}
      access={access.data}
      choices={choices.data}
      accountId={report.accountId}
      isPublished={report.isPublished}
      onRestored={() => setRound(round + 1)}
      {...(next && { next })}
    />
  )
}
