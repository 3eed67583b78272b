import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { DatePicker } from '@parvis/design-system/DatePicker'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Grid } from '@parvis/design-system/Grid'
import { MultiSelect } from '@parvis/design-system/MultiSelect'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { StatementRequestForm } from '@parvis/api-types/limits/statements'
import { sideLevels } from '@parvis/accounting/statements/mapping'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { FormField } from '../../../../../forms/FormField.tsx'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latestDay, ofMapping, settingsForm, type SettingsValues } from '../../settings-form.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useLateSuggestions, type Preparation } from '../../usePreparation.ts'
import { ComparisonField, usePriorStatements } from './ComparisonField.tsx'

export interface SettingsStepProps {
  preparation: Preparation
  /** Whether the mapping step was skipped, because every account had a suggested line. */
  isMappingSkipped: boolean
  onMapping: () => void
}

/** The settings of the statements: the year, the chart, and the comparison. Everything has a suggestion. */
export function SettingsStep({ preparation, isMappingSkipped, onMapping }: SettingsStepProps) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const { editor, client, rows, source, remembered } = preparation
  const { control } = editor.form
  const { file, report } = source
  const [periodStart] = useWatch({ control, name: ['periodStart'] })
  useLateSuggestions(preparation)
  const prior = usePriorStatements(client, periodStart)
  const send = useSendOnceKnown(editor, prior.isLoading)
  const isAboutMapping = editor.failure !== undefined && ofMapping.includes(editor.failure.key)
  const toMapping = (
    <Button size="small" onPress={onMapping}>
      {t('settings.toMapping')}
    </Button>
  )
  return (
    <Stack gap={6}>
      {isMappingSkipped && (
        <Banner kind="info" title={t('settings.skipped', { count: rows.length })} actions={toMapping}>
          {t(remembered.data?.requestId == null ? 'settings.skippedHelp' : 'settings.skippedRemembered')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('field.client'), value: client?.label ?? t('figure.unknown') },
          { term: t('figure.file'), value: t('settings.file', { name: file.name, size: bytes(file.size) }) },
        ]}
      />
      <VersionedForm
        editor={editor}
        fields={settingsForm.names}
        valuesOf={() => settingsForm.start}
        labelOf={name => t(`field.${name}`)}
        written={(values, name) => String(values[name])}
        words={{
          name: t('step.settings'),
          submit: t('settings.send'),
          failed: t('settings.failed'),
          goneTitle: t('settings.failed'),
        }}
        leave={{ label: t('settings.toMapping'), onPress: onMapping }}
        {...(isAboutMapping && { whyActions: toMapping })}
        onSubmit={() => (client === null ? onMapping() : send())}
      >
        <CompanyFields control={control} />
        <YearFields control={control} hasDates={report.balance === undefined} />
        <PresentationFields control={control} report={report} />
        <FormSection level={3} title={t('section.comparison')}>
          {report.balance?.hasOpening === false && <p>{t('comparison.forOpening')}</p>}
          <ComparisonField form={editor.form} found={prior} />
        </FormSection>
      </VersionedForm>
    </Stack>
  )
}

/**
 * Sends the settings once the statements for comparison are known. Until then the comparison is empty and would be
 * reported as missing, although it is about to be suggested.
 */
function useSendOnceKnown({ form, submit }: Preparation['editor'], isAwaited: boolean): () => void {
  const isWanted = useRef(false)
  const goOn = useEffectEvent(() => {
    if (isWanted.current) submit()
    isWanted.current = false
  })
  useEffect(() => {
    if (!isAwaited) goOn()
  }, [isAwaited])
  return () => {
    isWanted.current = isAwaited && form.getValues('prior') === ''
    if (!isWanted.current) submit()
  }
}

