import type { Row } from './insert.ts'

const ofStatements = {
  menu_color: '#7a7434',
  minimum_scope: 'Statements.Import',
  only_firm: true,
}

/** The menus of the financial statements and of the audit folders. */
export const statementMenus: readonly Row[] = [
  {
    ...ofStatements,
    id: 80,
    menu_code: 'EAF01',
    menu_title: 'États financiers automatisés',
    menu_english_title: 'Automated financial statements',
    menu_description: 'Préparer les états financiers d’un client à partir de sa comptabilité',
    menu_english_description: 'Prepare a client’s financial statements from its accounts',
    menu_link: '/app/eafautomate/dashboard',
    menu_icon: 'calculator',
    menu_order: 70,
    menu_parent_id: null,
  },
  {
    ...ofStatements,
    id: 81,
    menu_code: 'EAF0101',
    menu_title: 'Préparer des états financiers',
    menu_english_title: 'Prepare statements',
    menu_description: 'Contrôler un export comptable (FEC), le corriger, et en tirer les états financiers',
    menu_english_description: 'Check an accounting export (FEC), correct it, and compute the statements',
    menu_link: '/app/aefautomate/import',
    menu_icon: 'file-check',
    menu_order: 20,
    menu_parent_id: 80,
  },
  {
    ...ofStatements,
    id: 82,
    menu_code: 'EAF0102',
    menu_title: 'Tableau de bord',
    menu_english_title: 'Dashboard',
    menu_description: 'Suivre les états financiers demandés et les ouvrir',
    menu_english_description: 'Follow requested statements and open them',
    menu_link: '/app/eafautomate/dashboard',
    menu_icon: 'clipboard-list',
    menu_order: 10,
    menu_parent_id: 80,
  },
  {
    id: 85,
    menu_code: 'FSCK01',
    menu_title: 'Dossiers d’audit',
    menu_english_title: 'Audit folders',
    menu_description: 'Documents demandés, contrôles des comptes et conclusions de l’audit',
    menu_english_description: 'Requested documents, checks on the accounts, and conclusions of the audit',
    menu_color: '#4a6b8a',
    menu_link: '/app/fschecker/audit-folders',
    menu_icon: 'folder-search',
    menu_order: 75,
    menu_parent_id: null,
    minimum_scope: 'Audit.Submit',
    // Clients see what they are asked for.
    only_firm: false,
  },
]
