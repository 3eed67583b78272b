import { readOptions } from '@parvis/api-types/calls'
import { listNewReports } from '@parvis/api-types/calls/reports'
import { Card } from '@parvis/design-system/Card'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { usePerson } from '../../../session/SessionContext.tsx'

/** The reports published or replaced for the person since they last opened them. Renders nothing without any. */
export function NewReports() {
  const { t } = useTranslation()
  const { scopes } = usePerson()
  const found = useQuery({
    ...readOptions(useApi(), listNewReports, {}),
    enabled: scopes.has('Reports.Read'),
    staleTime: 10_000,
  })
  const reports = found.data?.value ?? []
  if (reports.length === 0) return null
  return (
    <Card title={t('home.news')} level={2}>
      <Stack gap={3} isList>
        {reports.map(report => (
          <NewReport key={report.id} report={report} />
        ))}
      </Stack>
    </Card>
  )
}

interface NewReportProps {
  report: { name: string; accountName: string; reportUrl: string; isReplaced: boolean }
}

function NewReport({ report: { name, accountName: client, reportUrl, isReplaced } }: NewReportProps) {
  const { t } = useTranslation()
  const hintId = useId()
  return (
    <Inline>
      <LinkButton size="small" href={reportUrl} aria-describedby={hintId}>
        {name}
      </LinkButton>
      <span id={hintId}>{t(isReplaced ? 'home.replaced' : 'home.published', { client })}</span>
    </Inline>
  )
}
