import type { Row } from './insert.ts'

const ofTestData = { menu_color: '#8a6487', minimum_scope: 'TestData.Manage', only_firm: true }

/** The menus of the test data; offered only where the settings allow it. */
export const testDataMenus: readonly Row[] = [
  {
    ...ofTestData,
    id: 125,
    menu_code: 'TST01',
    menu_title: 'Données de test',
    menu_english_title: 'Test data',
    menu_description: 'Créer des personnes, des sociétés et des comptes pour vos essais',
    menu_english_description: 'Make people, companies, and bank accounts to try things with',
    menu_link: '/app/datasetapp',
    menu_icon: 'flask-conical',
    menu_order: 120,
    menu_parent_id: null,
  },
  {
    ...ofTestData,
    id: 126,
    menu_code: 'TST0101',
    menu_title: 'Toutes les données de test',
    menu_english_title: 'All test data',
    menu_description: 'Voir ce qui a été créé, par qui, et le supprimer',
    menu_english_description: 'See what was made, by whom, and delete it',
    menu_link: '/app/datasetapp',
    menu_icon: 'table',
    menu_order: 10,
    menu_parent_id: 125,
  },
  {
    ...ofTestData,
    id: 127,
    menu_code: 'TST0102',
    menu_title: 'Ajouter une personne de test',
    menu_english_title: 'Add a test person',
    menu_description: 'Une personne, sa société, son compte et ses opérations',
    menu_english_description: 'A person with a company, a bank account, and transactions',
    menu_link: '/app/datasetapp/addTestUser',
    menu_icon: 'user-plus',
    menu_order: 20,
    menu_parent_id: 125,
  },
]
