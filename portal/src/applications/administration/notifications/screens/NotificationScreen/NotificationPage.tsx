import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { listPath } from '../../addresses.ts'
import { NotificationFacts } from '../../NotificationFacts.tsx'
import { Reach } from '../../Reach.tsx'
import { clientsScope, useMayNotifyClients } from '../../rights.ts'
import type { Notification } from '../../rules/notification-values.ts'
import { statusLooks } from '../../status-looks.ts'
import { useDuplicate } from '../../useDuplicate.ts'
import { FormOfNotification } from './FormOfNotification.tsx'

const loadDialogs = () => import('../../NotificationDialogs.tsx')
const DeleteNotificationDialog = lazy(async () => ({
  default: (await loadDialogs()).DeleteNotificationDialog,
}))
const StopNotificationDialog = lazy(async () => ({ default: (await loadDialogs()).StopNotificationDialog }))

/** The page of a notification that exists: to change what can still be changed, and to read the rest. */
export function NotificationPage({ notification }: { notification: Notification }) {
  const { t } = useTranslation('notifications')
  const locale = useLanguage()
  const navigate = useNavigate()
  const mayNotifyClients = useMayNotifyClients()
  const { duplicate, isPending } = useDuplicate()
  const [asked, setAsked] = useState<'stop' | 'delete'>()
  const [isLeaving, setLeaving] = useState(false)
  const close = () => setAsked(undefined)
  const leave = useCallback(() => setLeaving(true), [])
  // Leaves once the form is gone, and with it what was typed.
  useEffect(() => {
    if (isLeaving) void navigate(listPath)
  }, [isLeaving, navigate])
  if (isLeaving) return null
  const { id, status, forClients, readCount } = notification
  const title = locale === 'fr' ? notification.title : notification.englishTitle
  const isMine = !forClients || mayNotifyClients
  return (
    <Page>
      <PageHeader
        title={title}
        sentence={t(forClients ? 'form.editHint.clients' : 'form.editHint.staff')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'notifications', label: t('list.title'), href: listPath },
              { id: 'notification', label: title },
            ]}
          />
        }
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
      />
      <StatusBadge kind={statusLooks[status]}>{t(`status.${status}`)}</StatusBadge>
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
        <FormOfNotification notification={notification} forClients={forClients} onSaved={leave} />
      ) : (
        <NotificationFacts notification={notification} />
      )}
      <Suspense fallback={null}>
        {asked === 'stop' && <StopNotificationDialog notification={notification} onClose={close} />}
        {asked === 'delete' && (
          <DeleteNotificationDialog notification={notification} onClose={close} onDeleted={leave} />
        )}
      </Suspense>
    </Page>
  )
}
