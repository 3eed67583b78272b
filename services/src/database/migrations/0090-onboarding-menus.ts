import { type Kysely, sql } from 'kysely'

/** The menus of onboarding, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of menus) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

/** Children of the first menu; a database without that gets none of them. */
const below = (values: string, scope: string) =>
  `insert into menu (${columns})
    select ${values}, menu.id, scope_name, true
    from menu, scope where menu_code = 'M05' and scope_name = '${scope}'
    on conflict do nothing`

const menus = [
  `insert into menu (${columns})
    select 'M05', 'Onboarding', 'Onboarding',
      'Donner à un contact client l’accès à une solution',
      'Give a client contact access to a solution',
      '#5b63b5', 'user-plus', '/app/confirm/list', 60, null, scope_name, true
    from scope where scope_name = 'Onboarding.Read'
    on conflict do nothing`,
  below(
    `'M0501', 'Demandes d’onboarding', 'Onboarding requests',
      'Les demandes que vous avez créées ou dont vous décidez',
      'The requests that you created or decide',
      '#5b63b5', 'clipboard-check', '/app/confirm/list', 10`,
    'Onboarding.Read',
  ),
  below(
    `'M0502', 'Nouvelle demande', 'New request',
      'Inviter un contact client à une solution',
      'Invite a client contact to a solution',
      '#5b63b5', 'user-round', '/app/confirm/new', 20`,
    'Onboarding.Write',
  ),
  below(
    `'M0503', 'Suppléants', 'Substitutes',
      'La personne qui décide à votre place pendant une absence',
      'The person who decides in your place while you are away',
      '#5b63b5', 'users', '/app/confirm/substitutes', 30`,
    'Onboarding.Write',
  ),
]
