import { writeOptions } from '@parvis/api-types/calls'
import { createAccessRequest } from '@parvis/api-types/calls/access-requests'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../api/ApiContext.tsx'
import { FormField } from '../forms/FormField.tsx'
import { useLanguage } from '../i18n/formats.ts'
import { useTranslation } from '../i18n/useTranslation.ts'
import { SendDialog } from '../screens/DialogForms.tsx'
import { ChoiceField } from '../screens/ChoiceField.tsx'
import { LinesField } from '../screens/FormFields.tsx'
import { askForm, titleIn, type RequestableApplication } from './queries.ts'

/** Up to this many applications are shown as a list to pick from; more of them use a select. */
const atAGlance = 8

export interface AskDialogProps {
  applications: readonly RequestableApplication[]
  onClose: () => void
}

/** A dialog to request one of several applications, with a reason. */
export function AskDialog({ applications, onClose }: AskDialogProps) {
  const { t } = useTranslation('asking')
  const locale = useLanguage()
  const { mutateAsync } = useMutation(writeOptions(useApi(), createAccessRequest))
  const options = applications.map(each => ({
    id: String(each.menuId),
    label: titleIn(each, locale),
    description: locale === 'fr' ? each.menuDescription : each.menuEnglishDescription,
  }))
  const [only] = options
  const isOne = options.length === 1 && only !== undefined
  // A single application is named instead of chosen.
  const form = isOne ? { ...askForm, start: { ...askForm.start, menuId: only.id } } : askForm
  return (
    <SendDialog
      form={form}
      namespace="asking"
      draft={isOne ? only.id : 'new'}
      title={isOne ? t('ask.one', { application: only.label }) : t('ask.title')}
      description={t('ask.text')}
      submit={t('ask.confirm')}
      failed={t('ask.failed')}
      send={async ({ menuId, reason }, idempotencyKey) => {
        await mutateAsync({ body: { menuId, reason: reason.trim() }, idempotencyKey })
        showToast({ title: t('ask.done') })
      }}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          {!isOne && options.length <= atAGlance && (
            <FormField name="menuId" control={control} label={t('field.menuId')}>
              {({ value, ...field }) => (
                <RadioGroup {...field} isRequired value={value === '' ? null : value} options={options} />
              )}
            </FormField>
          )}
          {options.length > atAGlance && (
            <ChoiceField of={of} name="menuId" options={options} isError={false} />
          )}
          <LinesField of={of} name="reason" rows={4} hint={t('ask.hint')} missing={t('ask.missing')} />
        </>
      )}
    </SendDialog>
  )
}
