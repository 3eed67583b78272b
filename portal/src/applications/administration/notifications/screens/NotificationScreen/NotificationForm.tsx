import { Button } from '@parvis/design-system/Button'
import { ConfirmDialog } from '@parvis/design-system/ConfirmDialog'
import { Stack } from '@parvis/design-system/Stack'
import { useWatch } from 'react-hook-form'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { nameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { notificationRecord, useApplicationNames } from '../../notification.ts'
import {
  notificationForm,
  startOf,
  startsLater,
  valuesOf,
  type NotificationField,
  type NotificationValues,
} from '../../rules/notification-form.ts'
import { NotificationFields } from './NotificationFields.tsx'
import { useRecipientCount } from './RecipientCount.tsx'
import { useNotificationEditor, type NotificationEditorOptions } from './useNotificationEditor.ts'

/** Formats the value of a field for the reader. */
function useWritten() {
  const { t } = useTranslation('notifications')
  const language = useLanguage()
  const applications = useApplicationNames()
  return (values: NotificationValues, field: NotificationField): string => {
    switch (field) {
      case 'severity':
        return t(`severity.${values.severity}`)
      case 'audience':
        return t(`audience.${values.audience}`)
      case 'targets':
        return values.targets.map(target => nameIn(language, target)).join(', ') || t('form.none')
      case 'applicationId': {
        const named = applications.data?.value.find(({ id }) => String(id) === values.applicationId)
        return named ? nameIn(language, named) : t('form.noApplication')
      }
      default:
        return values[field] || t('form.none')
    }
  }
}

/** The form of a new or existing notification, including conflicts and deletion while it is open. */
export function NotificationForm(options: NotificationEditorOptions) {
  const { forClients } = options
  const { t } = useTranslation('notifications')
  const written = useWritten()
  const { editor, isLive, ...sending } = useNotificationEditor(options)
  const { form } = editor
  const [startDay, startTime] = useWatch({ control: form.control, name: ['startDay', 'startTime'] })
  const isLater = startsLater({ startDay, startTime })
  return (
    <Stack gap={6}>
      <VersionedForm
        editor={editor}
        fields={notificationForm.names}
        valuesOf={valuesOf}
        labelOf={field => t(`field.${field}`)}
        written={written}
        onSubmit={isLive ? sending.publish : sending.ask}
        actions={
          !isLive && (
            <Button onPress={sending.keep} isDisabled={editor.isPending}>
              {t(sending.isDraft || editor.isGone ? 'form.saveDraft' : 'form.backToDraft')}
            </Button>
          )
        }
        leave={{ label: t('form.cancel'), href: notificationRecord.list }}
        words={{
          name: t('record.name'),
          submit: t(isLive ? 'form.save' : isLater ? 'form.schedule' : 'form.send'),
          unsaved: t('form.unsaved'),
          saved: t('form.saved'),
          reset: t('form.reset'),
          failed: t('form.failed'),
          goneTitle: t('gone.title'),
          gone: t('gone.typed'),
        }}
      >
        <NotificationFields form={form} forClients={forClients} isLive={isLive} />
      </VersionedForm>
      {sending.isConfirming && (
        <SendDialog
          values={form.getValues()}
          forClients={forClients}
          isLater={isLater}
          isPending={editor.isPending}
          onSend={sending.publish}
          onClose={sending.stopAsking}
        />
      )}
    </Stack>
  )
}

interface SendDialogProps {
  values: NotificationValues
  forClients: boolean
  /** The notification starts later. */
  isLater: boolean
  isPending: boolean
  onSend: () => void
  onClose: () => void
}

/** Says how many people will be notified, and asks for confirmation. */
function SendDialog({ values, forClients, isLater, isPending, onSend, onClose }: SendDialogProps) {
  const { t } = useTranslation('notifications')
  const { longMoment } = useFormats()
  const { counted } = useRecipientCount({ values, forClients })
  const count = counted.data?.recipientCount
  const start = startOf(values)
  // A critical notification is shown above every page, not only in the bell.
  const isCritical = values.severity === 'critical'
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
          ? t(isCritical ? 'confirm.scheduleTextCritical' : 'confirm.scheduleText', {
              date: longMoment(start),
            })
          : t(isCritical ? 'confirm.sendTextCritical' : 'confirm.sendText')}
      </p>
    </ConfirmDialog>
  )
}
