import { expect, test } from 'vitest'
import { connectEmbedded } from '../database/connect.ts'
import { migrate } from '../database/migrate.ts'
import { authenticate } from './accounts.ts'
import { createFirstAdministrator } from './first-administrator.ts'
import { identityDatabase } from './schema.ts'

test('the first administrator can sign in and administer; a second start changes nothing', async () => {
  const connection = await connectEmbedded({})
  await migrate(connection.db)
  const first = { email: 'Boss@Firm.example', password: 'a long password' }
  await createFirstAdministrator(connection.db, first)
  await createFirstAdministrator(connection.db, { ...first, password: 'another' })
  const scope = { db: identityDatabase(connection.db), demo: false }
  expect(await authenticate(scope, 'boss@firm.example', 'a long password')).toBeDefined()
  expect(await authenticate(scope, 'boss@firm.example', 'another')).toBeUndefined()
  const scopes = await connection.db
    .selectFrom('user_scope')
    .select('scope_name')
    .where('user_email', '=', 'boss@firm.example')
    .execute()
  expect(scopes.map(row => row.scope_name)).toEqual(
    expect.arrayContaining(['Menus.Manage', 'Portal.Access', 'Roles.Manage']),
  )
  const contacts = await connection.db.selectFrom('contact').select('contact_type').execute()
  expect(contacts).toEqual([{ contact_type: 'Collaborateur' }])
  const menus = await connection.db.selectFrom('menu').select('menu_code').execute()
  expect(menus.map(menu => menu.menu_code)).toEqual(expect.arrayContaining(['ADM0.5', 'SEC0.2']))
  await connection.close()
})
