import { writeOptions } from '@parvis/api-types/calls'
import { updateStockValuation } from '@parvis/api-types/calls/inventories'
import {
  StockDepreciationRule as ruleLimits,
  StockValuationPatch as limits,
} from '@parvis/api-types/limits/inventories'
import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { Inline } from '@parvis/design-system/Inline'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import type { ValuesOf } from '../../../screens/define-form.ts'
import { slowForm, valuationForm, type DepreciationValue } from './forms.ts'
import type { StockValuation } from './stock-take.ts'

export interface ValuationDialogProps {
  takeId: number
  /** The version on screen, whose ETag the change is sent with. */
  valuation: StockValuation
  onClose: () => void
}

/** Chooses how a stock is valued, and which value the part without entries gets. */
export function ValuationDialog({ takeId: id, valuation, onClose }: ValuationDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateStockValuation))
  const { '@odata.etag': ifMatch, method, rest } = valuation
  return (
    <SendDialog
      form={{ ...valuationForm, start: { method, rest } }}
      namespace="stockTakes"
      draft={String(id)}
      title={t('valuation.choose')}
      submit={t('valuation.confirm')}
      failed={t('valuation.notChosen')}
      send={async body => {
        await mutateAsync({ path: { id }, ifMatch, body })
        showToast({ title: t('valuation.chosen') })
      }}
      onClose={onClose}
    >
      {control => <MethodFields control={control} />}
    </SendDialog>
  )
}

function MethodFields({ control }: { control: Control<ValuesOf<typeof valuationForm.fields>> }) {
  const { t } = useTranslation('stockTakes')
  const method = useWatch({ control, name: 'method' })
  return (
    <>
      <FormField name="method" control={control} label={t('valuation.method')}>
        {field => (
          <RadioGroup
            {...field}
            options={limits.method.values.map(id => ({
              id,
              label: t(`valuation.by.${id}`),
              description: t(`valuation.hint.${id}`),
            }))}
          />
        )}
      </FormField>
      {method !== 'given' && (
        <FormField name="rest" control={control} label={t('valuation.rest')}>
          {field => (
            <RadioGroup
              {...field}
              options={limits.rest.values.map(id => ({
                id,
                label: t(`valuation.restBy.${id}`),
                description: t(`valuation.restHint.${id}`),
              }))}
            />
          )}
        </FormField>
      )}
    </>
  )
}

/** Sets which articles count as slow-moving, and how much value they lose. */
export function SlowDialog({ takeId: id, valuation, onClose }: ValuationDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateStockValuation))
  const { '@odata.etag': ifMatch, slowDays, slowMonths, depreciation } = valuation
  return (
    <SendDialog
      form={{ ...slowForm, start: { slowDays, slowMonths, depreciation } }}
      namespace="stockTakes"
      draft={String(id)}
      title={t('slow.choose')}
      description={t('slow.chooseText')}
      submit={t('slow.confirm')}
      failed={t('slow.notChosen')}
      send={async body => {
        await mutateAsync({ path: { id }, ifMatch, body })
        showToast({ title: t('slow.chosen') })
      }}
      onClose={onClose}
    >
      {control => (
        <>
          {(['slowDays', 'slowMonths'] as const).map(name => (
            <FormField key={name} name={name} control={control} label={t(`field.${name}`)}>
              {field => (
                <NumberField
                  {...field}
                  description={t(`hint.${name}`)}
                  minimum={limits[name].minimum}
                  maximum={limits[name].maximum}
                />
              )}
            </FormField>
          ))}
          <FormField name="depreciation" control={control} label={t('field.depreciation')}>
            {({ value, onChange, messages, ref, onBlur }) => (
              <RulesField rules={value} onChange={onChange} first={{ messages, ref }} onBlur={onBlur} />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}

const mostRules = 10

interface RulesFieldProps {
  rules: readonly DepreciationValue[]
  onChange: (rules: readonly DepreciationValue[]) => void
  /** Messages about the rules as a whole appear at their first field. */
  first: Pick<Parameters<typeof NumberField>[0], 'messages' | 'ref'>
  onBlur: () => void
}

/** Rules of the form "from this many days on, take off this percentage". There are none until the reader adds one. */
function RulesField({ rules, onChange, first, onBlur }: RulesFieldProps) {
  const { t } = useTranslation('stockTakes')
  const change = (at: number, changes: Partial<DepreciationValue>) =>
    onChange(rules.map((rule, place) => (place === at ? { ...rule, ...changes } : rule)))
  return (
    <Stack gap={3}>
      <p>{t('slow.rules')}</p>
      {rules.map(({ days, percent }, at) => {
        const number = at + 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a rule has no other key than its place
          <Grid key={at} columnWidth="12rem">
            <NumberField
              label={t('slow.ruleDays', { number })}
              value={days}
              onChange={changed => change(at, { days: changed })}
              onBlur={onBlur}
              minimum={ruleLimits.days.minimum}
              maximum={ruleLimits.days.maximum}
              isRequired
              {...(at === 0 && first)}
            />
            <NumberField
              label={t('slow.rulePercent', { number })}
              suffix="%"
              value={percent}
              onChange={changed => change(at, { percent: changed })}
              onBlur={onBlur}
              format={{ maximumFractionDigits: 2 }}
              step={0.01}
              minimum={ruleLimits.percent.minimum}
              maximum={ruleLimits.percent.maximum}
              isRequired
            />
          </Grid>
        )
      })}
      <Inline>
        {rules.length < mostRules && (
          <Button size="small" onPress={() => onChange([...rules, { days: null, percent: null }])}>
            {t('slow.addRule')}
          </Button>
        )}
        {rules.length > 0 && (
          <Button size="small" onPress={() => onChange(rules.slice(0, -1))}>
            {t('slow.removeRule')}
          </Button>
        )}
      </Inline>
    </Stack>
  )
}
