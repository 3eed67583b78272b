import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runJob } from '../../../jobs/testing.ts'
import { MailSender } from '../../../mail/sender.ts'
import { createLog } from '../../../server/log.ts'
import { people, rowsOfAnswer, startBeside, startTestApp, type TestApp } from '../../../server/testing.ts'
import { dayInFrance } from '../../planning/working-days.ts'
import { daysAfter, hourInFrance } from './plan.ts'

interface Rule {
  '@odata.etag': string
  id: number
  state: string
  isOn: boolean
  nextRun: { day: string; hour: number; reminders: number } | null
  waiting: number
}
interface PlannedRow {
  day: string
  hour: number
  state: string
  rangeDay: number
  sheetId: number
  recipient: string | null
  standsInFor: string | null
  language: string
  skip: string | null
}

let test: TestApp
beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

const commercial = people.administrator
const send = (method: string, path: string, request: Parameters<TestApp['send']>[2] = {}) =>
  test.send(method, `/api/organisation/v1${path}`, { as: commercial, ...request })
const rules = async () => ((await send('GET', '/ReminderRules')).body as { value: Rule[] }).value
const patch = (id: number, body: object, version = '*', as: string = commercial) =>
  send('PATCH', `/ReminderRules(${id})`, { as, body, headers: { 'if-match': version } })
const dryRun = async (drafts: object[] = []) => {
  const { body } = await send('POST', '/ReminderDryRun', { body: { rules: drafts } })
  return body as { from: string; to: string; total: number; skipped: number; value: PlannedRow[] }
}
const preview = (more: object = {}) =>
  send('POST', '/ReminderPreview', {
    body: {
      state: 'submitted',
      sheetId: null,
      language: 'en',
      subject: '{{sheet}}',
      body: 'Hello {{recipient}}\n\n{{link}}',
      ...more,
    },
  })

/** A sheet that entered its state a number of days ago. */
async function sheetIn(status: string, daysAgo: number, more: { manager?: string; author?: string } = {}) {
  const since = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
  const { rows } = await sql<{ id: number; engagement: number }>`
    insert into reference_sheet (engagement_id, title, english_title, confidentiality, status, status_date, reason,
      created_by, modified_by)
    select id, 'Audit <b>{{client}}</b>', 'Audit', 'named', ${status}, ${since}::timestamptz,
      case when ${status} like 'rejected%' then 'No' end, ${more.author ?? people.staff}, ${people.staff}
    from engagement where id not in (select engagement_id from reference_sheet) order by id limit 1
    returning id, engagement_id as engagement`.execute(test.connection.db)
  const [row] = rows
  if (!row) throw new Error('There is no engagement without a sheet')
  if (more.manager !== undefined)
    await sql`update engagement set engagement_manager_email = ${more.manager}, engagement_partner_email = ''
      where id = ${row.engagement}`.execute(test.connection.db)
  return row.id
}

