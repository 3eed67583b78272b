import type { Call, CallOf, Handler, KeyCall, Refuses, SomeHandlers } from '../../server/call.ts'
import { answerChanged, answerNew, readList, readOne, withField } from '../../server/list.ts'
import type { ValidationItem } from '../../server/problem.ts'
import { isKnownLink } from '../links.ts'
import { lockRights } from '../rights-lock.ts'
import { matchVersion } from '../version.ts'
import { readCount, recipientCount } from './fields.ts'
import {
  checkAudience,
  checkFrozen,
  dateOf,
  type NotificationForm,
  type Schedule,
  schedule,
  statusOf,
} from './rules.ts'
import {
  announce,
  applicationExists,
  countRecipients,
  deleteNotificationRow,
  insertNotification,
  lockNotifications,
  readNotification,
  readTargets,
  rolesWithoutAccess,
  tellDue,
  unknownTargets,
  updateNotificationRow,
  writeTargets,
} from './statements.ts'

type Row = NonNullable<Awaited<ReturnType<typeof readNotification>>>

/** Adds to the call the fields that depend on the settings. */
function withReach<C extends Call>(call: C): C {
  const { firmDomain } = call.services.settings
  const reached = withField(call, 'Notification', {
    name: 'recipientCount',
    type: 'int',
    filterable: false,
    expression: recipientCount(firmDomain),
  })
  return withField(reached, 'Notification', {
    name: 'readCount',
    type: 'int',
    filterable: true,
    expression: readCount(firmDomain),
  })
}

const answer = (call: Call, id: number) => answerChanged(withReach(call), 'Notification', id)
const answerOfNew = (call: Call, id: number) =>
  answerNew(withReach(call), 'Notification', id, `/v1/Notifications(${id})`)

/** Calls that write the content of a notification. */
type CreateCall = CallOf<'createNotification'> | CallOf<'createClientNotification'>
type FormCall = CreateCall | CallOf<'updateNotification'>

/** Locks the notifications after announcing everything that was due. @returns the moment the transaction uses as now */
async function begin(call: Call): Promise<Date> {
  const now = await lockNotifications(call.db)
  await tellDue(call.db)
  return now
}

/** @throws ProblemError not-found, or scope-missing if it is for clients and the caller may notify staff only */
async function find(call: KeyCall & Refuses<'not-found' | 'scope-missing'>): Promise<Row> {
  const row = await readNotification(call.db, call.path.id)
  if (!row) throw call.problem('not-found')
  if (row.for_clients && !call.person.scopes.has('Notifications.ManageClients'))
    throw call.problem('scope-missing', {
      detail: 'Missing scopes: Notifications.ManageClients.',
    })
  return row
}

function itemsAt(places: readonly number[], code: ValidationItem['code']) {
  return { errors: places.map(at => ({ pointer: `/audienceIds/${at}`, code })) }
}

/**
 * @throws ProblemError when the notification refers to something that does not exist, or a group may not use the
 * application.
 */
async function checkReferences(call: FormCall, form: NotificationForm, forClients: boolean): Promise<void> {
  const { frameOrigins, firmDomain } = call.services.settings
  checkAudience(call, form, forClients)
  // Wait for a concurrent deletion of a role or an application, so that it either still exists or is unknown.
  if (form.audience === 'roles' || form.applicationId !== null) await lockRights(call.db)
  if (form.link !== null && !isKnownLink(form.link, frameOrigins))
    throw call.problem('notification-link-unknown')
  if (form.applicationId !== null && !(await applicationExists(call.db, form.applicationId)))
    throw call.problem('notification-application-unknown')
  const unknown = await unknownTargets(call.db, form.audience, form.audienceIds, !forClients, firmDomain)
  if (unknown.length > 0)
    throw call.problem('notification-audience-unknown', itemsAt(unknown, 'unknown-name'))
  if (form.audience !== 'roles' || form.applicationId === null) return
  const outside = await rolesWithoutAccess(call.db, form.audienceIds, form.applicationId)
  if (outside.length > 0)
    throw call.problem('notification-group-without-access', itemsAt(outside, 'value-not-allowed'))
}

/** The dates of a notification. @throws ProblemError notification-end-before-start, notification-end-past */
const scheduleOf = (call: FormCall, { isDraft, startDate, endDate }: NotificationForm, now: Date) =>
  schedule(call, { isDraft, startDate: dateOf(startDate), endDate: dateOf(endDate) }, now)

function columnsOf(form: NotificationForm, { startDate, endDate, isDraft }: Schedule, now: Date) {
  const isLive = statusOf({ startDate, endDate, isDraft }, now) === 'live'
  return {
    title: form.title,
    english_title: form.englishTitle,
    text: form.text,
    english_text: form.englishText,
    severity: form.severity,
    application_id: form.applicationId,
    audience: form.audience,
    link: form.link,
    is_draft: isDraft,
    start_date: startDate,
    end_date: endDate,
    delivery: isLive ? ('live' as const) : ('waiting' as const),
  }
}

