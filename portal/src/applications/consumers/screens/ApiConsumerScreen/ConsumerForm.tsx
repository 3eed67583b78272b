import { apis } from '@parvis/api-types/apis'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { ConflictDialog } from '@parvis/design-system/patterns/ConflictDialog'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../api/ApiContext.tsx'
import { FormDraftOffer } from '../../../../forms/FormDraftOffer.tsx'
import { saySummaryText } from '../../../../forms/field-texts.ts'
import { useLanguage } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
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
  const { t: tAny } = useTranslation()
  const written = useWritten()
  const editor = useConsumerEditor(options)
  const { form, draft, failure, conflict, isNew, isGone } = editor
  const { errors, submitCount, isDirty } = form.formState
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
        errors={consumerFields.flatMap(name => {
          const message = errors[name]?.message
          return message === undefined
            ? []
            : [{ name, text: saySummaryText(tAny, message, t(`field.${name}`)) }]
        })}
        secondaryActions={
          isNew ? (
            <LinkButton href={consumersPath}>{t('form.cancel')}</LinkButton>
          ) : (
            <Button onPress={editor.undo} isDisabled={!isDirty}>
              {t('form.reset')}
            </Button>
          )
        }
      >
        <ConsumerFields control={form.control} />
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
