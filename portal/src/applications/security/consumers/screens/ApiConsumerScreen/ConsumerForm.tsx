import { apis } from '@parvis/api-types/apis'
import { Stack } from '@parvis/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { consumersPath } from '../../addresses.ts'
import { userOptions } from '../../queries.ts'
import {
  apisIn,
  consumerFields,
  valuesOf,
  type ConsumerField,
  type ConsumerValues,
} from '../../rules/consumer-values.ts'
import { ConsumerFields } from './ConsumerFields.tsx'
import { useConsumerEditor, type ConsumerEditorOptions } from './useConsumerEditor.ts'

/** The form of one API consumer, new or not, with everything that may happen to it while it is open. */
export function ConsumerForm(options: ConsumerEditorOptions) {
  const { t } = useTranslation('consumers')
  const written = useWritten()
  const editor = useConsumerEditor(options)
  const { form, isNew, isGone } = editor
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={consumerFields}
        valuesOf={valuesOf}
        labelOf={name => t(`field.${name}`)}
        written={written}
        words={{
          name: t(isNew ? 'form.new' : 'form.edit'),
          submit: t(isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save'),
          unsaved: t('form.unsaved'),
          saved: t('form.saved'),
          reset: t('form.reset'),
          failed: t('form.failed'),
          goneTitle: t('form.goneTitle'),
          gone: t('form.gone'),
        }}
        leave={{ href: consumersPath, label: t('form.cancel') }}
      >
        <ConsumerFields control={form.control} />
      </VersionedForm>
    </Stack>
  )
}

/** The value of a field as people read it: names instead of keys. */
function useWritten(): (values: ConsumerValues, field: ConsumerField) => string {
  const { t } = useTranslation('consumers')
  const language = useLanguage()
  const api = useApi()
  const queryClient = useQueryClient()
  return (values, field) => {
    const value = values[field]
    if (field === 'apis')
      return (
        apisIn(values.apis)
          .map(name => apis[name][language])
          .join(', ') || t('none')
      )
    if (field === 'ownerId') {
      const owner = queryClient.getQueryData(userOptions(api, values.ownerId ?? 0).queryKey)
      return owner ? `${owner.firstname} ${owner.name}` : String(value ?? '')
    }
    return typeof value === 'number' ? new Intl.NumberFormat(language).format(value) : value || t('none')
  }
}
