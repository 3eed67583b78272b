import { type Kysely, sql } from 'kysely'

/** The menu of reminders; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addReminderMenu(db)
}

/** Adds the menu below the finder's or, without that, at the top level. Without the scope no menu is added. */
export async function addReminderMenu<DB>(db: Kysely<DB>): Promise<void> {
  await sql`insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select 'EGF0110', 'Configuration des relances', 'Reminder settings',
      'Relancer les personnes dont une fiche attend la décision',
      'Remind the people whose decision a sheet is waiting for',
      '#ac527e', 'bell-ring', '/app/egf/RelanceConfiguration', 90, parent.id, scope_name, true
    from scope left join menu as parent on parent.menu_code = 'EGF01'
    where scope_name = 'Finder.Configure'
    on conflict do nothing`.execute(db)
}