describe('the reminder rules', () => {
  it('are four, initially off, and changed in the version that was seen', async () => {
    const [first, ...others] = await rules()
    expect([first?.state, ...others.map(({ state }) => state)]).toEqual([
      'submitted',
      'validatedByCommercial',
      'rejectedByCommercial',
      'rejectedByManager',
    ])
    expect([first, ...others].every(rule => rule?.isOn === false && rule.nextRun === null)).toBe(true)
    const changed = await patch(1, { ranges: [2, 5] }, '"1"')
    expect(changed).toMatchObject({ status: 200, headers: { etag: '"2"' }, body: { ranges: [2, 5] } })
    expect((await patch(1, { ranges: [4] }, '"1"')).code).toBe('precondition-failed')
    expect((await patch(9, { isOn: true })).code).toBe('not-found')
    expect((await send('GET', '/ReminderRules(1)')).body).toMatchObject({ modifiedBy: commercial })
  })

  it('are refused with the faulty field', async () => {
    const refused = async (body: object) => {
      const { code, body: problem } = await patch(1, body)
      return [code, (problem as { errors?: { pointer: string }[] }).errors?.map(({ pointer }) => pointer)]
    }
    expect(await refused({ ranges: [3, 3] })).toEqual(['reminder-ranges-not-increasing', ['/ranges/1']])
    expect(await refused({ recipients: [] })).toEqual(['reminder-recipient-missing', ['/recipients']])
    expect(await refused({ roleId: 99_999 })).toEqual(['reminder-role-unknown', ['/roleId']])
    expect(await refused({ subject: '{{customer}}', englishBody: '{{link}} {{x' })).toEqual([
      'reminder-place-unknown',
      ['/subject', '/englishBody'],
    ])
    expect(await refused({ body: 'Bonjour' })).toEqual(['reminder-link-missing', ['/body']])
    for (const body of [
      { ranges: [] },
      { ranges: [0] },
      { hour: 24 },
      { weekdays: ['sunday'] },
      {},
      { body: ' ' },
    ])
      expect((await patch(1, body)).code).toBe('body-invalid')
  })

  it('can be switched off and reworded when their role has gone, but not switched on', async () => {
    await sql`update reminder_rule set is_on = true, recipients = '{}', role_id = null where id = 1`.execute(
      test.connection.db,
    )
    expect((await patch(1, { hour: 10 })).status).toBe(200)
    expect((await patch(1, { isOn: false })).body).toMatchObject({ isOn: false })
    expect((await patch(1, { isOn: true })).code).toBe('reminder-recipient-missing')
    expect((await patch(1, { recipients: ['decider'], isOn: true, hour: 9 })).status).toBe(200)
    expect((await patch(1, { isOn: false })).status).toBe(200)
  })

  it('can be switched off when their role has grown, but not switched on', async () => {
    const db = test.connection.db
    await sql`update reminder_rule set is_on = true, role_id =
      (select id from role where (select count(*) from role_member where roles_id = role.id) > 100 limit 1)
      where id = 2`.execute(db)
    const [rule] = (await rules()).filter(({ id }) => id === 2)
    expect(rule).toMatchObject({ isOn: true, roleId: expect.any(Number) as number })
    expect((await patch(2, { isOn: false })).status).toBe(200)
    expect((await patch(2, { isOn: true })).code).toBe('reminder-role-unknown')
    expect((await patch(2, { roleId: null })).status).toBe(200)
  })

  it('are hidden from people without the scope, and from clients who got it by mistake', async () => {
    await sql`insert into role_scope (roles_id, scope_id) select role.id, scope.id from role, scope
      where role_function_description = 'Clients' and scope_name = 'Finder.Configure'`.execute(
      test.connection.db,
    )
    for (const as of [people.staff, people.manager, people.client]) {
      expect((await send('GET', '/ReminderRules', { as })).code).toBe('scope-missing')
      expect((await send('GET', '/ReminderRules(1)', { as })).code).toBe('scope-missing')
      expect((await send('GET', '/ReminderRoles', { as })).code).toBe('scope-missing')
      expect((await send('GET', '/ReminderLog', { as })).code).toBe('scope-missing')
      expect((await patch(1, { isOn: true }, '*', as)).code).toBe('scope-missing')
      const asked = { as, body: { rules: [] } }
      expect((await send('POST', '/ReminderDryRun', asked)).code).toBe('scope-missing')
    }
  })
})

describe('a preview', () => {
  it('shows the message about a waiting sheet, with its title as plain text', async () => {
    const id = await sheetIn('submitted', 400)
    const { body } = await preview({ language: 'fr' })
    expect(body).toMatchObject({ sheetId: id, subject: 'Audit <b>{{client}}</b>' })
    const { html, text } = body as { html: string; text: string }
    expect(html).toContain('Audit &lt;b&gt;')
    expect(html).not.toContain('<b>{{')
    expect(text).toContain(`/app/egf/sheets/${id}`)
    expect((await preview({ sheetId: 99_999 })).code).toBe('reminder-sheet-unknown')
    expect((await preview({ body: 'Hello' })).code).toBe('reminder-link-missing')
  })
})

