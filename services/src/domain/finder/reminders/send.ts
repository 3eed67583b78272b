import type { Database } from '../../../database/schema.ts'
import type { Job } from '../../../jobs/job.ts'
import { queueMail } from '../../../mail/queue-mail.ts'
import { countWorkingDays, isWorkingDay } from '../../planning/working-days.ts'
import { daysAfter, hourInFrance, type Language, plan, type Planned, type ReminderState } from './plan.ts'
import { readRules, readWaiting, type RuleRow, type Waiting } from './statements.ts'
import { type Case, compose, type Template } from './template.ts'

/** The page of a sheet. */
const pathOf = (id: number) => `/app/egf/sheets/${id}`

/** The title of a sheet in a language, or in the other one where it is missing. */
export function titleIn(sheet: Pick<Waiting, 'title' | 'englishTitle'>, language: Language): string {
  const [first, other] =
    language === 'fr' ? [sheet.title, sheet.englishTitle] : [sheet.englishTitle, sheet.title]
  return first === '' ? other : first
}

/** The text of a rule in a language. */
export const templateIn = (rule: RuleRow, language: Language): Template =>
  language === 'fr'
    ? { subject: rule.subject, body: rule.body }
    : { subject: rule.english_subject, body: rule.english_body }

/** The values that a message shows of a sheet. @param days working days it has waited */
export const caseOf = (sheet: Waiting, language: Language, recipient: string, days: number): Case => ({
  sheet: titleIn(sheet, language),
  client: sheet.client,
  engagement: sheet.engagement,
  days,
  recipient,
  decider: sheet.decider?.name ?? undefined,
  state: sheet.state,
  path: pathOf(sheet.id),
})

/** Working days that a sheet has waited by a given day; the day it arrived does not count. */
export const daysWaited = (sheet: Waiting, day: string): number =>
  countWorkingDays(daysAfter(sheet.since, 1), day)

/** The rules by state. */
export const byState = (rules: readonly RuleRow[]) =>
  Object.fromEntries(rules.map(rule => [rule.state, rule])) as Partial<Record<ReminderState, RuleRow>>

/** The timing of a rule. */
export const timingOf = ({ is_on: isOn, ranges, repeat_every: repeatEvery, hour, weekdays }: RuleRow) => ({
  isOn,
  ranges,
  repeatEvery,
  hour,
  weekdays,
})

/** The timings of rules by state. */
export const timingsOf = (rules: readonly RuleRow[]) =>
  Object.fromEntries(rules.map(rule => [rule.state, timingOf(rule)]))

/**
 * Sends the reminders due in this hour. It catches up on earlier hours of the day in which no job ran, but not on other
 * days. Each reminder is recorded in the transaction that queues it, so an interrupted run continues where it stopped.
 */
export const sendReminders: Job = {
  name: 'finder-reminders',
  cron: '0 * * * *',
  timeZone: 'Europe/Paris',
  run: async ({ db, settings, now, signal, log }) => {
    const at = hourInFrance(now)
    if (!isWorkingDay(at.day)) return
    const rules = (await readRules(db)).filter(({ is_on: isOn }) => isOn)
    if (rules.length === 0) return
    const ruleOf = byState(rules)
    const sheets = await readWaiting(db, ruleOf, settings.firmDomain)
    const due = plan(timingsOf(rules), sheets, isWorkingDay, at, at.day).filter(
      ({ hour }) => hour === at.hour,
    )
    let sent = 0
    for (const reminder of due) {
      if (signal.aborted) break
      const rule = ruleOf[reminder.sheet.state]
      if (rule && (await send(db, rule, reminder, now, settings.publicOrigin))) sent += 1
    }
    if (sent > 0) log.info({ reminders: sent }, 'reminders were sent')
  },
}

/** @returns false if it is not sent: it was sent already, the sheet no longer waits, or the person cannot be emailed */
async function send(
  db: Database,
  rule: RuleRow,
  { sheet, recipient, rangeDay, day }: Planned<Waiting>,
  now: Date,
  publicOrigin: string,
): Promise<boolean> {
  const { email, name, language, skip } = recipient
  if (skip !== null || email === null) return false
  const about = caseOf(sheet, language, name ?? email, daysWaited(sheet, day))
  return db.transaction().execute(async tx => {
    const waits = await tx
      .selectFrom('reference_sheet')
      .select('id')
      .where('id', '=', sheet.id)
      .where('status', '=', sheet.state)
      .where('status_date', '=', sheet.sinceDate)
      .forShare()
      .executeTakeFirst()
    if (!waits) return false
    const entry = await tx
      .insertInto('reminder_log_entry')
      .values({
        sheet_id: sheet.id,
        state: sheet.state,
        since: sheet.sinceDate,
        range_day: rangeDay,
        recipient: email,
        recipient_name: name,
        language,
        sheet_title: about.sheet,
        sent_date: now,
        mail_id: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!entry) return false
    const mail = await queueMail(tx, {
      to: { email, ...(name !== null && { name }) },
      language,
      kind: 'finder-reminder',
      content: compose(templateIn(rule, language), about, language, publicOrigin),
      about: { entity: 'ReferenceSheet', id: sheet.id },
      uniqueKey: `finder-reminder ${sheet.id} ${sheet.state} ${sheet.sinceDate.toISOString()} ${rangeDay} ${email}`,
    })
    await tx.updateTable('reminder_log_entry').set({ mail_id: mail }).where('id', '=', entry.id).execute()
    return true
  })
}
