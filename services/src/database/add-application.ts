import { type Kysely, sql } from 'kysely'

/** A scope of an application, with the scopes it requires and the roles that hold it from the start. */
interface NewScope {
  name: string
  /** The feature of the application that it belongs to. */
  feature: string
  description: string
  englishDescription: string
  /** Scopes that it requires. */
  needs: readonly string[]
  /** Roles, by their descriptions. */
  heldBy?: readonly string[]
}

/** A menu of an application: the texts of its tile or sidebar entry, in both languages. */
interface NewMenu {
  code: string
  title: string
  englishTitle: string
  description: string
  englishDescription: string
  icon: string
  link: string
  order: number
  minimumScope: string
}

export interface NewApplication {
  name: string
  technicalName: string
  module: string
  scopes: readonly NewScope[]
  /** `#rrggbb`, for its menus. */
  color: string
  onlyFirm: boolean
  /** Its tile, and the entries of its sidebar. */
  menu: NewMenu
  subMenus: readonly NewMenu[]
}

/**
 * Adds an application with its scopes and menus to a database that already has data. Existing rows stay as they are; an
 * empty database, which is filled later, is not changed.
 */
export async function addApplication(db: Kysely<unknown>, application: NewApplication): Promise<void> {
  const { name, technicalName, module, scopes, menu, subMenus } = application
  const ofApplication = sql`application.technical_name = ${technicalName}::text`
  await sql`insert into application (name, technical_name, client_id, is_internal, link, created_by)
    select ${name}::text, ${technicalName}::text, client_id, true, '/', created_by
    from application where technical_name = 'Authorization'
    on conflict do nothing`.execute(db)
  await sql`insert into application_module (application_id, name)
    select id, ${module}::text from application where ${ofApplication}
    on conflict do nothing`.execute(db)
  for (const scope of scopes) {
    await sql`insert into application_feature (application_id, application_module_id, name)
      select application_id, application_module.id, ${scope.feature}::text
      from application_module join application on application.id = application_id
      where ${ofApplication} and application_module.name = ${module}::text
      on conflict do nothing`.execute(db)
    await sql`insert into scope (scope_name, scope_description, scope_english_description, application_id,
        application_feature_id)
      select ${scope.name}::text, ${scope.description}::text, ${scope.englishDescription}::text, application.id,
        application_feature.id
      from application join application_feature on application_feature.application_id = application.id
      where ${ofApplication} and application_feature.name = ${scope.feature}::text
      on conflict do nothing`.execute(db)
  }
  for (const { name: scope, needs, heldBy = [] } of scopes) {
    await sql`insert into scope_dependency (application_id, scope_id, required_scope_id)
      select scope.application_id, scope.id, required.id
      from scope join scope as required on required.scope_name = any(${[...needs]}::text[])
      where scope.scope_name = ${scope}::text
      on conflict do nothing`.execute(db)
    await sql`insert into role_scope (roles_id, scope_id)
      select role.id, scope.id from role, scope
      where role_function_description = any(${[...heldBy]}::text[]) and scope_name = ${scope}::text
      on conflict do nothing`.execute(db)
  }
  await addMenu(db, application, menu)
  for (const each of subMenus) await addMenu(db, application, each, menu.code)
}

/** @param parent the code of the parent menu; the menu is added only if that exists */
async function addMenu(
  db: Kysely<unknown>,
  { color, onlyFirm }: NewApplication,
  menu: NewMenu,
  parent?: string,
): Promise<void> {
  await sql`insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select ${menu.code}::text, ${menu.title}::text, ${menu.englishTitle}::text, ${menu.description}::text,
      ${menu.englishDescription}::text, ${color}::text, ${menu.icon}::text, ${menu.link}::text, ${menu.order}::int4,
      above.id, scope_name, ${onlyFirm}::boolean
    from scope left join menu as above on above.menu_code = ${parent ?? null}::text
    where scope_name = ${menu.minimumScope}::text and (above.id is not null or ${parent === undefined}::boolean)
    on conflict do nothing`.execute(db)
}
