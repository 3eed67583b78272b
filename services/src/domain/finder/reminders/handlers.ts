import { renderMail } from '../../../mail/render.ts'
import type { BodyOf } from '../../../server/operation-types.ts'
import type { AnsweredBy } from '../../../server/operation-types.ts'
import type { Database, Tx } from '../../../database/schema.ts'
import {
  type Call,
  type CallOf,
  etagOf,
  type Handler,
  type Refuses,
  type SomeHandlers,
} from '../../../server/call.ts'
import { readList } from '../../../server/list.ts'
import { isWorkingDay } from '../../planning/working-days.ts'
import { matchVersion } from '../../version.ts'
import { daysAfter, hourInFrance, nextHour, plan, type Planned } from './plan.ts'
import { byState, caseOf, daysWaited, timingsOf, titleIn } from './send.ts'
import {
  countWaiting,
  listRoles,
  lockRule,
  readRules,
  readWaiting,
  type RuleRow,
  type RuleValues,
  updateRule,
  type Waiting,
} from './statements.ts'
import { compose, hasLink, unknownPlace } from './template.ts'

type Rule = AnsweredBy<'getReminderRule'>

/** Days to plan ahead, including today. */
const daysAhead = 30
/** The most planned reminders listed. */
const listed = 1000

/** The reminders that will go out from now on if nothing changes. */
async function planAhead(
  db: Database | Tx,
  rules: readonly RuleRow[],
  firmDomain: string,
): Promise<{ from: string; to: string; planned: Planned<Waiting>[] }> {
  const now = new Date()
  const from = hourInFrance(now).day
  const to = daysAfter(from, daysAhead - 1)
  const on = rules.filter(({ is_on: isOn }) => isOn)
  const sheets = await readWaiting(db, byState(on), firmDomain)
  return { from, to, planned: plan(timingsOf(on), sheets, isWorkingDay, nextHour(now), to) }
}

async function bodiesOf(call: Call, rules: readonly RuleRow[]): Promise<Rule[]> {
  const { planned } = await planAhead(call.db, rules, call.services.settings.firmDomain)
  const waiting = await countWaiting(call.db)
  return rules.map(rule => {
    const next = planned.filter(
      ({ sheet, recipient }) => sheet.state === rule.state && recipient.skip === null,
    )
    const [first] = next
    return {
      '@odata.etag': etagOf(rule.version),
      id: rule.id,
      state: rule.state,
      isOn: rule.is_on,
      ranges: rule.ranges,
      repeatEvery: rule.repeat_every,
      recipients: rule.recipients,
      roleId: rule.role_id,
      roleName: rule.role_name,
      englishRoleName: rule.english_role_name,
      hour: rule.hour,
      weekdays: rule.weekdays,
      subject: rule.subject,
      englishSubject: rule.english_subject,
      body: rule.body,
      englishBody: rule.english_body,
      waiting: waiting.get(rule.state) ?? 0,
      nextRun: first
        ? {
            day: first.day,
            hour: first.hour,
            reminders: next.filter(({ day, hour }) => day === first.day && hour === first.hour).length,
          }
        : null,
      modifiedBy: rule.modified_by,
      modifiedByName: rule.modified_by_name,
      modifiedDate: rule.modified_date?.toISOString() ?? null,
    }
  })
}

const listReminderRules: Handler<'listReminderRules'> = async call => ({
  body: { value: await bodiesOf(call, await readRules(call.db)) },
})

async function answer(call: Call & Refuses<'not-found'>, id: number) {
  const [body] = await bodiesOf(call, await readRules(call.db, id))
  if (!body) throw call.problem('not-found')
  return { body, headers: { etag: body['@odata.etag'] } }
}

const getReminderRule: Handler<'getReminderRule'> = call => answer(call, call.path.id)

type Sent = BodyOf<'updateReminderRule'>

/** A rule merged with the submitted changes. */
function valuesOf(row: RuleRow, sent: Sent): RuleValues {
  return {
    is_on: sent.isOn ?? row.is_on,
    ranges: sent.ranges ?? row.ranges,
    repeat_every: sent.repeatEvery === undefined ? row.repeat_every : sent.repeatEvery,
    recipients: sent.recipients ?? row.recipients,
    role_id: sent.roleId === undefined ? row.role_id : sent.roleId,
    hour: sent.hour ?? row.hour,
    weekdays: sent.weekdays ?? row.weekdays,
    subject: sent.subject ?? row.subject,
    english_subject: sent.englishSubject ?? row.english_subject,
    body: sent.body ?? row.body,
    english_body: sent.englishBody ?? row.english_body,
  }
}

type RuleCall = Call &
  Refuses<'reminder-ranges-not-increasing' | 'reminder-recipient-missing' | 'reminder-role-unknown'>

/**
 * Its recipients are checked only where they change or the rule is switched on: a rule whose role has gone or grown in
 * the meantime can still be switched off.
 * @param row the rule as stored
 * @param at JSON pointer to the rule in the body
 * @throws ProblemError at the faulty field
 */
