import { Banner } from '@parvis/design-system/Banner'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { Inline } from '@parvis/design-system/Inline'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemState } from '../../../../../problems/ProblemState.tsx'
import { addressOfImport } from '../../addresses.ts'
import { sayNoChoices } from '../../problems.ts'
import { listPublishableReportsOptions } from '../../queries.ts'
import type { Publication } from '../../rules/publication-steps.ts'
import { valuesOf } from '../../rules/publication-values.ts'
import { usePublicationEditor } from './usePublicationEditor.ts'

/** Which report of the client is published; a file is imported into the library, and is there when one comes back. */
export function ReportStep({ publication }: { publication: Publication }) {
  const { t } = useTranslation('publications')
  const { accountId, accountName, engagementCode: code, reportId, reportName, folderPath } = publication
  const reports = useQuery(listPublishableReportsOptions(useApi(), publication))
  const editor = usePublicationEditor(publication, valuesOf(publication))
  if (reports.isError)
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
  const optionOf = (key: string | null) =>
    options.find(({ id }) => id === key) ??
    // The one that is chosen is known, wherever it stands in a long list.
    (reportName !== null && key === String(reportId)
      ? { id: key, label: reportName, description: folderPath ?? '' }
      : null)
  return (
    <VersionedForm
      editor={editor}
      fields={['report']}
      valuesOf={valuesOf}
      labelOf={field => t(`${field}.label`)}
      written={({ report }) => optionOf(report)?.label ?? t('form.none')}
      words={{
        name: t('step.report'),
        submit: t('flow.next'),
        unsaved: t('form.unsaved'),
        saved: t('report.chosen'),
        reset: t('form.reset'),
        failed: t('report.notChosen'),
        goneTitle: t('gone.title'),
      }}
    >
      <FormField
        name="report"
        control={editor.form.control}
        label={t('report.label')}
        missing={t('report.missing')}
      >
        {({ value, onChange, ...field }) => (
          <ComboBox
            {...field}
            isRequired
            description={t('report.hint', { client: accountName, code })}
            options={options}
            value={optionOf(value)}
            onChange={option => onChange(option?.id ?? null)}
          />
        )}
      </FormField>
      {reports.data?.value.length === 0 && (
        <Banner kind="info" title={t('report.none', { code })}>
          {t('report.noneHelp')}
        </Banner>
      )}
      <Inline>
        <LinkButton href={addressOfImport(accountId)}>{t('report.import')}</LinkButton>
      </Inline>
    </VersionedForm>
  )
}
