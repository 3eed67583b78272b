import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Kysely } from 'kysely'
import { parse } from 'yaml'
import type { Schema } from '../schema.ts'
import { continueIds, insertRows, type Row } from './insert.ts'
import { addReminderMenu } from '../migrations/0094-reminder-menu.ts'
import { addTermsAdministration } from '../migrations/0168-terms-drafts.ts'
import { addAccessRequests } from '../migrations/0176-access-requests.ts'
import { menus } from './menus.ts'

/** The role that administers rights and menus; the first administrator of an empty database also gets it. */
export const administratorRole = 'Administration de la sécurité'

/** The role that lets clients use the portal. */
export const clientRole = 'Clients'

interface ApplicationSketch {
  name: string
  technicalName: string
  link: string
  /** Modules with their sub-modules. */
  modules: Record<string, readonly string[]>
  /** Features with their scopes. */
  features: Record<string, { module: string; scopes: readonly string[] }>
  /** A scope and the scopes it requires. */
  dependencies: Record<string, readonly string[]>
}

const applications: readonly ApplicationSketch[] = [
  {
    name: 'Portail',
    technicalName: 'Portal',
    link: '/',
    modules: { Accueil: [], Administration: ['Menus', 'Messagerie sortante'] },
    features: {
      'Lanceur d’applications': { module: 'Accueil', scopes: ['Portal.Access'] },
      'Gestion des menus': { module: 'Menus', scopes: ['Menus.Manage'] },
      'Consultation de la messagerie sortante': { module: 'Messagerie sortante', scopes: ['Mail.Read'] },
      'Gestion de la messagerie sortante': { module: 'Messagerie sortante', scopes: ['Mail.Manage'] },
    },
    dependencies: {
      'Menus.Manage': ['Portal.Access', 'Scopes.Read'],
      'Mail.Read': ['Portal.Access'],
      'Mail.Manage': ['Mail.Read'],
    },
  },
  {
    name: 'Référentiel clients',
    technicalName: 'CustomerStore',
    link: '/',
    modules: { Tiers: ['Contacts', 'Clients'] },
    features: {
      'Recherche de contacts': { module: 'Contacts', scopes: ['Contacts.Read'] },
      'Recherche de clients': { module: 'Clients', scopes: ['Accounts.Read'] },
    },
    dependencies: { 'Contacts.Read': ['Portal.Access'], 'Accounts.Read': ['Portal.Access'] },
  },
  {
    name: 'Organisation',
    technicalName: 'Organisation',
    link: '/',
    modules: { Missions: ['Offres'], Onboarding: [] },
    features: {
      'Consultation des missions': { module: 'Missions', scopes: ['Engagements.Read'] },
      'Catalogue des offres': { module: 'Offres', scopes: ['Offers.Read'] },
      'Suivi des demandes': { module: 'Onboarding', scopes: ['Onboarding.Read', 'Onboarding.ReadAll'] },
      'Saisie et décision': { module: 'Onboarding', scopes: ['Onboarding.Write'] },
    },
    dependencies: {
      'Engagements.Read': ['Accounts.Read'],
      'Offers.Read': ['Portal.Access'],
      'Onboarding.Read': ['Contacts.Read', 'Engagements.Read', 'Offers.Read'],
      'Onboarding.ReadAll': ['Onboarding.Read'],
      'Onboarding.Write': ['Onboarding.Read'],
    },
  },
  {
    name: 'Sécurité',
    technicalName: 'Authorization',
    link: '/',
    modules: { Habilitations: ['Rôles', 'Applications', 'Consommateurs d’API'] },
    features: {
      'Consultation des rôles': { module: 'Rôles', scopes: ['Roles.Read', 'Users.Read'] },
      'Gestion des rôles': { module: 'Rôles', scopes: ['Roles.Manage'] },
      'Catalogue des applications': { module: 'Applications', scopes: ['Applications.Read', 'Scopes.Read'] },
      'Gestion des applications': { module: 'Applications', scopes: ['Applications.Manage'] },
      'Vérification des droits': { module: 'Rôles', scopes: ['Permissions.Read'] },
      'Consultation des consommateurs d’API': {
        module: 'Consommateurs d’API',
        scopes: ['ApiConsumers.Read'],
      },
      'Gestion des consommateurs d’API': { module: 'Consommateurs d’API', scopes: ['ApiConsumers.Manage'] },
    },
    dependencies: {
      'Roles.Read': ['Portal.Access'],
      'Users.Read': ['Portal.Access'],
      'Roles.Manage': ['Roles.Read', 'Users.Read', 'Scopes.Read'],
      'Applications.Read': ['Scopes.Read'],
      'Applications.Manage': ['Applications.Read'],
      'Permissions.Read': ['Applications.Read', 'Users.Read'],
      'ApiConsumers.Read': ['Portal.Access'],
      // Naming an owner requires searching for users.
      'ApiConsumers.Manage': ['ApiConsumers.Read', 'Users.Read'],
      'Scopes.Read': ['Portal.Access'],
    },
  },
  {
    name: 'Notifications',
    technicalName: 'Notifications',
    link: '/',
    modules: { Diffusion: ['Collaborateurs', 'Clients'] },
    features: {
      'Information des collaborateurs': { module: 'Collaborateurs', scopes: ['Notifications.Manage'] },
      'Information des clients': { module: 'Clients', scopes: ['Notifications.ManageClients'] },
    },
    dependencies: {
      // Choosing an audience requires searching for it.
      'Notifications.Manage': ['Applications.Read', 'Roles.Read', 'Contacts.Read'],
      'Notifications.ManageClients': ['Notifications.Manage', 'Accounts.Read'],
    },
  },
  {
    name: 'Rapports',
    technicalName: 'Reports',
    link: '/',
    modules: { Bibliothèque: [], 'Tableaux de bord': [] },
    features: {
      'Consultation des rapports': { module: 'Bibliothèque', scopes: ['Reports.Read'] },
      'Administration des rapports': { module: 'Bibliothèque', scopes: ['Reports.Manage'] },
      'Tableaux de bord personnels': { module: 'Tableaux de bord', scopes: ['Dashboards.Read'] },
      'Tableaux de bord du cabinet': { module: 'Tableaux de bord', scopes: ['Dashboards.ReadFirm'] },
    },
    dependencies: {
      'Reports.Read': ['Portal.Access'],
      // Filing a report, or giving access to it, requires searching for clients, engagements and people.
      'Reports.Manage': ['Reports.Read', 'Accounts.Read', 'Contacts.Read', 'Engagements.Read'],
      // Dashboards appear among the reports and can be filtered by client.
      'Dashboards.Read': ['Reports.Read', 'Accounts.Read'],
      'Dashboards.ReadFirm': ['Dashboards.Read'],
    },
  },
  {
    name: 'Planification',
    technicalName: 'Planning',
    link: '/',
    modules: { Demandes: [] },
    features: {
      'Demande de rapports': { module: 'Demandes', scopes: ['Planning.Request'] },
      'Planification des demandes': { module: 'Demandes', scopes: ['Planning.Manage'] },
    },
    dependencies: {
      // Requesting a report requires choosing an engagement, a team and a solution.
      'Planning.Request': ['Contacts.Read', 'Engagements.Read', 'Offers.Read'],
      'Planning.Manage': ['Planning.Request'],
    },
  },
  {
    name: 'Références',
    technicalName: 'Finder',
    link: '/',
    modules: { Fiches: [] },
    features: {
      'Consultation des références': { module: 'Fiches', scopes: ['Finder.Read'] },
      'Rédaction des fiches': { module: 'Fiches', scopes: ['Finder.Write'] },
      'Validation des fiches': { module: 'Fiches', scopes: ['Finder.Validate'] },
      'Configuration des relances': { module: 'Fiches', scopes: ['Finder.Configure'] },
    },
    dependencies: {
      // The finder shows every engagement of the firm.
      'Finder.Read': ['Engagements.Read'],
      // Drafting a sheet requires searching for its team.
      'Finder.Write': ['Finder.Read', 'Contacts.Read'],
      'Finder.Validate': ['Finder.Read'],
      'Finder.Configure': ['Finder.Read'],
    },
  },
  {
    name: 'États financiers automatisés',
    technicalName: 'FinancialStatements',
    link: '/',
    modules: { Import: [], Audit: [], Aide: [] },
    features: {
      'Contrôle d’un export comptable': { module: 'Import', scopes: ['Statements.Import'] },
      'Dossiers d’audit': { module: 'Audit', scopes: ['Audit.Work'] },
      'Remise de documents': { module: 'Audit', scopes: ['Audit.Submit'] },
      'Administration de l’aide': { module: 'Aide', scopes: ['Statements.Administer'] },
    },
    dependencies: {
      'Statements.Import': ['Portal.Access'],
      'Statements.Administer': ['Statements.Import'],
      'Audit.Submit': ['Portal.Access'],
      // People who work on folders also hand in what a client brings on paper, and read the pinned statements.
      'Audit.Work': ['Audit.Submit', 'Statements.Import'],
    },
  },
  {
    name: 'Documents',
    technicalName: 'Documents',
    link: '/',
    modules: { Bibliothèque: [] },
    features: {
      'Consultation des documents': { module: 'Bibliothèque', scopes: ['Documents.Read'] },
      'Dépôt de documents': { module: 'Bibliothèque', scopes: ['Documents.Write'] },
    },
    dependencies: {
      // Documents belong to a client and an engagement.
      'Documents.Read': ['Accounts.Read', 'Engagements.Read'],
      'Documents.Write': ['Documents.Read'],
    },
  },
  {
    name: 'Réseau',
    technicalName: 'Network',
    link: '/',
    modules: { Exploration: [] },
    features: {
      'Consultation du réseau': { module: 'Exploration', scopes: ['Network.Read'] },
      'Saisie des relations entre clients': { module: 'Exploration', scopes: ['Network.Manage'] },
    },
    dependencies: {
      // The network shows only what the person may read of each.
      'Network.Read': ['Accounts.Read', 'Contacts.Read', 'Engagements.Read'],
      'Network.Manage': ['Network.Read'],
    },
  },
  {
    name: 'Données de test',
    technicalName: 'TestData',
    link: '/',
    modules: { 'Personnes de test': [] },
    features: {
      'Création de données de test': { module: 'Personnes de test', scopes: ['TestData.Manage'] },
    },
    dependencies: { 'TestData.Manage': ['Accounts.Read', 'Contacts.Read'] },
  },
  {
    name: 'Inventaires',
    technicalName: 'Inventories',
    link: '/',
    modules: { Stocks: [] },
    features: {
      'Consultation des inventaires': { module: 'Stocks', scopes: ['Inventory.Read'] },
      'Préparation des inventaires': { module: 'Stocks', scopes: ['Inventory.Manage'] },
      'Comptage physique': { module: 'Stocks', scopes: ['Inventory.Count'] },
    },
    dependencies: {
      'Inventory.Count': ['Portal.Access'],
      // Stock-takes belong to a client and an engagement, and staff count in them.
      'Inventory.Read': ['Inventory.Count', 'Accounts.Read', 'Engagements.Read', 'Contacts.Read'],
      'Inventory.Manage': ['Inventory.Read'],
    },
  },
  {
    name: 'Signature',
    technicalName: 'Signature',
    link: '/',
    modules: { Envois: [] },
    features: {
      'Consultation des documents à signer': { module: 'Envois', scopes: ['Signatures.Read'] },
      'Signature de documents': { module: 'Envois', scopes: ['Signatures.Write'] },
    },
    dependencies: {
      // Asking others to sign requires searching for them.
      'Signatures.Read': ['Contacts.Read'],
      'Signatures.Write': ['Signatures.Read'],
    },
  },
]

