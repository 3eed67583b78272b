import { type Kysely, sql } from 'kysely'

/**
 * Access requests outlive the menu of their application: who was granted what stays on record, under the name that the
 * application had. Pending ones are closed, which the person who asked can read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table access_request alter column menu_id drop not null`,
  // All null while the menu exists.
  `alter table access_request add column menu_title text`,
  `alter table access_request add column menu_english_title text`,
  `alter table access_request add column scope_name text`,
  `alter table access_request add constraint access_request_menu_check check (menu_id is not null
    or menu_title is not null and menu_english_title is not null and scope_name is not null)`,
  `alter table access_request drop constraint access_request_state_check`,
  `alter table access_request add constraint access_request_state_check
    check (state in ('pending', 'granted', 'refused', 'withdrawn', 'closed'))`,
  // Nobody decided on those that were granted or closed by themselves.
  `alter table access_request drop constraint access_request_check2`,
  `alter table access_request add constraint access_request_decider_check
    check (decided_by is not null or state in ('pending', 'granted', 'closed'))`,
  `alter table access_request drop constraint access_request_menu_id_fkey`,
  `alter table access_request add constraint access_request_menu_id_fkey
    foreign key (menu_id) references menu (id) on delete set null`,
  `create function keep_access_requests() returns trigger language plpgsql as $$
    begin
      update access_request set menu_id = null, menu_title = old.menu_title,
        menu_english_title = old.menu_english_title, scope_name = old.minimum_scope,
        state = case state when 'pending' then 'closed' else state end,
        decided_date = coalesce(decided_date, now()), version = version + 1
      where menu_id = old.id;
      return old;
    end $$`,
  `create trigger keep_access_requests before delete on menu
    for each row execute function keep_access_requests()`,
]
