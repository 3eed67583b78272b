import { isProblem } from '@parvis/api-types/problems'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { ProblemState } from '../../../../problems/ProblemState.tsx'
import { addressOfImport, addressOfPublication } from '../../addresses.ts'
import { chooseProblems, listProblems } from '../../problems.ts'
import { chooseReportOptions, invalidatePublications, listClientReportsOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'

/** Which report of the client is published; a file is imported into the library, and is there when one comes back. */
export function ReportStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const api = useApi()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { id, '@odata.etag': etag, accountId, accountName, reportId } = publication
  const reports = useQuery(listClientReportsOptions(api, accountId))
  const [chosen, setChosen] = useState(reportId === null ? null : String(reportId))
  const choice = useMutation({
    ...chooseReportOptions(api),
    onSuccess: () => void navigate(addressOfPublication(id, 'documents')),
    onSettled: () => invalidatePublications(queryClient),
  })
  if (reports.isError)
    return (
      <ProblemState
        title={t('report.failed')}
        problem={problemText<'listReports'>(listProblems, reports.error)}
        onRetry={() => void reports.refetch()}
        isRetrying={reports.isFetching}
      />
    )
  const options = (reports.data ?? []).map(report => ({
    id: String(report.id),
    label: report.name,
    description: report.folderPath,
  }))
  return (
    <Stack gap={5}>
      <ComboBox
        name="report"
        label={t('report.label')}
        description={t('report.hint', { client: accountName })}
        isRequired
        options={options}
        value={options.find(option => option.id === chosen) ?? null}
        onChange={option => setChosen(option?.id ?? null)}
      />
      {reports.data?.length === 0 && (
        <Banner kind="info" title={t('report.none')}>
          {t('report.noneHelp')}
        </Banner>
      )}
      {choice.error && (
        <ProblemBanner
          title={t('report.notChosen')}
          problem={
            isProblem(choice.error, 'precondition-failed')
              ? { key: 'publications:problem.changed' }
              : problemText<'updatePublication'>(chooseProblems, choice.error)
          }
        />
      )}
      <Inline>
        <Button
          variant="primary"
          isDisabled={chosen === null}
          isPending={choice.isPending}
          onPress={() => choice.mutate({ id, etag, reportId: Number(chosen) })}
        >
          {t('flow.next')}
        </Button>
        <LinkButton href={addressOfImport(accountId)}>{t('report.import')}</LinkButton>
      </Inline>
    </Stack>
  )
}
