import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
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
  const { t: tAny } = useTranslation()
  const editor = useApplicationEditor(options)
  const { form, draft, failure, conflict, isNew, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
  const written = (values: ApplicationValues, field: ApplicationField) => {
    const value = values[field]
    return typeof value === 'boolean' ? t(value ? 'yes' : 'no') : value || t('none')
  }
  return (
    <Stack gap={6}>
      <FormDraftOffer form={form} draft={draft} first="name" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('form.goneTitle')}>
          {t('form.gone')}
        </Banner>
      )}
      <FormPage
        aria-label={t(isNew ? 'form.new' : 'form.edit')}
        onSubmit={editor.submit}
        submitLabel={t(isGone ? 'form.createAgain' : isNew ? 'form.create' : 'form.save')}
        isPending={editor.isPending}
        status={isDirty ? t('form.unsaved') : editor.isSaved ? t('form.saved') : ''}
        attempt={submitCount}
        focusOnError="first-field"
        errors={applicationFields.flatMap(name => {
          const message = errors[name]?.message
          return message === undefined
            ? []
            : [{ name, text: saySummaryText(tAny, message, t(`field.${name}`)) }]
        })}
        secondaryActions={
          isNew ? (
            <LinkButton href={applicationsPath}>{t('form.cancel')}</LinkButton>
          ) : (
            <Button onPress={editor.undo} isDisabled={!isDirty}>
              {t('form.reset')}
            </Button>
          )
        }
      >
        <ApplicationFields control={form.control} />
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
      <ConflictDialog
        isOpen={conflict !== undefined}
        fields={editor.conflictFields.map(name => ({
          name,
          label: t(`field.${name}`),
          theirs: conflict && written(valuesOf(conflict), name),
          mine: written(form.getValues(), name),
        }))}
        isPending={editor.isPending}
        onBack={editor.back}
        onReload={editor.reload}
        onOverwrite={editor.overwrite}
      />
    </Stack>
  )
}
