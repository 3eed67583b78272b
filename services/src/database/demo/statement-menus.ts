import type { Row } from './insert.ts'

const ofStatements = {
  menu_color: '#7a7434',
  menu_link: '/app/aefautomate/import',
  minimum_scope: 'Statements.Import',
  only_firm: true,
}

/** The menus of the financial statements. */
export const statementMenus: readonly Row[] = [
  {
    ...ofStatements,
    id: 80,
    menu_code: 'EAF01',
    menu_title: 'États financiers automatisés',
    menu_english_title: 'Automated financial statements',
    menu_description: 'Contrôler et corriger un fichier des écritures comptables (FEC)',
    menu_english_description: 'Check and correct a French accounting export (FEC)',
    menu_icon: 'calculator',
    menu_order: 70,
    menu_parent_id: null,
  },
  {
    ...ofStatements,
    id: 81,
    menu_code: 'EAF0101',
    menu_title: 'Contrôle d’un FEC',
    menu_english_title: 'FEC check',
    menu_description: 'Voir pourquoi un fichier serait refusé, à quelle ligne, et le corriger',
    menu_english_description: 'See why a file would be rejected and on which line, and correct it',
    menu_icon: 'file-check',
    menu_order: 10,
    menu_parent_id: 80,
  },
]
