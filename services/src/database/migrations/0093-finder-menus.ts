import { type Kysely, sql } from 'kysely'

/** The menus of the references, if the product's own scopes exist; an empty database is filled later. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of menus) await sql.raw(statement).execute(db)
}

const columns = `menu_code, menu_title, menu_english_title, menu_description, menu_english_description,
  menu_color, menu_icon, menu_link, menu_order, menu_parent_id, minimum_scope, only_firm`

/** Children of the first menu; a database without that gets none of them. */
const below = (scope: string, values: string) =>
  `insert into menu (${columns})
    select ${values}, menu.id, scope_name, true
    from menu, scope where menu_code = 'EGF01' and scope_name = '${scope}'
    on conflict do nothing`

const menus = [
  `insert into menu (${columns})
    select 'EGF01', 'Références', 'References',
      'Trouver ce que le cabinet a réalisé pour ses clients, et le citer',
      'Find what the firm did for its clients, and cite it',
      '#a34e78', 'award', '/app/egf/EngagementFinder', 60, null, scope_name, true
    from scope where scope_name = 'Finder.Read'
    on conflict do nothing`,
  below(
    'Finder.Read',
    `'EGF0101', 'Recherche de missions', 'Engagement finder',
      'Chercher par mots, secteur, prestation, année ou associé',
      'Search by words, sector, service, year, or partner',
      '#a34e78', 'folder-search', '/app/egf/EngagementFinder', 10`,
  ),
  below(
    'Finder.Read',
    `'EGF0102', 'Mes références publiées', 'My published references',
      'Les fiches publiées auxquelles vous avez participé',
      'The published sheets you have a part in',
      '#a34e78', 'badge-check', '/app/egf/Published', 20`,
  ),
  below(
    'Finder.Read',
    `'EGF0103', 'Toutes les références', 'All references',
      'Tout ce que le cabinet a publié',
      'Everything the firm has published',
      '#a34e78', 'book-open', '/app/egf/AllPublished', 30`,
  ),
  below(
    'Finder.Read',
    `'EGF0104', 'À valider', 'To validate',
      'Les fiches qui attendent l’équipe commerciale',
      'Sheets waiting for the commercial team',
      '#a34e78', 'clipboard-check', '/app/egf/ToValidate', 40`,
  ),
  below(
    'Finder.Read',
    `'EGF0105', 'Validées', 'Validated',
      'Les fiches qui attendent le responsable de leur mission',
      'Sheets waiting for the manager of their engagement',
      '#a34e78', 'clipboard-list', '/app/egf/validatedByCom', 50`,
  ),
  below(
    'Finder.Read',
    `'EGF0106', 'Rejetées par l’équipe commerciale', 'Rejected by the commercial team',
      'Les fiches à corriger, avec leur motif',
      'Sheets to correct, with the reason',
      '#a34e78', 'inbox', '/app/egf/RejectedByCom', 60`,
  ),
  below(
    'Finder.Read',
    `'EGF0107', 'Rejetées par le responsable', 'Rejected by the manager',
      'Les fiches à corriger, avec leur motif',
      'Sheets to correct, with the reason',
      '#a34e78', 'gavel', '/app/egf/RejectedByManager', 70`,
  ),
  below(
    'Finder.Read',
    `'EGF0108', 'Brouillons', 'Drafts',
      'Les fiches qui ne sont pas encore envoyées',
      'Sheets that are not sent yet',
      '#a34e78', 'file-text', '/app/egf/Drafts', 80`,
  ),
  below(
    'Finder.Read',
    `'EGF0109', 'Toutes les fiches', 'All sheets',
      'Toutes les fiches que vous pouvez voir, et celles qui vous attendent',
      'Every sheet you can see, and the ones waiting for you',
      '#a34e78', 'list-tree', '/app/egf/sheets', 15`,
  ),
]
