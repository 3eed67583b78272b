import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { clientsScope } from '../../application.ts'
import {
  notificationRecord,
  statusLooks,
  useDuplicate,
  useMayNotifyClients,
  type Notification,
} from '../../notification.ts'
import { NotificationFacts } from '../../NotificationFacts.tsx'
import { Reach } from '../../Reach.tsx'
import { FormOfNotification } from './NewNotificationScreen.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'

const loadDialogs = () => import('../../NotificationDialogs.tsx')
const DeleteNotificationDialog = lateDialog(async () => ({
  default: (await loadDialogs()).DeleteNotificationDialog,
}))
const StopNotificationDialog = lateDialog(async () => ({
  default: (await loadDialogs()).StopNotificationDialog,
}))

/** An existing notification: a form for what can still change, and the rest read-only. */
export function NotificationScreen() {
  return (
    <RecordScreen record={notificationRecord}>
      {(notification, leave) => <NotificationPage notification={notification} onLeave={leave} />}
    </RecordScreen>
  )
}

interface NotificationPageProps {
  notification: Notification
  /** Called when the notification was sent or deleted; the list comes next. */
  onLeave: () => void
}

function NotificationPage({ notification, onLeave }: NotificationPageProps) {
  const { t } = useTranslation('notifications')
  const locale = useLanguage()
  const mayNotifyClients = useMayNotifyClients()
  const { duplicate, isPending } = useDuplicate()
  const [asked, setAsked] = useState<'stop' | 'delete'>()
  const close = () => setAsked(undefined)
  const { id, status, forClients, readCount } = notification
  const isMine = !forClients || mayNotifyClients
  return (
    <RecordPage
      list={{ label: t('list.title'), href: notificationRecord.list }}
      title={locale === 'fr' ? notification.title : notification.englishTitle}
      sentence={t(forClients ? 'form.editHint.clients' : 'form.editHint.staff')}
      actions={
        isMine && (
          <>
            {status === 'live' && <Button onPress={() => setAsked('stop')}>{t('list.stop')}</Button>}
            <Button onPress={() => duplicate(id)} isPending={isPending}>
              {t('list.duplicate')}
            </Button>
            <Button onPress={() => setAsked('delete')}>{t('list.remove')}</Button>
          </>
        )
      }
      notice={<StatusBadge kind={statusLooks[status]}>{t(`status.${status}`)}</StatusBadge>}
    >
      {(readCount > 0 || status === 'live') && (
        <Card title={t('column.reach')}>
          <Reach notification={notification} />
        </Card>
      )}
      {!isMine && (
        <Banner kind="info" title={t('form.clientsTitle')}>
          {t('form.clientsText', { scope: clientsScope })}
        </Banner>
      )}
      {isMine && status === 'ended' && (
        <Banner kind="info" title={t('form.endedTitle')}>
          {t('form.ended')}
        </Banner>
      )}
      {isMine && status === 'live' && (
        <Card title={t('form.frozen')}>
          <p>{t('form.frozenHint')}</p>
          <NotificationFacts notification={notification} isFrozenOnly />
        </Card>
      )}
      {isMine && status !== 'ended' ? (
        <FormOfNotification notification={notification} forClients={forClients} onSaved={onLeave} />
      ) : (
        <NotificationFacts notification={notification} />
      )}
      {asked === 'stop' && <StopNotificationDialog notification={notification} onClose={close} />}
      {asked === 'delete' && (
        <DeleteNotificationDialog notification={notification} onClose={close} onDeleted={onLeave} />
      )}
    </RecordPage>
  )
}
