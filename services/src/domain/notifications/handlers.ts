import type { Answer, Call, Handler, Handlers } from '../../server/call.ts'
import { listOf, readOne, readWritten, withField } from '../../server/list.ts'
import { ProblemError } from '../../server/problem.ts'
import { isKnownLink } from '../links.ts'
import { lockRights } from '../rights-lock.ts'
import { matchVersion } from '../version.ts'
import { recipientCount } from './fields.ts'
import {
  type Audience,
  checkAudience,
  checkFrozen,
  dateOf,
  type NotificationForm,
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

type PersonCall = Parameters<Handler>[0]
type Row = NonNullable<Awaited<ReturnType<typeof readNotification>>>

/** The call with the field that depends on the settings. */
function withReach<C extends Call>(call: C): C {
  const expression = recipientCount(call.services.settings.firmDomain)
  return withField(call, 'Notification', {
    name: 'recipientCount',
    type: 'int',
    filterable: false,
    expression,
  })
}

async function answer(call: Call, id: number, isNew = false): Promise<Answer> {
  const body = await readWritten(withReach(call), 'Notification', id)
  const headers = { etag: String(body['@odata.etag']) }
  return { body, headers: isNew ? { ...headers, location: `/v1/Notifications(${id})` } : headers }
}

/** Makes the notifications ours, with all told that was due. @returns the moment that the transaction goes by */
async function begin(call: Call): Promise<Date> {
  const now = await lockNotifications(call.db)
  await tellDue(call.db)
  return now
}

/** @throws ProblemError not-found, or scope-missing where it is for clients and the caller may notify staff only */
async function find(call: PersonCall): Promise<Row> {
  const row = await readNotification(call.db, Number(call.params['id']))
  if (!row) throw new ProblemError('not-found')
  if (row.for_clients && !call.person.scopes.has('Notifications.ManageClients'))
    throw new ProblemError('scope-missing', {
      detail: 'Missing scopes: Notifications.ManageClients.',
    })
  return row
}

function itemsAt(places: readonly number[], code: string) {
  return { errors: places.map(at => ({ pointer: `/audienceIds/${at}`, code })) }
}

/** @throws ProblemError when what a notification refers to does not exist, or a group may not use the application. */
async function checkReferences(call: Call, form: NotificationForm, forClients: boolean): Promise<void> {
  const { frameOrigins, firmDomain } = call.services.settings
  checkAudience(form, forClients)
  // A role or an application that somebody deletes at this moment is there until then, or unknown.
  if (form.audience === 'roles' || form.applicationId !== null) await lockRights(call.db)
  if (form.link !== null && !isKnownLink(form.link, frameOrigins))
    throw new ProblemError('notification-link-unknown')
  if (form.applicationId !== null && !(await applicationExists(call.db, form.applicationId)))
    throw new ProblemError('notification-application-unknown')
  const unknown = await unknownTargets(call.db, form.audience, form.audienceIds, !forClients, firmDomain)
  if (unknown.length > 0)
    throw new ProblemError('notification-audience-unknown', itemsAt(unknown, 'unknown-name'))
  if (form.audience !== 'roles' || form.applicationId === null) return
  const outside = await rolesWithoutAccess(call.db, form.audienceIds, form.applicationId)
  if (outside.length > 0)
    throw new ProblemError('notification-group-without-access', itemsAt(outside, 'value-not-allowed'))
}

function columnsOf(form: NotificationForm, now: Date) {
  const { startDate, endDate, isDraft } = schedule(
    { isDraft: form.isDraft, startDate: dateOf(form.startDate), endDate: dateOf(form.endDate) },
    now,
  )
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
    audience: row.audience as Audience,
    audienceIds,
    startDate: row.start_date?.toISOString() ?? null,
    endDate: row.end_date?.toISOString() ?? null,
    link: row.link,
    isDraft: row.is_draft,
  }
}

/** Also without a start: whoever keeps the time in another process must look again. */
async function announceStart(call: Call, id: number, delivery: string): Promise<void> {
  await announce(call.db, 'started', delivery === 'live' ? [id] : [])
}

