import type { Kysely } from 'kysely'
import { addApplication } from '../add-application.ts'

/** Stock-takes: the application with its scopes, for staff, and its menus. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  addApplication(db, {
    name: 'Inventaires',
    technicalName: 'Inventories',
    module: 'Stocks',
    scopes: [
      {
        name: 'Inventory.Read',
        feature: 'Consultation des inventaires',
        description: 'Consulter les inventaires',
        englishDescription: 'Read stock-takes',
        needs: ['Inventory.Count', 'Accounts.Read', 'Engagements.Read', 'Contacts.Read'],
      },
      {
        name: 'Inventory.Manage',
        feature: 'Préparation des inventaires',
        description: 'Préparer et clôturer les inventaires',
        englishDescription: 'Prepare and close stock-takes',
        needs: ['Inventory.Read'],
        heldBy: ['Administration de la sécurité', 'Managers', 'Associés responsables de mission'],
      },
      {
        name: 'Inventory.Count',
        feature: 'Comptage physique',
        description: 'Compter les articles d’un inventaire',
        englishDescription: 'Count the articles of a stock-take',
        needs: ['Portal.Access'],
        heldBy: ['Collaborateurs'],
      },
    ],
    color: '#8a5a2b',
    onlyFirm: true,
    menu: {
      code: 'INV01',
      title: 'Inventaires',
      englishTitle: 'Stock-takes',
      description: 'Préparer, compter et rapprocher les inventaires de stocks',
      englishDescription: 'Prepare, count, and reconcile stock-takes',
      icon: 'package',
      link: '/app/inventoryapp/EditeInventaireCP',
      order: 100,
      minimumScope: 'Inventory.Count',
    },
    subMenus: [
      {
        code: 'INV0101',
        title: 'Tous les inventaires',
        englishTitle: 'All stock-takes',
        description: 'Suivre les inventaires par client et par mission',
        englishDescription: 'Follow stock-takes by client and engagement',
        icon: 'clipboard-list',
        link: '/app/inventoryapp/engagements',
        order: 10,
        minimumScope: 'Inventory.Read',
      },
      {
        code: 'INV0102',
        title: 'Préparer un inventaire',
        englishTitle: 'Prepare a stock-take',
        description: 'Choisir la mission, les dates et les lieux',
        englishDescription: 'Choose the engagement, the dates, and the places',
        icon: 'clipboard-check',
        link: '/app/inventoryapp/AddInventaire',
        order: 20,
        minimumScope: 'Inventory.Manage',
      },
      {
        code: 'INV0103',
        title: 'Compter',
        englishTitle: 'Count',
        description: 'Ouvrir une fiche de comptage et saisir les quantités',
        englishDescription: 'Open a count sheet and enter quantities',
        icon: 'calculator',
        link: '/app/inventoryapp/EditeInventaireCP',
        order: 30,
        minimumScope: 'Inventory.Count',
      },
    ],
  })
