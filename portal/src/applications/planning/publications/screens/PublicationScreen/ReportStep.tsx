import { readOptions } from '@parvis/api-types/calls'
import { updatePublication } from '@parvis/api-types/calls/publications'
import { listReports } from '@parvis/api-types/calls/reports'
import { Banner } from '@parvis/design-system/Banner'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Card } from '@parvis/design-system/Card'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { FileIntake } from '../../../../../reports/files/FileIntake.tsx'
import { EditForm } from '../../../../../screens/EditorForm.tsx'
import { publicationRecord, reportForm, sayNoChoices, type Publication } from '../../publication.ts'
import { addressOfPublication } from '../../rules/publication-steps.ts'
import { ImportedReport } from './ImportedReport.tsx'

/** The client's reports that can be published for an engagement, last changed first. */
function usePublishableReports({ accountId, engagementCode }: Publication) {
  return useQuery({
    ...readOptions(useApi(), listReports, {
      query: {
        filter: {
          and: [
            ['accountId', 'eq', accountId],
            // A report in another engagement's folder would be refused.
            {
              or: [
                ['engagementCode', 'eq', null],
                ['engagementCode', 'eq', engagementCode],
              ],
            },
          ],
        },
        select: ['id', 'name', 'folderPath', 'publicationStatus'],
        orderby: ['modificationDate desc', 'id'],
        top: 200,
      },
    }),
    // Refetch, because the author may return from importing a report.
    staleTime: 0,
  })
}

/** Chooses the client's report to publish; a file can also be uploaded and imported here. */
export function ReportStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const navigate = useNavigate()
  const { accountName, engagementCode: code, reportId, reportName, folderPath } = publication
  const reports = usePublishableReports(publication)
  const goOn = useCallback((id: number) => void navigate(addressOfPublication(id, 'documents')), [navigate])
  if (reports.isLoadingError)
    return (
      <ProblemState
        title={t('report.failed')}
        problem={sayNoChoices(reports.error)}
        onRetry={() => void reports.refetch()}
        isRetrying={reports.isFetching}
      />
    )
  const options = (reports.data?.value ?? []).map(report => ({
    id: String(report.id),
    label: report.name,
    description: report.folderPath,
  }))
  const optionOf = (key: string) =>
    options.find(({ id }) => id === key) ??
    // The chosen report is known even if the list does not include it.
    (reportName !== null && key === String(reportId)
      ? { id: key, label: reportName, description: folderPath ?? '' }
      : null)
  return (
    <Stack gap={6}>
      <EditForm
        form={reportForm}
        record={publicationRecord}
        // A report deleted since has no name: another one has to be chosen.
        thing={reportName === null ? { ...publication, reportId: null } : publication}
        update={updatePublication}
        name={t('step.report')}
        submit={t('flow.next')}
        written={values => optionOf(values.reportId)?.label ?? t('form.none')}
        onSaved={goOn}
      >
        {control => (
          <>
            <FormField
              name="reportId"
              control={control}
              label={t('field.reportId')}
              missing={t('report.missing')}
            >
              {({ value, onChange, ...field }) => (
                <ComboBox
                  {...field}
                  isRequired
                  description={t('report.hint', { client: accountName, code })}
                  options={options}
                  value={optionOf(value)}
                  onChange={option => onChange(option?.id ?? '')}
                />
              )}
            </FormField>
            {reports.data?.value.length === 0 && (
              <Banner kind="info" title={t('report.none', { code })}>
                {t('report.noneHelp')}
              </Banner>
            )}
          </>
        )}
      </EditForm>
      <Card title={t('report.import')} level={3}>
        <FileIntake
          purpose={{ kind: 'report' }}
          label={t('report.file')}
          description={t('report.fileHint')}
          extensions={['.pbix']}
          maximumFiles={1}
          gap={3}
        >
          {({ file, uploadId }, forget) => (
            <ImportedReport
              key={uploadId}
              publication={publication}
              file={file}
              onImported={() => {
                forget(true)
                goOn(publication.id)
              }}
            />
          )}
        </FileIntake>
      </Card>
    </Stack>
  )
}
