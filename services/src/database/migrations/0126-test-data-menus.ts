import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** The application that creates test data, with its scope, held by administrators and managers, and its menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Données de test',
    technicalName: 'TestData',
    module: 'Personnes de test',
    scopes: [
      {
        name: 'TestData.Manage',
        feature: 'Création de données de test',
        description: 'Créer et supprimer des données de test',
        englishDescription: 'Make and delete test data',
        needs: ['Accounts.Read', 'Contacts.Read'],
        heldBy: ['Administration de la sécurité', 'Managers'],
      },
    ],
    color: '#7d5a7a',
    onlyFirm: true,
    menu: {
      code: 'TST01',
      title: 'Données de test',
      englishTitle: 'Test data',
      description: 'Créer des personnes, des sociétés et des comptes pour vos essais',
      englishDescription: 'Make people, companies, and bank accounts to try things with',
      icon: 'flask-conical',
      link: '/app/datasetapp',
      order: 120,
      minimumScope: 'TestData.Manage',
    },
    subMenus: [
      {
        code: 'TST0101',
        title: 'Toutes les données de test',
        englishTitle: 'All test data',
        description: 'Voir ce qui a été créé, par qui, et le supprimer',
        englishDescription: 'See what was made, by whom, and delete it',
        icon: 'table',
        link: '/app/datasetapp',
        order: 10,
        minimumScope: 'TestData.Manage',
      },
      {
        code: 'TST0102',
        title: 'Ajouter une personne de test',
        englishTitle: 'Add a test person',
        description: 'Une personne, sa société, son compte et ses opérations',
        englishDescription: 'A person with a company, a bank account, and transactions',
        icon: 'user-plus',
        link: '/app/datasetapp/addTestUser',
        order: 20,
        minimumScope: 'TestData.Manage',
      },
    ],
  })
