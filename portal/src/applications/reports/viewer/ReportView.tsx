import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { embedProblems } from './problems.ts'
import { embedOptions } from './queries.ts'
import { ReportFailure } from './ReportFailure.tsx'
import { ShownReport, type ShownReportProps } from './ShownReport.tsx'

export type ReportViewProps = Omit<ShownReportProps, 'embed' | 'onRetry'>

/** A report in its frame with what can be done with it, once the services have given address and token. */
export function ReportView(props: ReportViewProps) {
  const { t } = useTranslation('reportViewer')
  const embed = useQuery(embedOptions(useApi(), props.report.id))
  const [attempt, setAttempt] = useState(1)
  if (embed.isError)
    return (
      <ReportFailure<'getReportEmbed'>
        error={embed.error}
        texts={embedProblems}
        onRetry={() => void embed.refetch()}
        isRetrying={embed.isFetching}
        size="section"
      />
    )
  if (!embed.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <Skeleton shape="block" height="28rem" />
      </SkeletonGroup>
    )
  return (
    <ShownReport
      key={attempt}
      {...props}
      embed={embed.data}
      onRetry={() => void embed.refetch().then(() => setAttempt(attempt + 1))}
    />
  )
}