describe('the reminders sent', () => {
  it('match the dry run, hour by hour for 30 days, never twice, whichever process runs the job', async () => {
    await sheetIn('validatedByCommercial', 1, { manager: people.manager })
    await sheetIn('validatedByCommercial', 4, { manager: 'gone@parvis.example' })
    await sheetIn('validatedByCommercial', 5, { manager: people.client })
    await sheetIn('validatedByCommercial', 2, { manager: '' })
    await sheetIn('rejectedByManager', 0, { author: people.partner })
    const decided = await sheetIn('rejectedByManager', 0)
    await sql`update preference set language = 'en' where contact_id =
      (select id from contact where lower(contact_email_office) = ${people.partner})`.execute(
      test.connection.db,
    )
    for (const { id } of await rules())
      await patch(id, {
        isOn: true,
        ranges: [1, 3, 8],
        repeatEvery: 5,
        hour: 9 + id,
        recipients: ['decider', 'substitute', 'author'],
      })
    // The manager is away for part of the forecast days.
    const today = dayInFrance(new Date())
    await sql`delete from on_boarding_substitute`.execute(test.connection.db)
    await sql`insert into on_boarding_substitute (for_email, substitute_email, from_date, until_date)
      values (${people.manager}, ${people.administrator}, ${daysAfter(today, 5)}, ${daysAfter(today, 14)})`.execute(
      test.connection.db,
    )
    const foretold = await dryRun()
    expect(foretold.to).toBe(daysAfter(foretold.from, 29))
    const skips = new Set(foretold.value.map(({ skip }) => skip))
    expect(skips).toEqual(new Set([null, 'left', 'client']))
    // With only the decider as recipient, nobody is known for a sheet whose engagement has neither manager nor partner.
    const alone = await dryRun([{ state: 'validatedByCommercial', recipients: ['decider'] }])
    expect(alone.value.filter(({ recipient }) => recipient === null)[0]).toMatchObject({ skip: 'nobody' })
    const standing = foretold.value.filter(({ standsInFor }) => standsInFor !== null)
    expect(standing.length).toBeGreaterThan(0)
    for (const { recipient, standsInFor, state, day } of standing) {
      expect([recipient, standsInFor, state]).toEqual([
        people.administrator,
        'Samuel Okafor',
        'validatedByCommercial',
      ])
      expect(day >= daysAfter(today, 5) && day <= daysAfter(today, 14)).toBe(true)
    }
    expect(foretold.skipped).toBe(foretold.value.filter(({ skip }) => skip !== null).length)
    const [next] = foretold.value.filter(({ skip }) => skip === null)
    const soonest = (await rules()).map(({ nextRun }) => nextRun).filter(run => run !== null)
    expect(soonest.map(({ day, hour }) => `${day} ${hour}`)).toContain(`${next?.day} ${next?.hour}`)
    // Run every hour as the scheduler does, from the next one on, and in a second process as well.
    const beside = await startBeside(test)
    const begin = Math.ceil(Date.now() / 3_600_000) * 3_600_000
    for (let hour = 0; hour < 31 * 24; hour += 1) {
      const now = new Date(begin + hour * 3_600_000)
      if (dayInFrance(now) > foretold.to) break
      if (hourInFrance(now).hour < 9 && hour > 12) continue
      await Promise.all([runJob(test, 'finder-reminders', now), runJob(beside, 'finder-reminders', now)])
    }
    await beside.close()
    const { rows } = await sql<{ sent_date: Date; sheet_id: number; recipient: string; range_day: number }>`
      select * from reminder_log_entry order by id`.execute(test.connection.db)
    const line = (...parts: unknown[]) => parts.join(' ')
    const sent = rows.map(row => {
      const { day, hour } = hourInFrance(row.sent_date)
      return line(day, hour, row.sheet_id, row.recipient, row.range_day)
    })
    const said = foretold.value
      .filter(({ skip }) => skip === null)
      .map(row => line(row.day, row.hour, row.sheetId, row.recipient, row.rangeDay))
    expect(said.length).toBeGreaterThan(20)
    expect(sent.toSorted()).toEqual(said.toSorted())
    const { rows: mails } = await sql<{ recipient: string }>`
      select recipient from mail where kind = 'finder-reminder'`.execute(test.connection.db)
    expect(mails).toHaveLength(said.length)
    expect(mails.map(({ recipient }) => recipient)).not.toContain(people.client)
    expect(rows.map(({ sheet_id: id }) => id)).toContain(decided)
  })

  it('appear in the log with the status of the message', async () => {
    const sender = new MailSender({
      connection: test.connection,
      settings: test.settings,
      log: createLog('silent'),
    })
    // Without a mail server, everything stays in the outbox.
    const waits = () =>
      test.connection.db.selectFrom('mail').select('id').where('status', '=', 'queued').execute()
    while ((await waits()).length > 0) await sender.sendDue()
    const answer = await send('GET', '/ReminderLog?$count=true&$top=2&$orderby=sentDate desc')
    expect(rowsOfAnswer(answer)[0]).toMatchObject({
      mailStatus: 'kept',
      language: expect.any(String) as string,
    })
    // Which state is the latest depends on the weekday of the forecast's first day, so the filter names the state.
    const filter = `recipient eq '${people.manager}' and state eq 'validatedByCommercial'`
    const one = await send('GET', `/ReminderLog?$filter=${filter}&$top=1`)
    expect(rowsOfAnswer(one)).toMatchObject([{ recipient: people.manager, state: 'validatedByCommercial' }])
  })

  it('omit sheets that are decided, rules that are off, holidays, and other days', async () => {
    await sql`delete from reminder_log_entry`.execute(test.connection.db)
    const count = async () =>
      (await test.connection.db.selectFrom('reminder_log_entry').select('id').execute()).length
    for (const { id } of await rules()) await patch(id, { isOn: false })
    const due = new Date('2031-03-05T10:00:00Z')
    await runJob(test, 'finder-reminders', due)
    expect(await count()).toBe(0)
    await patch(1, { isOn: true, ranges: [2], repeatEvery: null, hour: 10 })
    await sql`update reference_sheet set status_date = '2031-03-03T10:00:00Z' where status = 'submitted'`.execute(
      test.connection.db,
    )
    await runJob(test, 'finder-reminders', new Date('2031-03-05T08:00:00Z'))
    await runJob(test, 'finder-reminders', new Date('2031-03-06T12:00:00Z'))
    expect(await count()).toBe(0)
    await sql`update reference_sheet set status = 'published' where status = 'submitted'`.execute(
      test.connection.db,
    )
    await runJob(test, 'finder-reminders', due)
    expect(await count()).toBe(0)
  })
})
