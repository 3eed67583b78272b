import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, readTestContract } from '../server/testing.ts'
import { connectEmbedded, type Connection } from './connect.ts'
import { everyRow } from '../odata/scope.ts'
import { parseQuery } from '../odata/query.ts'
import { pageStatement } from '../odata/run.ts'
import { migrate } from './migrate.ts'
import { orderIndexes } from './order-indexes.ts'
import { extendFoundation } from './migrations/0008-applications.ts'
import { up as addSecurityMenus } from './migrations/0009-security-menus.ts'
import { addScopes as addNotificationScopes } from './migrations/0010-notifications.ts'
import { addPermissionCheck } from './migrations/0012-permission-check.ts'
import { addScopesAndMenu as addConsumers } from './migrations/0013-api-consumers.ts'
import { up as addNotificationMenus } from './migrations/0014-notification-menus.ts'
import { up as addRoleMenu } from './migrations/0015-role-menu.ts'
import { up as addManagedRolesMenu } from './migrations/0017-managed-roles-menu.ts'
import { up as addReportMenus } from './migrations/0020-report-menus.ts'
import { addProjectMenu } from './migrations/0022-report-projects.ts'
import { addReportScopes } from './migrations/0018-reports.ts'
import { addDashboardScopes } from './migrations/0023-dashboards.ts'
import { up as addDashboardMenus } from './migrations/0024-dashboard-menus.ts'
import { addPlanningScopes } from './migrations/0025-planning.ts'
import { addCommercialTeam, addFinderScopes } from './migrations/0080-finder.ts'
import { addReminderScope } from './migrations/0086-reminders.ts'
import { addReminderMenu } from './migrations/0094-reminder-menu.ts'
import { up as addStatements } from './migrations/0097-statements.ts'
import { up as changeStatementMenus } from './migrations/0101-statement-menus.ts'
import { up as addDocumentMenus } from './migrations/0107-document-menus.ts'
import { up as addNetworkMenus } from './migrations/0135-network-menus.ts'
import { up as addClientRelationMenus } from './migrations/0182-client-relation-menus.ts'
import { up as addInventoryMenus } from './migrations/0131-inventory-menus.ts'
import { up as addSignatureMenus } from './migrations/0121-signature-menus.ts'
import { up as addAuditMenus } from './migrations/0103-audit-menus.ts'
import { up as addStatementQuestionMenu } from './migrations/0115-statement-question-menu.ts'
import { up as addTestDataMenus } from './migrations/0126-test-data-menus.ts'
import { up as addTemplateMenus } from './migrations/0026-report-template-menus.ts'
import { up as addPublicationMenus } from './migrations/0027-reports-published-menus.ts'
import { up as cleanFileNames } from './migrations/0035-file-names.ts'
import { up as addPlanningMenus } from './migrations/0025-planning-menus.ts'
import { up as addMailMenus } from './migrations/0061-mail-menus.ts'
import { addTermsAdministration } from './migrations/0168-terms-drafts.ts'
import { addAccessRequests } from './migrations/0176-access-requests.ts'

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

it('has nothing to do the second time, even when several processes call it at once', async () => {
  expect(await Promise.all([migrate(connection.db), migrate(connection.db), migrate(connection.db)])).toEqual(
    [[], [], []],
  )
})

it('runs every migration that exists', async () => {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(connection.db)
  const folder = new URL('migrations/', import.meta.url)
  // Other files hold parts of a long migration.
  const files = readdirSync(folder).filter(name =>
    /^export .*\bup\b/m.test(readFileSync(new URL(name, folder), 'utf8')),
  )
  expect(rows.map(({ name }) => `${name}.ts`).toSorted()).toEqual(files.toSorted())
})

