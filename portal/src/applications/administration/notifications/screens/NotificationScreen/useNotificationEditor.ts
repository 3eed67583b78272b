import { newIdempotencyKey } from '@parvis/api-types/client'
import { ApiProblem, isProblem } from '@parvis/api-types/problems'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { problemText } from '../../../../../api/problem-messages.ts'
import { differing, rebase } from '../../../../../forms/changes.ts'
import { fieldText } from '../../../../../forms/field-texts.ts'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { createProblems, updateProblems } from '../../problems.ts'
import {
  createNotificationOptions,
  getNotificationOptions,
  invalidateNotifications,
  updateNotificationOptions,
} from '../../queries.ts'
import { notificationFaults } from '../../rules/notification-rules.ts'
import {
  bodyOf,
  changesBetween,
  isNotificationValues,
  liveFields,
  newValues,
  notificationFields,
  valuesOf,
  type Notification,
  type NotificationValues,
} from '../../rules/notification-values.ts'

/** Where the author goes once everything is saved. */
export type Saved = { id: number; isDraft: boolean }

export interface NotificationEditorOptions {
  /** As the services hold it now; undefined for a new one. */
  notification: Notification | undefined
  forClients: boolean
  /** A new one was kept, or one was sent or scheduled. */
  onSaved: (saved: Saved) => void
}

const namedProblems = {
  'notification-group-without-access': 'notifications:problem.groupsWithoutAccess',
  'notification-audience-unknown': 'notifications:problem.audienceUnknownNamed',
} as const

/** Which of the chosen recipients the services refuse, by name; undefined when they do not say. */
function refusedTargets(error: unknown, { targets }: NotificationValues): string | undefined {
  if (!(error instanceof ApiProblem) || !Object.hasOwn(namedProblems, error.code)) return undefined
  const names = error.errors.flatMap(({ pointer }) => {
    const at = /^\/audienceIds\/(\d+)$/.exec(pointer)?.[1]
    return at === undefined ? [] : (targets[Number(at)]?.name ?? [])
  })
  const key = namedProblems[error.code as keyof typeof namedProblems]
  return names.length === 0 ? undefined : fieldText(key, { names: names.join(', ') })
}

/** Whether the services have saved a later version than that of the form, or its time has come. */
function isNewer(notification: Notification, base: Notification): boolean {
  return notification['@odata.etag'] === base['@odata.etag']
    ? notification.status !== base.status
    : notification.modifiedDate > base.modifiedDate
}

