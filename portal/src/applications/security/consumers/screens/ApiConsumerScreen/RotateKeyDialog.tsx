import { newIdempotencyKey } from '@parvis/api-types/client'
import { NumberField } from '@parvis/design-system/NumberField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { rotateKeyProblems } from '../../problems.ts'
import { invalidateConsumers, rotateKeyOptions, type ApiKey } from '../../queries.ts'
import { consumerLimits } from '../../rules/consumer-rules.ts'
import { endOf } from '../../rules/key-ends.ts'
import { isRotationValues, rotationFaults, type RotationValues } from '../../rules/key-values.ts'
import { KeyFormDialog } from './KeyFormDialog.tsx'
import { LifetimeField } from './LifetimeField.tsx'

export interface RotateKeyDialogProps {
  apiKey: ApiKey
  onClose: () => void
}

/** Makes a key that takes the place of another one, which lasts for some days beside it. */
export function RotateKeyDialog({ apiKey: { id, label }, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('consumers')
  const queryClient = useQueryClient()
  const rotation = useMutation({
    ...rotateKeyOptions(useApi()),
    onSuccess: () => void invalidateConsumers(queryClient),
  })
  const { form, draft, failure, isPending, submit, settle } = useFormEditor<RotationValues>({
    name: `api-key:rotate:${id}`,
    isValues: isRotationValues,
    start: { overlapDays: 7, lifetime: 180 },
    fields: ['overlapDays', 'lifetime'],
    check: rotationFaults,
    refusals: { 'api-key-expiry-past': 'lifetime' },
    say: error => problemText<'rotateApiKey'>(rotateKeyProblems, error),
  })
  const rotate = async (values: RotationValues) => {
    await rotation.mutateAsync({
      id,
      body: {
        overlapDays: Number(values.overlapDays),
        expiresDate: endOf(values.lifetime, new Date()),
      },
      // Of each try: the answer of one that was lost would not tell the secret again.
      idempotencyKey: newIdempotencyKey(),
    })
    settle(values)
  }
  return (
    <KeyFormDialog
      title={t('rotate.title', { label })}
      description={t('rotate.text')}
      submitLabel={t('rotate.confirm')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      made={rotation.data}
      onSubmit={() => submit(rotate)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="overlapDays" />
      <FormField
        name="overlapDays"
        control={form.control}
        label={t('rotate.overlap')}
        missing={t('rotate.overlapMissing')}
      >
        {field => (
          <NumberField
            {...field}
            description={t('rotate.overlapHint')}
            isRequired
            hasSteppers
            minimum={0}
            maximum={consumerLimits.overlapDays}
          />
        )}
      </FormField>
      <FormField name="lifetime" control={form.control} label={t('newKey.lasts')}>
        {field => <LifetimeField {...field} />}
      </FormField>
      {failure && <ProblemBanner title={t('rotate.failed')} problem={failure} />}
    </KeyFormDialog>
  )
}