it('has a column for every field of the contract', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
    -- A function of a row is read as a column of it.
    union all select typ.typname || '.' || proname from pg_proc
      join pg_type as typ on typ.oid = proargtypes[0] where pronargs = 1`.execute(connection.db)
  const columns = new Set(rows.map(row => row.name))
  const { models } = await readTestContract()
  const needed = [...models.values()].flatMap(model => [
    ...Object.values(model.fields).flatMap(field =>
      field.expression ? [] : [`${model.table}.${field.column}`],
    ),
    ...(Object.values(model.fields).some(field => field.searchable) ? [`${model.table}.search_text`] : []),
  ])
  expect(needed.filter(name => !columns.has(name))).toEqual([])
})

it('answers an order by an indexed column from its index, in both directions', async () => {
  const { models } = await readTestContract()
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
    where table_schema = 'public' and is_nullable = 'YES' and is_generated = 'NEVER'`.execute(connection.db)
  const nullable = new Set(rows.map(({ column }) => column))
  expect([...orderIndexes].filter(column => nullable.has(column))).toEqual([])
  const known = new Set<string>()
  await connection.db.transaction().execute(async tx => {
    // The tables of a test are so small that sorting them would be cheaper.
    await sql`set local enable_sort = off`.execute(tx)
    await sql`set local enable_seqscan = off`.execute(tx)
    for (const model of models.values())
      for (const field of Object.values(model.fields).filter(({ hasOrderIndex }) => hasOrderIndex === true))
        for (const direction of ['asc', 'desc']) {
          known.add(`${model.table}.${field.column}`)
          const query = parseQuery(
            model,
            models,
            `$select=${model.key}&$orderby=${field.name} ${direction}&$top=20`,
          )
          const statement = pageStatement(query, { restrict: everyRow })
          const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(tx)
          const lines = plan.map(line => line['QUERY PLAN']).join('\n')
          expect(lines, `${model.name} ${field.name} ${direction}`).toMatch(/Index (Only )?Scan/)
          expect(lines, `${model.name} ${field.name} ${direction}`).not.toMatch(/Sort/)
        }
  })
  expect([...orderIndexes].filter(column => !known.has(column))).toEqual([])
})

it('repairs file names that were stored as sent', async () => {
  const { db } = connection
  const namesAfter = (sent: string) =>
    db.transaction().execute(async tx => {
      const { id } = await tx.selectFrom('report').select('id').executeTakeFirstOrThrow()
      const report = tx.updateTable('report').where('id', '=', id)
      await report.set({ file_name: sent }).execute()
      await cleanFileNames(tx as unknown as Kysely<unknown>)
      const read = tx.selectFrom('report').select('file_name').where('id', '=', id)
      return (await read.executeTakeFirstOrThrow()).file_name
    })
  expect(await namesAfter('..\\a\u202eb\u200b:c.pbix ')).toBe('_ab_c.pbix')
  expect(await namesAfter('E\u0301te\u0301.pbix')).toBe('Été.pbix')
  expect(await namesAfter('\u202e. ')).toBe('_')
  expect(await namesAfter('Liasse T3.pbix')).toBe('Liasse T3.pbix')
})

it('follows scope dependencies to the end, and stops at a cycle', async () => {
  const { db } = connection
  await db.transaction().execute(async tx => {
    const application = await tx.selectFrom('application').select('id').executeTakeFirstOrThrow()
    const ids = await tx
      .insertInto('scope')
      .values(
        ['Chain.A', 'Chain.B', 'Chain.C'].map(scope_name => ({
          scope_name,
          scope_description: '',
          scope_english_description: '',
          application_id: application.id,
        })),
      )
      .returning('id')
      .execute()
    const [a, b, c] = ids.map(row => row.id)
    if (a === undefined || b === undefined || c === undefined) throw new Error('Three scopes were written')
    await tx
      .insertInto('scope_dependency')
      .values([
        { application_id: application.id, scope_id: a, required_scope_id: b },
        { application_id: application.id, scope_id: b, required_scope_id: c },
        { application_id: application.id, scope_id: c, required_scope_id: a },
      ])
      .execute()
    const closure = await tx
      .selectFrom('scope_closure')
      .select('implied_id')
      .where('scope_id', '=', b)
      .execute()
    expect(new Set(closure.map(row => row.implied_id))).toEqual(new Set([a, b, c]))
  })
})

