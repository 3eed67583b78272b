import { ReportPatch } from '@parvis/api-types/limits/reports'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { TextField } from '@parvis/design-system/TextField'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { sayFieldText } from '../../../../../forms/field-texts.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useSettings } from '../../../../../settings/SettingsContext.tsx'
import { reportChange, reportTexts, useReportAssessment } from '../../assessment.ts'
import type { Report } from '../../library.ts'
import { longestName } from '../../../../../reports/files/report-name.ts'
import { nameFault } from '../../rules/names.ts'
import { originFault, type ReportValues } from '../../rules/report-form.ts'
import { TouchedByReport } from '../../Touched.tsx'
import { useLater } from '../../useLater.ts'

/** The limits of the width and the height, in pixels. */
const { minimum, maximum } = ReportPatch.width

export interface PropertiesFieldsProps {
  report: Report
  control: Control<ReportValues>
}

/** The fields of a report's properties. The rules for its name are checked while somebody types. */
export function PropertiesFields({ report, control }: PropertiesFieldsProps) {
  const { t } = useTranslation('reports')
  return (
    <>
      <FormSection title={t('section.report')}>
        <NameField report={report} control={control} />
        <FormField name="securityModel" control={control} label={t('field.securityModel')}>
          {field => (
            <RadioGroup
              {...field}
              options={ReportPatch.securityModel.values.map(id => ({
                id,
                label: t(`security.${id}`),
                description: t(`securityHint.${id}`),
              }))}
            />
          )}
        </FormField>
      </FormSection>
      <FormSection title={t('section.size')} description={t('hint.size')}>
        <FormField name="width" control={control} label={t('field.width')}>
          {field => <NumberField {...field} minimum={minimum} maximum={maximum} suffix={t('pixels')} />}
        </FormField>
        <FormField name="height" control={control} label={t('field.height')}>
          {field => <NumberField {...field} minimum={minimum} maximum={maximum} suffix={t('pixels')} />}
        </FormField>
      </FormSection>
      <FormSection title={t('section.powerBi')} description={t('hint.powerBi')}>
        <PowerBiUrlField report={report} control={control} />
        <FormField name="reportId" control={control} label={t('field.reportId')}>
          {field => <TextField {...field} autoComplete="off" spellCheck={false} />}
        </FormField>
        <FormField name="reportGroup" control={control} label={t('field.reportGroup')}>
          {field => <TextField {...field} autoComplete="off" spellCheck={false} />}
        </FormField>
      </FormSection>
    </>
  )
}

/** The address. Another origin is refused while somebody types; an earlier address explains why it cannot be opened. */
function PowerBiUrlField({ report, control }: PropertiesFieldsProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const { frameOrigins } = useSettings()
  const typed = useWatch({ control, name: 'powerBiUrl' }).trim()
  const label = t('field.powerBiUrl')
  const isKept = typed === report.powerBiUrl
  // An incomplete address has no origin yet.
  const fault = /^https:\/\/[^/]+\//.test(typed) ? originFault(typed, frameOrigins) : undefined
  const live: FieldMessage[] =
    fault === undefined
      ? []
      : [
          isKept
            ? { kind: 'warning', text: `${t('hint.notOpened')} ${sayFieldText(tAny, fault, label)}` }
            : { kind: 'error', text: sayFieldText(tAny, fault, label) },
        ]
  return (
    <FormField name="powerBiUrl" control={control} label={label}>
      {field => (
        <TextField
          {...field}
          messages={field.messages.length > 0 ? field.messages : live}
          type="url"
          autoComplete="off"
        />
      )}
    </FormField>
  )
}

/** The name, with what a new one affects: the report's address, and people who saved it. */
function NameField({ report, control }: PropertiesFieldsProps) {
  const { t } = useTranslation('reports')
  const { t: tAny } = useTranslation()
  const name = useWatch({ control, name: 'name' })
  const isTouched = name !== report.name && name.trim() !== ''
  const fault = isTouched ? nameFault(name) : undefined
  const later = useLater(name)
  const { asked, problems } = useReportAssessment(
    reportChange({ kind: 'rename', reportKey: report.id, name: later }),
    later !== report.name,
  )
  const label = t('field.name')
  const live: FieldMessage[] = !isTouched
    ? []
    : fault !== undefined
      ? [{ kind: 'error', text: sayFieldText(tAny, fault, label) }]
      : later === name
        ? problems.map(problem => ({ kind: 'error', text: sayKey(tAny, reportTexts[problem]) }))
        : []
  return (
    <>
      <FormField name="name" control={control} label={label}>
        {field => (
          <TextField
            {...field}
            messages={field.messages.length > 0 ? field.messages : live}
            description={t('hint.name')}
            isRequired
            autoComplete="off"
            limit={longestName}
          />
        )}
      </FormField>
      {isTouched && live.length === 0 && (
        <>
          <p>{t('move.newAddress')}</p>
          <TouchedByReport asked={asked} />
        </>
      )}
    </>
  )
}
