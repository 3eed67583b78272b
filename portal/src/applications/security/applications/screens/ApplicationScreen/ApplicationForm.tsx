import { Stack } from '@parvis/design-system/Stack'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { applicationsPath } from '../../addresses.ts'
import {
  applicationFields,
  valuesOf,
  type ApplicationField,
  type ApplicationValues,
} from '../../rules/application-values.ts'
import { ApplicationFields } from './ApplicationFields.tsx'
import { useApplicationEditor, type ApplicationEditorOptions } from './useApplicationEditor.ts'

/** The form of one application, new or not, with everything that may happen to it while it is open. */
export function ApplicationForm(options: ApplicationEditorOptions) {
  const { t } = useTranslation('security')
  const editor = useApplicationEditor(options)
  const { form, isNew, isGone } = editor
  const written = (values: ApplicationValues, field: ApplicationField) => {
    const value = values[field]
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('none')
  }
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={applicationFields}
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
        leave={{ href: applicationsPath, label: t('form.cancel') }}
      >
        <ApplicationFields control={form.control} />
      </VersionedForm>
    </Stack>
  )
}
