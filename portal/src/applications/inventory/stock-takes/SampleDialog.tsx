import { writeOptions } from '@parvis/api-types/calls'
import { drawStockSample } from '@parvis/api-types/calls/inventories'
import { StockSampleForm as limits } from '@parvis/api-types/limits/inventories'
import { NumberField } from '@parvis/design-system/NumberField'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import { ruleText } from '../../../forms/field-texts.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import type { ValuesOf } from '../../../screens/define-form.ts'
import { sampleForm } from './forms.ts'

type Values = ValuesOf<typeof sampleForm.fields>

export interface SampleDialogProps {
  takeId: number
  onClose: () => void
}

/** Draws a sample of a stock-take, with a choice of method, size and seed. */
export function SampleDialog({ takeId, onClose }: SampleDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), drawStockSample))
  return (
    <SendDialog
      form={sampleForm}
      namespace="stockTakes"
      draft={String(takeId)}
      title={t('samples.draw')}
      description={t('samples.drawText')}
      submit={t('samples.draw')}
      failed={t('samples.notDrawn')}
      also={({ method, size, threshold }) => ({
        ...(method === 'threshold' && threshold === null && { threshold: ruleText('required') }),
        ...(method !== 'threshold' && size === null && { size: ruleText('required') }),
      })}
      send={async ({ method, size, threshold, seed }, idempotencyKey) => {
        const body =
          method === 'threshold'
            ? { method, size: null, threshold, seed: null }
            : { method, size, threshold: null, seed }
        await mutateAsync({ path: { id: takeId }, body, idempotencyKey })
        showToast({ title: t('samples.drawn') })
      }}
      onClose={onClose}
    >
      {control => <SampleFields control={control} />}
    </SendDialog>
  )
}

function SampleFields({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('stockTakes')
  const method = useWatch({ control, name: 'method' })
  return (
    <>
      <FormField name="method" control={control} label={t('samples.method')}>
        {field => (
          <RadioGroup
            {...field}
            options={limits.method.values.map(id => ({
              id,
              label: t(`samples.by.${id}`),
              description: t(`samples.hint.${id}`),
            }))}
          />
        )}
      </FormField>
      {method === 'threshold' ? (
        <FormField name="threshold" control={control} label={t('samples.threshold')}>
          {field => (
            <NumberField
              {...field}
              isRequired
              suffix="€"
              minimum={limits.threshold.minimum}
              maximum={limits.threshold.maximum}
            />
          )}
        </FormField>
      ) : (
        <>
          <FormField name="size" control={control} label={t('samples.size')}>
            {field => (
              <NumberField
                {...field}
                isRequired
                minimum={limits.size.minimum}
                maximum={limits.size.maximum}
              />
            )}
          </FormField>
          <FormField name="seed" control={control} label={t('samples.seed')}>
            {field => (
              <NumberField
                {...field}
                description={t('samples.seedHint')}
                minimum={limits.seed.minimum}
                maximum={limits.seed.maximum}
              />
            )}
          </FormField>
        </>
      )}
    </>
  )
}
