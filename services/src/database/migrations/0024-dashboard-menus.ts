import { type Kysely, sql } from 'kysely'

/** The menus of the dashboards below those of the reports, if the product's own scopes exist; otherwise none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(addition).execute(db)
}

const addition = `
  insert into menu (menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
      menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm)
    select code, title, english_title, description, english_description, '#3b7d8c', icon, link, place, menu.id,
      scope_name, true
    from menu, scope, (values
        ('M0306', 'Mes indicateurs', 'My indicators',
          'Honoraires, heures et facturation de vos missions',
          'Fees, hours and invoices of your engagements',
          'trending-up', '/app/rapports/myindicators', 50),
        ('M0307', 'Suivi des honoraires', 'Follow-up fees',
          'Produit, facturé, encaissé, et ce qui reste à encaisser',
          'Worked, invoiced, paid, and what is left to collect',
          'wallet', '/app/rapports/suivifees', 60),
        ('M0308', 'Honoraires apportés', 'Originating fees',
          'Les honoraires selon qui a apporté la mission au cabinet',
          'Fees by who brought the engagement to the firm',
          'handshake', '/app/rapports/originating', 70),
        ('M0309', 'Annonces légales', 'Public register',
          'Ce que le BODACC a annoncé au sujet des clients',
          'What the public register announced of clients',
          'landmark', '/app/rapports/reportingbodacc', 80))
      as added (code, title, english_title, description, english_description, icon, link, place)
    where menu_code = 'M03' and scope_name = 'Dashboards.Read'
    on conflict do nothing`