/** The scopes granted to each role; the scopes these require are implied. */
const roles: Record<string, readonly string[]> = {
  [administratorRole]: [
    'Menus.Manage',
    'Mail.Manage',
    'Roles.Manage',
    'Applications.Manage',
    'Permissions.Read',
    'ApiConsumers.Manage',
    'Contacts.Read',
    'Notifications.ManageClients',
    'Reports.Manage',
    'Planning.Manage',
    'Statements.Administer',
    'TestData.Manage',
    'Inventory.Manage',
    'Network.Manage',
  ],
  Collaborateurs: [
    'Contacts.Read',
    'Accounts.Read',
    'Engagements.Read',
    'Offers.Read',
    'Reports.Read',
    'Planning.Request',
    'Finder.Write',
    'Statements.Import',
    'Documents.Write',
    'Signatures.Write',
    'Audit.Work',
    'Network.Read',
    'Inventory.Count',
  ],
  'Associés responsables de mission': [
    'Onboarding.Write',
    'Onboarding.ReadAll',
    'Dashboards.ReadFirm',
    'Inventory.Manage',
    'Network.Manage',
  ],
  Managers: [
    'Onboarding.Write',
    'Onboarding.ReadAll',
    'Users.Read',
    'Applications.Read',
    'Reports.Manage',
    'Dashboards.Read',
    'Planning.Manage',
    'TestData.Manage',
    'Inventory.Manage',
  ],
  [clientRole]: [
    'Contacts.Read',
    'Engagements.Read',
    'Offers.Read',
    'Reports.Read',
    'Documents.Write',
    'Signatures.Write',
    'Audit.Submit',
  ],
}

