import { type Kysely, sql } from 'kysely'

/** The scopes and the menu of outgoing e-mail, for whoever administers roles; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of additions) await sql.raw(statement).execute(db)
}

const additions = [
  `insert into application_module (application_id, parent_module_id, name)
    select application_id, application_module.id, 'Messagerie sortante'
    from application_module join application on application.id = application_id
    where technical_name = 'Portal' and application_module.name = 'Administration'
    on conflict do nothing`,
  `insert into application_feature (application_id, application_module_id, name)
    select application_id, application_module.id, feature
    from application_module join application on application.id = application_id,
      (values ('Consultation de la messagerie sortante'), ('Gestion de la messagerie sortante')) as features (feature)
    where technical_name = 'Portal' and application_module.name = 'Messagerie sortante'
    on conflict do nothing`,
  `insert into scope (scope_name, scope_description, scope_english_description, application_id, application_feature_id)
    select scope_name, fr, en, application.id, application_feature.id
    from application join application_feature on application_feature.application_id = application.id
    join (values
        ('Mail.Read', 'Consulter la messagerie sortante', 'Read outgoing email',
          'Consultation de la messagerie sortante'),
        ('Mail.Manage', 'Administrer la messagerie sortante', 'Administer outgoing email',
          'Gestion de la messagerie sortante'))
      as scopes (scope_name, fr, en, feature) on feature = application_feature.name
    where technical_name = 'Portal'
    on conflict do nothing`,
  `insert into scope_dependency (application_id, scope_id, required_scope_id)
    select scope.application_id, scope.id, required.id
    from (values ('Mail.Read', 'Portal.Access'), ('Mail.Manage', 'Mail.Read')) as needs (scope_name, required_name)
    join scope on scope.scope_name = needs.scope_name
    join scope as required on required.scope_name = required_name
    on conflict do nothing`,
  `insert into role_scope (roles_id, scope_id)
    select roles_id, manage.id from role_scope
    join scope on scope.id = role_scope.scope_id, scope as manage
    where scope.scope_name = 'Roles.Manage' and manage.scope_name = 'Mail.Manage'
    on conflict do nothing`,
  `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select 'ADM0.6', 'Messagerie sortante', 'Outgoing email',
      'Les e-mails que le portail envoie, et ce qu’ils deviennent',
      'Emails that the portal sends, and what becomes of them',
      menu_color, 'mail', '/app/admin/mail', 20, menu.id, scope_name, true
    from menu, scope where menu_code = 'ADM01' and scope_name = 'Mail.Read'
    on conflict do nothing`,
]
