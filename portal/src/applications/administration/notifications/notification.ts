import { readOptions, writeOptions, type ReadOf } from '@parvis/api-types/calls'
import { listApplications } from '@parvis/api-types/calls/applications'
import { duplicateNotification, getNotification } from '@parvis/api-types/calls/notification-administration'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import { sayKey } from '../../../i18n/keys.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { clientsScope, notifications } from './application.ts'
import { isChosen, type Audience } from './rules/notification-form.ts'

/** A notification as the services hold it. */
export type Notification = ReadOf<'getNotification'>

export const notificationRecord = defineRecord(getNotification, 'notifications', {
  param: 'notificationId',
  list: notifications.address('list'),
  say: explain<'getNotification'>({ 'not-found': 'kinds.gone.text' }),
})

/** The colour of each status's badge; the badge's text says the same in words. */
export const statusLooks = {
  draft: 'draft',
  scheduled: 'waiting',
  live: 'active',
  ended: 'success',
} as const satisfies Record<Notification['status'], StatusBadgeKind>

/** The colour of each severity's badge. */
export const severityLooks = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  critical: 'danger',
} as const satisfies Record<Notification['severity'], StatusBadgeKind>

/**
 * Whether the signed-in person may change notifications for clients. Only for display: the services check each call.
 */
export function useMayNotifyClients(): boolean {
  return usePerson().scopes.has(clientsScope)
}

/** Describes the recipients of a notification in words. */
export function useAudienceWords() {
  const { t } = useTranslation('notifications')
  return (audience: Audience, names: readonly string[]) =>
    isChosen(audience) ? t(`audienceOf.${audience}`, { names: names.join(', ') }) : t(`audience.${audience}`)
}

/** The applications a notification can be about, by name. */
export function useApplicationNames() {
  const query = { select: ['id', 'name', 'englishName'], orderby: ['name'], top: 1000 } as const
  return useQuery({ ...readOptions(useApi(), listApplications, { query }), staleTime: 60_000 })
}

const sayNotDuplicated = explain<'duplicateNotification'>({})

/** Duplicates a notification as a draft and opens it. */
export function useDuplicate() {
  const { t } = useTranslation('notifications')
  const { t: tAny } = useTranslation()
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    ...writeOptions(useApi(), duplicateNotification),
    onSuccess: ({ id }) => {
      showToast({ title: t('list.duplicated') })
      void navigate(notifications.address('record', { notificationId: id }))
    },
    onError: error => showToast({ kind: 'warning', title: sayKey(tAny, sayNotDuplicated(error).key) }),
  })
  return { duplicate: (id: number) => mutate({ path: { id } }), isPending }
}
