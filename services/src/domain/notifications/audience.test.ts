import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresseesIn, addresseeOf, isAddressed } from './addressed.ts'
import { readPerson } from '../../access/person.ts'
import { people, startTestApp, type TestApp } from '../../server/testing.ts'
import { clientPath, idOf, path, prepare, publish, titlesOf } from './notifications.test-support.ts'

/** The addressees of a notification, checked in every way the services query them. */
let test: TestApp
const ids: Record<string, number> = {}
beforeAll(async () => {
  test = await startTestApp()
  const { db } = test.connection
  await prepare(db)
  for (const role of ['Clients', 'Collaborateurs', 'Managers'])
    ids[role] = await idOf(db, 'role', 'role_function_description', role)
  for (const email of [people.staff, people.client])
    ids[email] = await idOf(db, 'contact', 'contact_email_office', email)
  ids['account'] = await idOf(db, 'account', 'account_number', '100001')
  // Neither staff nor client by their record: both are treated as clients, whatever the domain of their email.
  await sql`insert into contact (contact_first_name, contact_last_name, contact_email_office, contact_type)
    values ('In', 'House', 'in.house@Parvis.example', 'Other'), ('Out', 'Side', 'out@side.example', 'Other')`.execute(
    db,
  )
  // A client in a role of staff, and a member of staff in a role of clients.
  const users = [
    await idOf(db, 'app_user', 'user_email', people.client),
    await idOf(db, 'app_user', 'user_email', people.staff),
  ]
  await sql`insert into role_static_user (roles_id, users_id)
    values (${ids['Managers']}, ${users[0]}), (${ids['Clients']}, ${users[1]})`.execute(db)
})
afterAll(() => test.close())

const cases: readonly (readonly [audience: string, names: string[], forClients: boolean, total: number])[] = [
  ['staff', [], false, 38],
  ['roles', ['Managers'], false, 1],
  ['roles', ['Clients'], false, 1],
  ['roles', ['Managers', 'Collaborateurs'], false, 38],
  ['contacts', [people.staff], false, 1],
  ['everyone', [], true, 302],
  ['customers', [], true, 264],
  ['roles', ['Managers'], true, 1],
  ['roles', ['Clients', 'Managers'], true, 158],
  ['accounts', ['account'], true, 5],
  ['contacts', [people.client], true, 1],
]

describe.each(cases)('%s %j, for clients: %s', (audience, names, forClients, total) => {
  it('gives the same people however it is queried', async () => {
    const { db } = test.connection
    const audienceIds = names.map(name => ids[name] ?? 0)
    const title = `${audience} ${names.join()} ${forClients}`
    const written = await publish(test, { title, audience, audienceIds }, forClients ? clientPath : path)
    const { rows } = await sql<{ email: string }>`
      select lower(contact_email_office) as email from contact, notification
      where notification.id = ${written.id}
        and ${isAddressed('notification', addresseesIn('contact', 'parvis.example'))}`.execute(db)
    const addressed = new Set(rows.map(row => row.email))
    const counted = await test.send(
      'GET',
      `/api/portal/v1/NotificationRecipients?audience=${audience}&forClients=${forClients}${
        audienceIds.length > 0 ? `&ids=${audienceIds.join()}` : ''
      }`,
      { as: people.administrator },
    )
    expect(counted.body).toMatchObject({ recipientCount: addressed.size })
    expect(written.recipientCount).toBe(addressed.size)
    expect(addressed.size).toBe(total)
    for (const email of [people.staff, people.manager, people.administrator, people.client]) {
      const person = await readPerson(db, email, 'parvis.example')
      const own = await sql`select from notification
        where id = ${written.id} and ${isAddressed('notification', addresseeOf(person))}`.execute(db)
      expect(own.rows.length === 1, email).toBe(addressed.has(email))
      expect((await titlesOf(test, email)).includes(title), email).toBe(addressed.has(email))
    }
  })
})

it('follows people who join and leave a group', async () => {
  const { db } = test.connection
  const partner = await idOf(db, 'app_user', 'user_email', people.partner)
  await publish(test, { title: 'Aux managers', audience: 'roles', audienceIds: [ids['Managers']] })
  const has = async () => (await titlesOf(test, people.partner)).includes('Aux managers')
  expect(await has()).toBe(false)
  await sql`insert into role_static_user (roles_id, users_id) values (${ids['Managers']}, ${partner})`.execute(
    db,
  )
  expect(await has()).toBe(true)
  await db
    .deleteFrom('role_static_user')
    .where('users_id', '=', partner)
    .where('roles_id', '=', ids['Managers'] ?? 0)
    .execute()
  expect(await has()).toBe(false)
})