const create =
  (forClients: boolean): Handler =>
  async call => {
    const form = call.body as NotificationForm
    const now = await begin(call)
    await checkReferences(call, form, forClients)
    const columns = columnsOf(form, now)
    const id = await insertNotification(call.db, {
      ...columns,
      for_clients: forClients,
      created_by: call.person.email,
    })
    await writeTargets(call.db, id, form.audience, form.audienceIds)
    await announceStart(call, id, columns.delivery)
    return answer(call, id, true)
  }

const updateNotification: Handler = async call => {
  const now = await begin(call)
  const row = await find(call)
  matchVersion(call.ifMatch, row.version)
  const before = formOf(row, await readTargets(call.db, row.id))
  const after = { ...before, ...(call.body as Partial<NotificationForm>) }
  const status = statusOf({ isDraft: row.is_draft, startDate: row.start_date, endDate: row.end_date }, now)
  if (status === 'ended') throw new ProblemError('notification-ended')
  if (status === 'live') return updateLive(call, row, before, after, now)
  await checkReferences(call, after, row.for_clients)
  const columns = columnsOf(after, now)
  await updateNotificationRow(call.db, row.id, columns)
  await writeTargets(call.db, row.id, after.audience, after.audienceIds)
  await announceStart(call, row.id, columns.delivery)
  return answer(call, row.id)
}

async function updateLive(
  call: Call,
  row: Row,
  before: NotificationForm,
  after: NotificationForm,
  now: Date,
): Promise<Answer> {
  checkFrozen(before, after)
  if (after.link !== null && after.link !== before.link)
    if (!isKnownLink(after.link, call.services.settings.frameOrigins))
      throw new ProblemError('notification-link-unknown')
  const endDate = dateOf(after.endDate)
  schedule({ isDraft: false, startDate: row.start_date, endDate }, now)
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

const deleteNotification: Handler = async call => {
  const now = await begin(call)
  const row = await find(call)
  matchVersion(call.ifMatch, row.version)
  if (row.delivery === 'waiting') {
    await deleteNotificationRow(call.db, row.id)
    await announce(call.db, 'ended', [])
  } else {
    await updateNotificationRow(call.db, row.id, { delivery: 'over', deleted_date: now })
    await announce(call.db, 'ended', [row.id])
  }
  return {}
}

const stopNotification: Handler = async call => {
  const now = await begin(call)
  const row = await find(call)
  if (row.delivery !== 'live') throw new ProblemError('notification-not-live')
  matchVersion(call.ifMatch, row.version)
  await updateNotificationRow(call.db, row.id, { delivery: 'over', end_date: now })
  await announce(call.db, 'ended', [row.id])
  return answer(call, row.id)
}

const duplicateNotification: Handler = async call => {
  const row = await find(call)
  const original = formOf(row, await readTargets(call.db, row.id))
  const draft = { ...original, isDraft: true, startDate: null, endDate: null }
  const id = await insertNotification(call.db, {
    ...columnsOf(draft, new Date()),
    for_clients: row.for_clients,
    created_by: call.person.email,
  })
  await writeTargets(call.db, id, draft.audience, draft.audienceIds)
  return answer(call, id, true)
}

const countNotificationRecipients: Handler = async call => {
  const { audience, forClients, ids } = call.query
  const wanted = {
    audience: audience as Audience,
    forClients: forClients === true,
    ids: (typeof ids === 'string' ? ids : '')
      .split(',')
      .map(Number)
      .filter(id => id > 0 && id < 2 ** 31),
  }
  return { body: await countRecipients(call.db, wanted, call.services.settings.firmDomain) }
}

/** What is told to staff and to clients, by those who may. */
export const notificationHandlers: Handlers = {
  countNotificationRecipients,
  createClientNotification: create(true),
  createNotification: create(false),
  deleteNotification,
  duplicateNotification,
  getNotification: call => readOne(withReach(call), Number(call.params['id'])),
  listNotifications: call => listOf()(withReach(call)),
  stopNotification,
  updateNotification,
}