function formOf(row: Row, audienceIds: number[]): NotificationForm {
  return {
    title: row.title,
    englishTitle: row.english_title,
    text: row.text,
    englishText: row.english_text,
    severity: row.severity,
    applicationId: row.application_id,
    audience: row.audience,
    audienceIds,
    startDate: row.start_date?.toISOString() ?? null,
    endDate: row.end_date?.toISOString() ?? null,
    link: row.link,
    isDraft: row.is_draft,
  }
}

/** Even without a start: the process that keeps time must check again. */
async function announceStart(call: Call, id: number, delivery: string): Promise<void> {
  await announce(call.db, 'started', delivery === 'live' ? [id] : [])
}

async function create(call: CreateCall, forClients: boolean) {
  const form = call.body
  const now = await begin(call)
  await checkReferences(call, form, forClients)
  const columns = columnsOf(form, scheduleOf(call, form, now), now)
  const id = await insertNotification(call.db, {
    ...columns,
    for_clients: forClients,
    created_by: call.person.email,
  })
  await writeTargets(call.db, id, form.audience, form.audienceIds)
  await announceStart(call, id, columns.delivery)
  return answerOfNew(call, id)
}

const updateNotification: Handler<'updateNotification'> = async call => {
  const now = await begin(call)
  const row = await find(call)
  matchVersion(call, row.version)
  const before = formOf(row, await readTargets(call.db, row.id))
  const after = { ...before, ...call.body }
  const status = statusOf({ isDraft: row.is_draft, startDate: row.start_date, endDate: row.end_date }, now)
  if (status === 'ended') throw call.problem('notification-ended')
  if (status === 'live') return updateLive(call, row, before, after, now)
  await checkReferences(call, after, row.for_clients)
  const columns = columnsOf(after, scheduleOf(call, after, now), now)
  await updateNotificationRow(call.db, row.id, columns)
  await writeTargets(call.db, row.id, after.audience, after.audienceIds)
  await announceStart(call, row.id, columns.delivery)
  return answer(call, row.id)
}

async function updateLive(
  call: CallOf<'updateNotification'>,
  row: Row,
  before: NotificationForm,
  after: NotificationForm,
  now: Date,
) {
  checkFrozen(call, before, after)
  if (after.link !== null && after.link !== before.link)
    if (!isKnownLink(after.link, call.services.settings.frameOrigins))
      throw call.problem('notification-link-unknown')
  const endDate = dateOf(after.endDate)
  schedule(call, { isDraft: false, startDate: row.start_date, endDate }, now)
  await updateNotificationRow(call.db, row.id, {
    title: after.title,
    english_title: after.englishTitle,
    text: after.text,
    english_text: after.englishText,
    link: after.link,
    end_date: endDate,
  })
  await announce(call.db, 'changed', [row.id])
  return answer(call, row.id)
}

const deleteNotification: Handler<'deleteNotification'> = async call => {
  const now = await begin(call)
  const row = await find(call)
  matchVersion(call, row.version)
  if (row.delivery === 'waiting') {
    await deleteNotificationRow(call.db, row.id)
    await announce(call.db, 'ended', [])
  } else {
    await updateNotificationRow(call.db, row.id, { delivery: 'over', deleted_date: now })
    await announce(call.db, 'ended', [row.id])
  }
  return {}
}

const stopNotification: Handler<'stopNotification'> = async call => {
  const now = await begin(call)
  const row = await find(call)
  if (row.delivery !== 'live') throw call.problem('notification-not-live')
  matchVersion(call, row.version)
  await updateNotificationRow(call.db, row.id, { delivery: 'over', end_date: now })
  await announce(call.db, 'ended', [row.id])
  return answer(call, row.id)
}

const duplicateNotification: Handler<'duplicateNotification'> = async call => {
  const row = await find(call)
  const original = formOf(row, await readTargets(call.db, row.id))
  const unscheduled = { isDraft: true, startDate: null, endDate: null }
  const draft = { ...original, ...unscheduled }
  const id = await insertNotification(call.db, {
    ...columnsOf(draft, unscheduled, new Date()),
    for_clients: row.for_clients,
    created_by: call.person.email,
  })
  await writeTargets(call.db, id, draft.audience, draft.audienceIds)
  return answerOfNew(call, id)
}

const countNotificationRecipients: Handler<'countNotificationRecipients'> = async call => {
  const { audience, forClients, ids } = call.query
  const wanted = {
    audience,
    forClients,
    ids: (ids ?? '')
      .split(',')
      .map(Number)
      .filter(id => id > 0 && id < 2 ** 31),
  }
  return { body: await countRecipients(call.db, wanted, call.services.settings.firmDomain) }
}

/** Notifications to staff and clients, for people who may send them. */
export const notificationHandlers = {
  countNotificationRecipients,
  createClientNotification: call => create(call, true),
  createNotification: call => create(call, false),
  deleteNotification,
  duplicateNotification,
  getNotification: call => readOne(withReach(call)),
  listNotifications: call => readList(withReach(call)),
  stopNotification,
  updateNotification,
} satisfies SomeHandlers