async function checkRule(call: RuleCall, row: RuleRow, values: RuleValues, at: string): Promise<void> {
  const place = values.ranges.findIndex((days, index) => days <= (values.ranges[index - 1] ?? 0))
  if (place >= 0)
    throw call.problem('reminder-ranges-not-increasing', {
      errors: [
        {
          pointer: `${at}/ranges/${place}`,
          code: 'minimum',
          params: { limit: (values.ranges[place - 1] ?? 0) + 1 },
        },
      ],
    })
  const isSwitchedOn = values.is_on && !row.is_on
  const isOtherRole = values.role_id !== row.role_id
  const isOther = isOtherRole || values.recipients.toSorted().join() !== row.recipients.toSorted().join()
  if ((isSwitchedOn || isOther) && values.recipients.length === 0 && values.role_id === null)
    throw call.problem('reminder-recipient-missing', {
      errors: [{ pointer: `${at}/recipients`, code: 'required' }],
    })
  if (
    (isSwitchedOn || isOtherRole) &&
    values.role_id !== null &&
    (await listRoles(call.db, values.role_id)).length === 0
  )
    throw call.problem('reminder-role-unknown', {
      errors: [{ pointer: `${at}/roleId`, code: 'value-not-allowed' }],
    })
}

type TextCall = Call & Refuses<'reminder-place-unknown' | 'reminder-link-missing'>

/** @throws ProblemError at the faulty texts */
function checkTexts(
  call: TextCall,
  texts: Readonly<Record<string, string>>,
  bodies: readonly string[],
): void {
  const unknown = Object.entries(texts).flatMap(([field, text]) => {
    const name = unknownPlace(text)
    return name === undefined
      ? []
      : [{ pointer: `/${field}`, code: 'unknown-name' as const, params: { name } }]
  })
  if (unknown.length > 0) throw call.problem('reminder-place-unknown', { errors: unknown })
  const missing = bodies.filter(field => !hasLink(texts[field] ?? ''))
  if (missing.length > 0)
    throw call.problem('reminder-link-missing', {
      errors: missing.map(field => ({
        pointer: `/${field}`,
        code: 'required' as const,
        params: { name: 'link' },
      })),
    })
}

const updateReminderRule: Handler<'updateReminderRule'> = async call => {
  const { id } = call.path
  const locked = await lockRule(call.db, id)
  const [row] = await readRules(call.db, id)
  if (!locked || !row) throw call.problem('not-found')
  matchVersion(call, locked.version)
  const values = valuesOf(row, call.body)
  await checkRule(call, row, values, '')
  const { subject, body, english_subject: englishSubject, english_body: englishBody } = values
  checkTexts(call, { subject, englishSubject, body, englishBody }, ['body', 'englishBody'])
  await updateRule(call.db, id, call.person.email, values)
  return answer(call, id)
}

const listReminderRoles: Handler<'listReminderRoles'> = async call => ({
  body: { value: await listRoles(call.db) },
})

const previewReminder: Handler<'previewReminder'> = async call => {
  const { state, sheetId, language, subject, body } = call.body
  checkTexts(call, { subject, body }, ['body'])
  const { firmDomain, publicOrigin } = call.services.settings
  const addressed = { [state]: { recipients: ['decider'] as const, role_id: null } }
  const [sheet] = await readWaiting(call.db, addressed, firmDomain, sheetId ?? undefined)
  if (!sheet) {
    if (sheetId === null) throw call.problem('reminder-case-missing')
    throw call.problem('reminder-sheet-unknown', {
      errors: [{ pointer: '/sheetId', code: 'value-not-allowed' }],
    })
  }
  const days = daysWaited(sheet, hourInFrance(new Date()).day)
  const recipientName = sheet.decider?.name ?? sheet.decider?.email ?? ''
  const about = caseOf(sheet, language, recipientName, days)
  const mail = renderMail(compose({ subject, body }, about, language, publicOrigin), language, publicOrigin)
  return {
    body: { sheetId: sheet.id, sheetTitle: titleIn(sheet, language), recipientName, days, ...mail },
  }
}

/** The stored rules merged with unsaved changes. @throws ProblemError at the fault of a rule */
async function unsavedRules(call: CallOf<'dryRunReminders'>): Promise<RuleRow[]> {
  const { rules } = call.body
  const rows = await readRules(call.db)
  const drafts = new Map(rules.map(rule => [rule.state, rule]))
  if (drafts.size < rules.length) throw call.problem('reminder-rule-twice')
  for (const [place, { state, ...sent }] of rules.entries()) {
    const row = rows.find(each => each.state === state)
    if (row) await checkRule(call, row, valuesOf(row, sent), `/rules/${place}`)
  }
  return rows.map(row => {
    const { state: _, ...sent } = drafts.get(row.state) ?? { state: row.state }
    return { ...row, ...valuesOf(row, sent) }
  })
}

const dryRunReminders: Handler<'dryRunReminders'> = async call => {
  const rules = await unsavedRules(call)
  const { from, to, planned } = await planAhead(call.db, rules, call.services.settings.firmDomain)
  return {
    body: {
      from,
      to,
      total: planned.length,
      skipped: planned.filter(({ recipient }) => recipient.skip !== null).length,
      value: planned.slice(0, listed).map(({ day, hour, sheet, recipient, rangeDay }) => ({
        day,
        hour,
        state: sheet.state,
        rangeDay,
        sheetId: sheet.id,
        sheetTitle: titleIn(sheet, 'fr'),
        sheetEnglishTitle: titleIn(sheet, 'en'),
        accountName: sheet.client,
        recipient: recipient.email,
        recipientName: recipient.name,
        language: recipient.language,
        standsInFor: recipient.standsIn?.for ?? null,
        skip: recipient.skip,
      })),
    },
  }
}

/** Reminders for the people whom a reference sheet is waiting for. */
export const reminderHandlers = {
  dryRunReminders,
  getReminderRule,
  listReminderLog: call => readList(call),
  listReminderRoles,
  listReminderRules,
  previewReminder,
  updateReminderRule,
} satisfies SomeHandlers