/**
 * Writes what the product cannot work without: its applications with their scopes, the basic roles, and the menus of
 * the existing applications. Both the demo data and the first administrator of an empty database build on it. Terms of
 * use are the firm's own; only the demo has a sample text.
 * @param createdDate ISO 8601
 * @returns the ids of the roles and of the scopes by name
 */
export async function writeFoundation(
  db: Kysely<Schema>,
  createdBy: string,
  createdDate: string,
): Promise<{ roles: Map<string, number>; scopes: Map<string, number> }> {
  const scopeIds = await writeApplications(db, createdBy, createdDate)
  const roleIds = new Map(Object.keys(roles).map((role, index) => [role, index + 1]))
  await insertRows(
    db,
    'role',
    [...roleIds].map(([role, id]) => ({
      id,
      role_function_description: role,
      created_date: createdDate,
      modified_date: createdDate,
    })),
  )
  await insertRows(
    db,
    'role_scope',
    Object.entries(roles).flatMap(([role, scopes]) =>
      scopes.map(scope => ({ roles_id: idOf(roleIds, role), scope_id: idOf(scopeIds, scope) })),
    ),
  )
  await insertRows(db, 'menu', menus)
  await continueIds(db, ['application', 'application_module', 'application_feature', 'scope', 'role', 'menu'])
  await addReminderMenu(db)
  await addTermsAdministration(db)
  await addAccessRequests(db)
  return { roles: roleIds, scopes: scopeIds }
}

