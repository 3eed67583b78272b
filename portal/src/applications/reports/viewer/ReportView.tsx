import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { denied, embedOptions } from './report.ts'
import { ReportFailure } from './ReportFailure.tsx'
import { ShownReport, type ShownReportProps } from './ShownReport.tsx'

const sayNotEmbedded = explain<'getReportEmbed'>({
  ...denied,
  'report-content-missing': 'reportViewer:problem.contentMissing',
  'report-embed-unavailable': 'reportViewer:problem.embedUnavailable',
})

export type ReportViewProps = Omit<ShownReportProps, 'embed' | 'onRetry'>

/** A report in its frame with its actions, once the services have given the address and token. */
export function ReportView(props: ReportViewProps) {
  const { t } = useTranslation('reportViewer')
  const embed = useQuery(embedOptions(useApi(), props.report.id))
  const [attempt, setAttempt] = useState(1)
  if (embed.isError)
    return (
      <ReportFailure
        error={embed.error}
        say={sayNotEmbedded}
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
