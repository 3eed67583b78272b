import { type Kysely, sql } from 'kysely'

/** The menus of publications, below that of planning; a database without that gets none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(addition).execute(db)
}

const addition = `insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
    menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
  select code, fr, en, fr_text, en_text, '#a2543f', icon, link, place, menu.id, scope_name, true
  from menu, scope, (values
        ('DSHB2003', 'Publier une demande', 'Publish a request',
          'Une demande, son rapport, ses documents, puis la validation',
          'A request, its report, its documents, then the validation', 'send', '/app/dshb2/createpublication', 30),
        ('DSHB2004', 'Publications', 'Publications',
          'Ce qui est en cours de publication et ce qui a été publié',
          'What is being published and what was', 'badge-check', '/app/dshb2/publications', 40))
    as added (code, fr, en, fr_text, en_text, icon, link, place)
  where menu_code = 'DSHB20' and scope_name = 'Planning.Manage'
  on conflict do nothing`
