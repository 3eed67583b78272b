import { writeOptions, type WriteParams } from '@parvis/api-types/calls'
import {
  createClientNotification,
  createNotification,
  updateNotification,
} from '@parvis/api-types/calls/notification-administration'
import { ApiProblem } from '@parvis/api-types/problems'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { fieldText } from '../../../../../forms/field-texts.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { notificationRecord, type Notification } from '../../notification.ts'
import {
  bodyOf,
  changesTo,
  liveFields,
  notificationFaults,
  notificationForm,
  valuesOf,
  type NotificationValues,
} from '../../rules/notification-form.ts'

/** The saved notification, which decides where the author goes next. */
export type Saved = { id: number; isDraft: boolean }

export interface NotificationEditorOptions {
  /** The notification as the services hold it now; undefined for a new one. */
  notification: Notification | undefined
  forClients: boolean
  /** Called when a new notification was saved, or a draft was sent or scheduled. */
  onSaved: (saved: Saved) => void
}

const namedProblems = {
  'notification-group-without-access': 'notifications:problem.groupsWithoutAccess',
  'notification-audience-unknown': 'notifications:problem.audienceUnknownNamed',
} as const

/** The fault that names the recipients the services refuse; empty if they do not say which. */
function refusedTargets(error: unknown, { targets }: NotificationValues): { targets?: string } {
  if (!(error instanceof ApiProblem) || !Object.hasOwn(namedProblems, error.code)) return {}
  const names = error.errors.flatMap(({ pointer }) => {
    const at = /^\/audienceIds\/(\d+)$/.exec(pointer)?.[1]
    return at === undefined ? [] : (targets[Number(at)]?.name ?? [])
  })
  const key = namedProblems[error.code as keyof typeof namedProblems]
  return names.length === 0 ? {} : { targets: fieldText(key, { names: names.join(', ') }) }
}

/** A change of status is a new version too: it happens when the start or end passes, without a new ETag. */
const versionOf = ({ '@odata.etag': etag, status }: Notification) => `${etag} ${status}`

/** The editor behind one notification: saves it as a draft, or sends it after confirmation. */
export function useNotificationEditor({ notification, forClients, onSaved }: NotificationEditorOptions) {
  const { t } = useTranslation('notifications')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createNotification))
  const creationForClients = useMutation(writeOptions(api, createClientNotification))
  const change = useMutation(writeOptions(api, updateNotification))
  const [isConfirming, setConfirming] = useState(false)
  // Sending is validated more strictly than saving a draft.
  const isDraft = useRef(false)
  const saved = useRef<{ wasLive: boolean; status: Notification['status'] }>(undefined)

  const words = () => {
    if (!saved.current || saved.current.wasLive) return t('form.saved')
    const { status } = saved.current
    return t(status === 'draft' ? 'form.draftSaved' : status === 'scheduled' ? 'form.scheduled' : 'form.sent')
  }

  const editor = useVersionedEditor<NotificationValues, Notification>({
    kind: notificationForm.name,
    thing: notification,
    newName: forClients ? 'new-for-clients' : 'new',
    versionOf,
    fields: notificationForm.names,
    newValues: { ...notificationForm.start, audience: forClients ? 'customers' : 'staff' },
    valuesOf,
    isValues: notificationForm.isValues,
    check: (values, base, isNew) =>
      notificationFaults(values, {
        isDraft: isDraft.current,
        now: new Date(),
        ...(!isNew && base?.status === 'live' && { fields: liveFields }),
      }),
    refusals: notificationForm.refusals,
    refused: refusedTargets,
    same: notificationForm.isSame,
    say: notificationForm.say,
    create: async (values, idempotencyKey) => {
      const sent = { body: bodyOf(values, isDraft.current), idempotencyKey }
      try {
        // Each form offers only the audiences of its contract.
        const created = await (forClients
          ? creationForClients.mutateAsync(sent as WriteParams<'createClientNotification'>)
          : creation.mutateAsync(sent as WriteParams<'createNotification'>))
        saved.current = { wasLive: false, status: created.status }
        return created
      } finally {
        setConfirming(false)
      }
    },
    // Sending an unchanged draft still clears `isDraft`.
    isSentUnchanged: true,
    update: async (from, values) => {
      const { id, status, '@odata.etag': ifMatch } = from
      const body = changesTo(from, values, status !== 'live' && isDraft.current)
      try {
        const isSame = Object.keys(body).length === 0
        const written = isSame ? from : await change.mutateAsync({ path: { id }, ifMatch, body })
        saved.current = { wasLive: status === 'live', status: written.status }
        return written
      } finally {
        setConfirming(false)
      }
    },
    read: id => queryClient.fetchQuery({ ...notificationRecord.options(api, id), staleTime: 0 }),
    onCreated: useCallback(
      (id: number) => onSaved({ id, isDraft: saved.current?.status === 'draft' }),
      [onSaved],
    ),
    onSaved: useCallback(
      (id: number) => {
        // A live notification or a saved draft stays open.
        if (saved.current && !saved.current.wasLive && saved.current.status !== 'draft')
          onSaved({ id, isDraft: false })
      },
      [onSaved],
    ),
    said: { created: words, saved: words },
  })
  const { form, isNew, base } = editor
  const send = (asDraft: boolean) => {
    isDraft.current = asDraft
    editor.submit(() => setConfirming(false))
  }
  return {
    editor,
    isLive: !isNew && base?.status === 'live',
    /** A draft, or a new notification. */
    isDraft: base?.isDraft ?? true,
    isConfirming,
    /** Asks for confirmation before sending. */
    ask: () => {
      isDraft.current = false
      void form.handleSubmit(() => setConfirming(true))()
    },
    stopAsking: () => setConfirming(false),
    publish: () => send(false),
    keep: () => send(true),
  }
}