/** The form of one notification: rules, draft, sending, and everything that may happen to it in the meantime. */
export function useNotificationEditor({ notification, forClients, onSaved }: NotificationEditorOptions) {
  const { t } = useTranslation('notifications')
  const api = useApi()
  const queryClient = useQueryClient()
  // The version that the author started from; a save says so.
  const [base, setBase] = useState(notification)
  const [conflict, setConflict] = useState<Notification>()
  const [isGone, setGone] = useState(false)
  const [isKept, setKept] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [saved, setSaved] = useState<Saved>()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const isNew = base === undefined || isGone
  const isLive = !isNew && base.status === 'live'
  const start = base ? valuesOf(base) : newValues(forClients ? 'customers' : 'staff')
  // What is sent is held against more than what is kept.
  const isDraft = useRef(false)

  const editor = useFormEditor<NotificationValues>({
    name: `notification:${notification?.id ?? (forClients ? 'new-for-clients' : 'new')}`,
    isValues: isNotificationValues,
    start,
    fields: notificationFields,
    check: values =>
      notificationFaults(values, {
        isDraft: isDraft.current,
        now: new Date(),
        ...(isLive && { fields: liveFields }),
      }),
    refusals: {
      'notification-application-unknown': 'applicationId',
      'notification-audience-unknown': 'targets',
      'notification-group-without-access': 'targets',
      'notification-link-unknown': 'link',
      'notification-end-before-start': 'endDay',
      'notification-end-past': 'endDay',
    },
    say: error =>
      isNew
        ? problemText<'createNotification'>(createProblems, error)
        : problemText<'updateNotification'>(updateProblems, error),
  })
  const { form } = editor
  const { isDirty } = form.formState

  // Somebody else saved, or its time has come: a form that nobody has touched follows.
  useEffect(() => {
    if (!base || !notification || isDirty || !isNewer(notification, base)) return
    form.reset(valuesOf(notification), { keepErrors: true, keepSubmitCount: true })
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a store of its own; its start moves with it
    setBase(notification)
  }, [notification, base, isDirty, form])

  // Leaves once nothing is unsaved any more: until then the page would ask whether to leave it.
  useEffect(() => {
    if (saved && !isDirty) onSaved(saved)
  }, [saved, isDirty, onSaved])

  const create = useMutation(createNotificationOptions(api))
  const update = useMutation(updateNotificationOptions(api))

  const take = (version: Notification) => {
    editor.settle(valuesOf(version))
    setBase(version)
    setConflict(undefined)
  }
  const done = ({ id, status }: Pick<Notification, 'id' | 'status'>, wasLive: boolean) => {
    const words = wasLive
      ? t('form.saved')
      : t(status === 'draft' ? 'form.draftSaved' : status === 'scheduled' ? 'form.scheduled' : 'form.sent')
    showToast({ title: words })
    void invalidateNotifications(queryClient)
    setKept(true)
    if (!wasLive && (isNew || status !== 'draft')) setSaved({ id, isDraft: status === 'draft' })
  }

  async function createNew(values: NotificationValues) {
    try {
      const body = bodyOf(values, isDraft.current)
      const created = await create.mutateAsync({ forClients, body, idempotencyKey })
      editor.settle(values)
      done(created, false)
    } catch (error) {
      // The first try got through and its answer did not: another try is another intention.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }

  async function change(values: NotificationValues, from: Notification) {
    const { id, '@odata.etag': etag } = from
    const to = { values, isDraft: from.status === 'live' ? false : isDraft.current }
    const body = changesBetween({ values: valuesOf(from), isDraft: from.isDraft }, to)
    try {
      const isSame = Object.keys(body).length === 0
      const version = isSame ? from : await update.mutateAsync({ id, etag, body })
      take(version)
      done(version, from.status === 'live')
    } catch (error) {
      if (isProblem(error, 'precondition-failed'))
        setConflict(await queryClient.fetchQuery({ ...getNotificationOptions(api, id), staleTime: 0 }))
      else if (isProblem(error, 'not-found')) setGone(true)
      else {
        setConflict(undefined)
        throw error
      }
    }
  }

  async function send(values: NotificationValues, from = base) {
    try {
      await (from && !isGone ? change(values, from) : createNew(values))
    } catch (error) {
      const message = refusedTargets(error, values)
      if (message === undefined) throw error
      form.setError('targets', { type: 'server', message })
    } finally {
      setConfirming(false)
    }
  }

  /** What overwriting saves: what the author has touched, over what the other person has saved. */
  const over = (version: Notification, values: NotificationValues) =>
    base ? rebase(notificationFields, { before: valuesOf(base), after: valuesOf(version) }, values) : values
  const asDraft = (wanted: boolean) => {
    isDraft.current = wanted
  }

  return {
    form,
    draft: editor.draft,
    failure: editor.failure,
    isPending: editor.isPending,
    isNew,
    isGone,
    isLive,
    /** It is a draft, or is about to be the first version of one. */
    isDraft: base?.isDraft ?? true,
    isKept: isKept && !isDirty,
    /** The saved version that another person has put over the one that the author started from. */
    conflict,
    conflictFields: conflict
      ? differing(notificationFields, valuesOf(conflict), over(conflict, form.getValues()))
      : [],
    isConfirming,
    /** Asks before people are told. */
    ask: () => {
      asDraft(false)
      editor.submit(() => {
        setConfirming(true)
        return Promise.resolve()
      })
    },
    stopAsking: () => setConfirming(false),
    publish: () => {
      asDraft(false)
      editor.submit(
        values => send(values),
        () => setConfirming(false),
      )
    },
    keep: () => {
      asDraft(true)
      editor.submit(values => send(values))
    },
    back: () => setConflict(undefined),
    reload: () => conflict && take(conflict),
    overwrite: () =>
      conflict &&
      editor.submit(
        values => send(over(conflict, values), conflict),
        () => setConflict(undefined),
      ),
    undo: () => (base ? take(base) : form.reset(start)),
  }
}