async function writeApplications(
  db: Kysely<Schema>,
  createdBy: string,
  createdDate: string,
): Promise<Map<string, number>> {
  const words = await readScopeWords()
  const tables = {
    modules: [] as Row[],
    features: [] as Row[],
    scopes: [] as Row[],
    dependencies: [] as Row[],
  }
  const scopeIds = new Map<string, number>()
  const moduleIds = new Map<string, number>()
  for (const [index, application] of applications.entries()) {
    const application_id = index + 1
    const addModule = (name: string, parent: number | null) => {
      const id = moduleIds.size + 1
      moduleIds.set(`${application_id} ${name}`, id)
      tables.modules.push({ id, application_id, parent_module_id: parent, name })
      return id
    }
    for (const [name, subModules] of Object.entries(application.modules)) {
      const parent = addModule(name, null)
      for (const subModule of subModules) addModule(subModule, parent)
    }
    for (const [name, feature] of Object.entries(application.features)) {
      const id = tables.features.length + 1
      const application_module_id = idOf(moduleIds, `${application_id} ${feature.module}`)
      tables.features.push({ id, application_id, application_module_id, name })
      for (const scope of feature.scopes) {
        const text = words[scope]
        if (!text) throw new Error(`The contract has no scope ${scope}.`)
        scopeIds.set(scope, scopeIds.size + 1)
        tables.scopes.push({
          id: scopeIds.size,
          scope_name: scope,
          scope_description: text.fr,
          scope_english_description: text.en,
          application_id,
          application_feature_id: id,
        })
      }
    }
  }
  for (const [index, { dependencies }] of applications.entries())
    for (const [scope, required] of Object.entries(dependencies))
      for (const other of required)
        tables.dependencies.push({
          application_id: index + 1,
          scope_id: idOf(scopeIds, scope),
          required_scope_id: idOf(scopeIds, other),
        })
  await insertRows(
    db,
    'application',
    applications.map(({ name, technicalName, link }, index) => ({
      id: index + 1,
      name,
      technical_name: technicalName,
      client_id: 'parvis-portal',
      is_internal: true,
      link,
      created_by: createdBy,
      created_date: createdDate,
    })),
  )
  await insertRows(db, 'application_module', tables.modules)
  await insertRows(db, 'application_feature', tables.features)
  await insertRows(db, 'scope', tables.scopes)
  await insertRows(db, 'scope_dependency', tables.dependencies)
  return scopeIds
}

/** The texts of the scopes come from the contract, so that they are written only once. */
async function readScopeWords(): Promise<Record<string, { fr: string; en: string }>> {
  const file = fileURLToPath(import.meta.resolve('@parvis/openapi/scopes.yaml'))
  return parse(await readFile(file, 'utf8')) as Record<string, { fr: string; en: string }>
}

function idOf(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`Nothing is called ${name}.`)
  return id
}