/** Modules, features and scopes of an application, by their names. */
const partsOf = (db: Connection['db'], technicalName: string) =>
  sql`
    with own as (select id from application where technical_name = ${technicalName})
    select part.name as part, above.name as of, null as needs, null as held_by
    from application_module as part left join application_module as above on above.id = part.parent_module_id
    where part.application_id in (select id from own)
    union all
    select part.name, above.name, null, null
    from application_feature as part join application_module as above on above.id = part.application_module_id
    where part.application_id in (select id from own)
    union all
    select scope_name, application_feature.name,
      (select json_agg(required.scope_name order by required.scope_name)::text
        from scope_dependency join scope as required on required.id = required_scope_id
        where scope_dependency.scope_id = scope.id),
      (select json_agg(role_function_description order by role_function_description)::text
        from role_scope join role on role.id = roles_id where role_scope.scope_id = scope.id)
    from scope join application_feature on application_feature.id = application_feature_id
    where scope.application_id in (select id from own)
    order by part, of`.execute(db)

it('adds what is new to a database filled earlier, once, and nothing to an empty one', async () => {
  const { db } = connection
  const added = async () => ({
    features: (await db.selectFrom('application_feature').selectAll().execute()).length,
    scopes: (await db.selectFrom('scope').select('scope_name').orderBy('scope_name').execute()).map(
      row => row.scope_name,
    ),
    dependencies: (await db.selectFrom('scope_dependency').selectAll().execute()).length,
    administers: (
      await db
        .selectFrom('user_scope')
        .select('user_email')
        .where('scope_name', '=', 'Applications.Manage')
        .execute()
    ).map(row => row.user_email),
  })
  const now = await added()
  expect(now.administers).toEqual(['admin@parvis.example'])
  await db.deleteFrom('scope').where('scope_name', '=', 'Applications.Manage').execute()
  await db.deleteFrom('application_feature').where('name', '=', 'Gestion des applications').execute()
  for (let time = 0; time < 2; time += 1) {
    await extendFoundation(db as unknown as Kysely<unknown>)
    expect(await added()).toEqual(now)
  }
  const menus = () =>
    db
      .selectFrom('menu')
      .leftJoin('menu as above', 'above.id', 'menu.menu_parent_id')
      .select(['menu.menu_code', 'menu.menu_title', 'menu.menu_link', 'menu.minimum_scope', 'menu.menu_icon'])
      .select('above.menu_code as below')
      .orderBy('menu.menu_code')
      .execute()
  const before = await menus()
  const checkers = () =>
    db.selectFrom('user_scope').select('user_email').where('scope_name', '=', 'Permissions.Read').execute()
  const mayCheck = await checkers()
  expect(mayCheck).toEqual([{ user_email: 'admin@parvis.example' }])
  await db.deleteFrom('menu').where('menu_code', 'like', 'SEC%').execute()
  await db.deleteFrom('scope').where('scope_name', '=', 'Permissions.Read').execute()
  await db.deleteFrom('application_feature').where('name', '=', 'Vérification des droits').execute()
  await db.deleteFrom('menu').where('menu_code', 'like', 'NOT%').execute()
  await db.deleteFrom('menu').where('menu_code', '=', 'GRP01').execute()
  await db.deleteFrom('menu').where('menu_code', 'like', 'M03%').execute()
  await db.deleteFrom('menu').where('menu_code', 'like', 'DSHB20%').execute()
  for (let time = 0; time < 2; time += 1) {
    await addSecurityMenus(db as unknown as Kysely<unknown>)
    await addPermissionCheck(db as unknown as Kysely<unknown>)
    await addConsumers(db as unknown as Kysely<unknown>)
    await addNotificationMenus(db as unknown as Kysely<unknown>)
    await addRoleMenu(db as unknown as Kysely<unknown>)
    await addManagedRolesMenu(db as unknown as Kysely<unknown>)
    await addReportMenus(db as unknown as Kysely<unknown>)
    await addProjectMenu(db as unknown as Kysely<unknown>)
    await addDashboardMenus(db as unknown as Kysely<unknown>)
    await addPlanningMenus(db as unknown as Kysely<unknown>)
    await addTemplateMenus(db as unknown as Kysely<unknown>)
    await addPublicationMenus(db as unknown as Kysely<unknown>)
    await addTermsAdministration(db)
    await addAccessRequests(db)
    expect(await menus()).toEqual(before)
    expect(await checkers()).toEqual(mayCheck)
    expect((await added()).features).toBe(now.features)
    expect((await added()).dependencies).toBe(now.dependencies)
  }
  const { rows: kept } = await partsOf(db, 'Notifications')
  expect(kept).toContainEqual({
    part: 'Notifications.ManageClients',
    of: 'Information des clients',
    needs: '["Accounts.Read", "Notifications.Manage"]',
    held_by: '["Administration de la sécurité"]',
  })
  await db.deleteFrom('application').where('technical_name', '=', 'Notifications').execute()
  for (let time = 0; time < 2; time += 1) {
    await addNotificationScopes(db as unknown as Kysely<unknown>)
    expect((await partsOf(db, 'Notifications')).rows).toEqual(kept)
  }
  const { rows: security } = await partsOf(db, 'Authorization')
  expect(security).toContainEqual({
    part: 'ApiConsumers.Manage',
    of: 'Gestion des consommateurs d’API',
    needs: '["ApiConsumers.Read", "Users.Read"]',
    held_by: '["Administration de la sécurité"]',
  })
  await db.deleteFrom('scope').where('scope_name', 'like', 'ApiConsumers.%').execute()
  await db.deleteFrom('application_module').where('name', '=', 'Consommateurs d’API').execute()
  for (let time = 0; time < 2; time += 1) {
    await addConsumers(db as unknown as Kysely<unknown>)
    expect((await partsOf(db, 'Authorization')).rows).toEqual(security)
  }
  const { rows: library } = await partsOf(db, 'Reports')
  expect(library).toContainEqual({
    part: 'Reports.Manage',
    of: 'Administration des rapports',
    needs: '["Accounts.Read", "Contacts.Read", "Engagements.Read", "Reports.Read"]',
    held_by: '["Administration de la sécurité", "Managers"]',
  })
  expect(library).toContainEqual({
    part: 'Dashboards.ReadFirm',
    of: 'Tableaux de bord du cabinet',
    needs: '["Dashboards.Read"]',
    held_by: '["Associés responsables de mission"]',
  })
  await db.deleteFrom('application').where('technical_name', '=', 'Reports').execute()
  for (let time = 0; time < 2; time += 1) {
    await addReportScopes(db as unknown as Kysely<unknown>)
    await addDashboardScopes(db as unknown as Kysely<unknown>)
    expect((await partsOf(db, 'Reports')).rows).toEqual(library)
  }
  const { rows: planning } = await partsOf(db, 'Planning')
  expect(planning).toContainEqual({
    part: 'Planning.Request',
    of: 'Demande de rapports',
    needs: '["Contacts.Read", "Engagements.Read", "Offers.Read"]',
    held_by: '["Collaborateurs"]',
  })
  await db.deleteFrom('application').where('technical_name', '=', 'Planning').execute()
  for (let time = 0; time < 2; time += 1) {
    await addPlanningScopes(db as unknown as Kysely<unknown>)
    expect((await partsOf(db, 'Planning')).rows).toEqual(planning)
  }
  const { rows: portal } = await partsOf(db, 'Portal')
  expect(portal).toContainEqual({
    part: 'Mail.Manage',
    of: 'Gestion de la messagerie sortante',
    needs: '["Mail.Read"]',
    held_by: '["Administration de la sécurité"]',
  })
  await db.deleteFrom('menu').where('menu_code', '=', 'ADM0.6').execute()
  await db.deleteFrom('scope').where('scope_name', 'like', 'Mail.%').execute()
  await db.deleteFrom('application_module').where('name', '=', 'Messagerie sortante').execute()
  for (let time = 0; time < 2; time += 1) {
    await addMailMenus(db as unknown as Kysely<unknown>)
    expect((await partsOf(db, 'Portal')).rows).toEqual(portal)
    expect(await menus()).toEqual(before)
  }
  const { rows: references } = await partsOf(db, 'Finder')
  expect(references).toContainEqual({
    part: 'Finder.Validate',
    of: 'Validation des fiches',
    needs: '["Finder.Read"]',
    held_by: '["Équipe commerciale"]',
  })
  expect(references).toContainEqual({
    part: 'Finder.Configure',
    of: 'Configuration des relances',
    needs: '["Finder.Read"]',
    held_by: '["Équipe commerciale"]',
  })
  await db.deleteFrom('menu').where('menu_code', '=', 'EGF0110').execute()
  await db.deleteFrom('application').where('technical_name', '=', 'Finder').execute()
  for (let time = 0; time < 2; time += 1) {
    await addFinderScopes(db as unknown as Kysely<unknown>)
    await addCommercialTeam(db, new Date().toISOString())
    await addReminderScope(db)
    await addReminderMenu(db)
    expect(await menus()).toEqual(before)
    expect((await partsOf(db, 'Finder')).rows).toEqual(references)
  }
  const { rows: statements } = await partsOf(db, 'FinancialStatements')
  expect(statements).toContainEqual({
    part: 'Statements.Import',
    of: 'Contrôle d’un export comptable',
    needs: '["Portal.Access"]',
    held_by: '["Collaborateurs"]',
  })
  expect(statements).toContainEqual({
    part: 'Audit.Submit',
    of: 'Remise de documents',
    needs: '["Portal.Access"]',
    held_by: '["Clients"]',
  })
  await db.deleteFrom('menu').where('menu_code', 'like', 'EAF%').execute()
  await db.deleteFrom('menu').where('menu_code', '=', 'FSCK01').execute()
  await db.deleteFrom('application').where('technical_name', '=', 'FinancialStatements').execute()
  for (let time = 0; time < 2; time += 1) {
    await addStatements(db as unknown as Kysely<unknown>)
    await changeStatementMenus(db as unknown as Kysely<unknown>)
    await addAuditMenus(db as unknown as Kysely<unknown>)
    await addStatementQuestionMenu(db as unknown as Kysely<unknown>)
    expect(await menus()).toEqual(before)
    expect((await partsOf(db, 'FinancialStatements')).rows).toEqual(statements)
  }
  const applications = [
    {
      technicalName: 'Documents',
      menuCodes: 'DOC%',
      add: addDocumentMenus,
      part: 'Documents.Write',
      of: 'Dépôt de documents',
      needs: '["Documents.Read"]',
      held_by: '["Clients", "Collaborateurs"]',
    },
    {
      technicalName: 'Network',
      menuCodes: 'RES%',
      add: async (empty: Kysely<unknown>) => {
        await addNetworkMenus(empty)
        await addClientRelationMenus(empty)
      },
      part: 'Network.Manage',
      of: 'Saisie des relations entre clients',
      needs: '["Network.Read"]',
      held_by: '["Administration de la sécurité", "Associés responsables de mission"]',
    },
    {
      technicalName: 'Inventories',
      menuCodes: 'INV%',
      add: addInventoryMenus,
      part: 'Inventory.Manage',
      of: 'Préparation des inventaires',
      needs: '["Inventory.Read"]',
      held_by: '["Administration de la sécurité", "Associés responsables de mission", "Managers"]',
    },
    {
      technicalName: 'Signature',
      menuCodes: 'SIG%',
      add: addSignatureMenus,
      part: 'Signatures.Write',
      of: 'Signature de documents',
      needs: '["Signatures.Read"]',
      held_by: '["Clients", "Collaborateurs"]',
    },
    {
      technicalName: 'TestData',
      menuCodes: 'TST%',
      add: addTestDataMenus,
      part: 'TestData.Manage',
      of: 'Création de données de test',
      needs: '["Accounts.Read", "Contacts.Read"]',
      held_by: '["Administration de la sécurité", "Managers"]',
    },
  ]
  expect((await partsOf(db, 'Network')).rows).toContainEqual({
    part: 'Network.Read',
    of: 'Consultation du réseau',
    needs: '["Accounts.Read", "Contacts.Read", "Engagements.Read"]',
    held_by: '["Collaborateurs"]',
  })
  for (const { technicalName, menuCodes, add, ...part } of applications) {
    const { rows: parts } = await partsOf(db, technicalName)
    expect(parts).toContainEqual(part)
    await db.deleteFrom('menu').where('menu_code', 'like', menuCodes).execute()
    await db.deleteFrom('application').where('technical_name', '=', technicalName).execute()
    for (let time = 0; time < 2; time += 1) {
      await add(db as unknown as Kysely<unknown>)
      expect(await menus()).toEqual(before)
      expect((await partsOf(db, technicalName)).rows).toEqual(parts)
    }
  }
  const empty = await connectEmbedded({})
  await migrate(empty.db)
  expect(await empty.db.selectFrom('menu').select('id').execute()).toEqual([])
  expect(await empty.db.selectFrom('scope').select('id').execute()).toEqual([])
  await empty.close()
})
