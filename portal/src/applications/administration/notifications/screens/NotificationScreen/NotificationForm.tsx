import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { FormPage } from '@parvis/design-system/patterns/FormPage'
import { useWatch } from 'react-hook-form'
import { summaryOf } from '../../../../../forms/field-texts.ts'
import { FormConflict } from '../../../../../forms/FormConflict.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { listPath } from '../../addresses.ts'
import {
  notificationFields,
  startOf,
  startsLater,
  valuesOf,
  type NotificationValues,
} from '../../rules/notification-values.ts'
import { useWritten } from '../../useWritten.ts'
import { NotificationFields } from './NotificationFields.tsx'
import { useRecipientCount } from './RecipientCount.tsx'
import { useNotificationEditor, type NotificationEditorOptions } from './useNotificationEditor.ts'

/** The form of one notification, new or not, with everything that may happen to it while it is open. */
export function NotificationForm(options: NotificationEditorOptions) {
  const { forClients } = options
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const written = useWritten()
  const editor = useNotificationEditor(options)
  const { form, draft, failure, isNew, isGone, isLive } = editor
  const { errors, submitCount, isDirty } = form.formState
  // Only these: the rest of the form does not render while someone types.
  const [startDay, startTime] = useWatch({ control: form.control, name: ['startDay', 'startTime'] })
  const isLater = startsLater({ startDay, startTime })
  return (
    <Stack gap={6}>
      <FormDraftOffer form={form} draft={draft} first="title" />
      {isGone && (
        <Banner kind="warning" live="assertive" title={t('gone.title')}>
          {t('gone.typed')}
        </Banner>
      )}
      <FormPage
        aria-label={t('form.name')}
        onSubmit={isLive ? editor.publish : editor.ask}
        submitLabel={t(isLive ? 'form.save' : isLater ? 'form.schedule' : 'form.send')}
        isPending={editor.isPending}
        statuses={[
          { text: t('form.unsaved'), isShown: isDirty },
          { text: t('form.saved'), isShown: editor.isKept },
        ]}
        attempt={submitCount}
        focusOnError="first-field"
        errors={summaryOf(tAny, errors, notificationFields, field => t(`field.${field}`))}
        secondaryActions={
          <>
            {!isLive && (
              <Button onPress={editor.keep} isDisabled={editor.isPending}>
                {t(editor.isDraft || isGone ? 'form.saveDraft' : 'form.backToDraft')}
              </Button>
            )}
            {isNew ? (
              <LinkButton variant="quiet" href={listPath}>
                {t('form.cancel')}
              </LinkButton>
            ) : (
              <Button variant="quiet" onPress={editor.undo} isDisabled={!isDirty}>
                {t('form.reset')}
              </Button>
            )}
          </>
        }
      >
        <NotificationFields form={form} forClients={forClients} isLive={isLive} />
        {failure && <ProblemBanner title={t('form.failed')} problem={failure} />}
      </FormPage>
      {editor.isConfirming && (
        <SendDialog
          values={form.getValues()}
          forClients={forClients}
          isLater={isLater}
          isPending={editor.isPending}
          onSend={editor.publish}
          onClose={editor.stopAsking}
        />
      )}
      <FormConflict
        editor={editor}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
      />
    </Stack>
  )
}

interface SendDialogProps {
  values: NotificationValues
  forClients: boolean
  /** It starts later. */
  isLater: boolean
  isPending: boolean
  onSend: () => void
  onClose: () => void
}

/** Says how many people are about to be told, and asks. */
function SendDialog({ values, forClients, isLater, isPending, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('notifications')
  const { moment } = useFormats()
  const { counted } = useRecipientCount({ values, forClients })
  const count = counted.data?.recipientCount
  const start = startOf(values)
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={
        count === undefined
          ? t(isLater ? 'confirm.scheduleUncounted' : 'confirm.sendUncounted')
          : t(isLater ? 'confirm.schedule' : 'confirm.send', { count })
      }
      confirmLabel={t(isLater ? 'confirm.scheduleButton' : 'confirm.sendButton')}
      isPending={isPending}
      onConfirm={onSend}
    >
      <p>
        {isLater && start !== null
          ? t('confirm.scheduleText', { date: moment(new Date(start)) })
          : t('confirm.sendText')}
      </p>
    </ConfirmDialog>
  )
}