function CompanyFields({ control }: { control: Control<SettingsValues> }) {
  const { t } = useTranslation('statementImport')
  const { companyName, companyForm, companyAddress } = settingsForm.fields
  return (
    <FormSection level={3} title={t('section.company')}>
      <p>{t('hint.company')}</p>
      <FormField name="companyName" control={control} label={t('field.companyName')}>
        {field => (
          <TextField
            {...field}
            description={t('hint.companyName')}
            limit={companyName.limit}
            autoComplete="off"
          />
        )}
      </FormField>
      <Grid columnWidth="14rem">
        <FormField name="companyForm" control={control} label={t('field.companyForm')}>
          {field => (
            <TextField
              {...field}
              description={t('hint.companyForm')}
              limit={companyForm.limit}
              autoComplete="off"
            />
          )}
        </FormField>
        <FormField name="companyNumber" control={control} label={t('field.companyNumber')}>
          {field => (
            <TextField
              {...field}
              description={t('hint.companyNumber')}
              inputMode="numeric"
              spellCheck={false}
              autoComplete="off"
            />
          )}
        </FormField>
      </Grid>
      <FormField name="companyAddress" control={control} label={t('field.companyAddress')}>
        {field => <TextField {...field} limit={companyAddress.limit} autoComplete="off" />}
      </FormField>
    </FormSection>
  )
}

interface YearFieldsProps {
  control: Control<SettingsValues>
  /** Whether the contents of the file suggest the year. */
  hasDates: boolean
}

function YearFields({ control, hasDates }: YearFieldsProps) {
  const { t } = useTranslation('statementImport')
  return (
    <FormSection level={3} title={t('section.year')}>
      {!hasDates && <p>{t('hint.balanceYear')}</p>}
      <Grid columnWidth="14rem">
        {(['periodStart', 'periodEnd'] as const).map(name => (
          <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
            {({ value, onChange, ...field }) => (
              <DatePicker
                {...field}
                isRequired
                maximum={latestDay}
                value={value === '' ? null : value}
                onChange={chosen => onChange(chosen ?? '')}
              />
            )}
          </FormField>
        ))}
      </Grid>
      <FormField name="chart" control={control} label={t('field.chart')}>
        {field => (
          <RadioGroup
            {...field}
            isRequired
            description={t('hint.chart')}
            options={StatementRequestForm.chart.values.map(id => ({ id, label: t(`chart.${id}`) }))}
          />
        )}
      </FormField>
    </FormSection>
  )
}

interface PresentationFieldsProps {
  control: Control<SettingsValues>
  report: Preparation['source']['report']
}

function PresentationFields({ control, report }: PresentationFieldsProps) {
  const { t } = useTranslation('statementImport')
  // A trial balance has neither journals nor auxiliary accounts.
  const hasEntries = report.balance === undefined
  const hasAuxiliaries = report.balance !== undefined && report.balance.auxiliaries > 0
  const journals = report.journals.map(({ code, label }) => ({ id: code, label: code, description: label }))
  return (
    <FormSection level={3} title={t('section.presentation')}>
      <FormField name="rounding" control={control} label={t('field.rounding')}>
        {field => (
          <RadioGroup
            {...field}
            isRequired
            options={StatementRequestForm.rounding.values.map(id => ({ id, label: t(`rounding.${id}`) }))}
          />
        )}
      </FormField>
      <FormField name="language" control={control} label={t('field.language')}>
        {field => (
          <RadioGroup
            {...field}
            isRequired
            description={t('hint.language')}
            options={StatementRequestForm.language.values.map(id => ({ id, label: t(`language.${id}`) }))}
          />
        )}
      </FormField>
      {hasEntries && (
        <FormField name="openingJournals" control={control} label={t('field.openingJournals')}>
          {({ value, onChange, ...field }) => (
            <MultiSelect
              {...field}
              description={t('hint.openingJournals')}
              maximum={StatementRequestForm.openingJournals.maxItems}
              options={journals}
              value={journals.filter(({ id }) => value.includes(id))}
              onChange={chosen => onChange(chosen.map(({ id }) => id))}
            />
          )}
        </FormField>
      )}
      {(hasEntries || hasAuxiliaries) && (
        <FormField name="sideLevel" control={control} label={t('field.sideLevel')}>
          {field => (
            <RadioGroup
              {...field}
              isRequired
              description={t('hint.sideLevel')}
              options={sideLevels.map(id => ({
                id,
                label: t(`sideLevel.${id}`),
                description: t(`sideLevelHint.${id}`),
              }))}
            />
          )}
        </FormField>
      )}
    </FormSection>
  )
}
