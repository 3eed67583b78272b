import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

interface ScopeSketch {
  /** What of the application it belongs to. */
  feature: string
  french: string
  english: string
  /** Scopes of the same application without which it is of no use. */
  needs?: readonly string[]
  /** Roles of the demo that hold it. */
  heldBy?: readonly string[]
}

interface ApplicationSketch {
  name: string
  englishName: string
  technicalName: string
  clientId: string
  /** The directory of a vendor; without one it is the firm's own. */
  tenantId?: string
  address: string
  /** ISO 8601 */
  createdDate: string
  /** Modules with what they offer. */
  modules: Readonly<Record<string, readonly string[]>>
  /** By names. */
  scopes: Readonly<Record<string, ScopeSketch>>
}

/**
 * What such a firm runs beside the portal: each is a client of its own at the issuer and stands at its own address; its rights
 * are given here. Some are the firm's, some a vendor's. None of the demo people holds any of it by these roles.
 */
const sketches: readonly ApplicationSketch[] = [
  {
    name: 'Temps et frais',
    englishName: 'Time and expenses',
    technicalName: 'TimeSheets',
    clientId: 'temps-frais',
    address: 'https://temps.parvis.example/',
    createdDate: '2026-01-07T09:20:00.000Z',
    modules: { Saisie: ['Feuilles de temps et notes de frais'], Validation: ['Validation des équipes'] },
    scopes: {
      'TimeSheets.Enter': {
        feature: 'Feuilles de temps et notes de frais',
        french: 'Saisir ses temps et ses frais',
        english: 'Enter own time and expenses',
        heldBy: ['Pôle social', 'Assistantes et assistants de direction'],
      },
      'TimeSheets.Approve': {
        feature: 'Validation des équipes',
        french: 'Valider les temps et les frais de son équipe',
        english: 'Approve the time and expenses of a team',
        needs: ['TimeSheets.Enter'],
        heldBy: ['Comité d’acceptation des clients'],
      },
    },
  },
  {
    name: 'Facturation des honoraires',
    englishName: 'Fee invoicing',
    technicalName: 'Invoicing',
    clientId: 'facturation-honoraires',
    address: 'https://facturation.parvis.example/',
    createdDate: '2026-01-08T14:05:00.000Z',
    modules: { Factures: ['Préparation des factures', 'Émission des factures'] },
    scopes: {
      'Invoicing.Prepare': {
        feature: 'Préparation des factures',
        french: 'Préparer les factures d’honoraires',
        english: 'Prepare fee invoices',
        heldBy: ['Assistantes et assistants de direction'],
      },
      'Invoicing.Issue': {
        feature: 'Émission des factures',
        french: 'Émettre les factures d’honoraires',
        english: 'Issue fee invoices',
        needs: ['Invoicing.Prepare'],
      },
    },
  },
  {
    name: 'Déclarations d’indépendance',
    englishName: 'Independence declarations',
    technicalName: 'Independence',
    clientId: 'declarations-independance',
    address: 'https://independance.parvis.example/',
    createdDate: '2026-01-14T10:40:00.000Z',
    modules: { Déclarations: ['Déclaration annuelle'], Revue: ['Revue des déclarations'] },
    scopes: {
      'Independence.Declare': {
        feature: 'Déclaration annuelle',
        french: 'Remplir sa déclaration d’indépendance',
        english: 'Complete own declaration of independence',
        heldBy: ['Revue indépendante'],
      },
      'Independence.Review': {
        feature: 'Revue des déclarations',
        french: 'Revoir les déclarations d’indépendance',
        english: 'Review declarations of independence',
        needs: ['Independence.Declare'],
        heldBy: ['Contrôle qualité'],
      },
    },
  },
  {
    name: 'Base documentaire',
    englishName: 'Knowledge base',
    technicalName: 'KnowledgeBase',
    clientId: 'base-documentaire',
    address: 'https://doctrine.parvis.example/',
    createdDate: '2026-01-20T08:55:00.000Z',
    modules: { Doctrine: ['Consultation de la doctrine', 'Publication de la doctrine'] },
    scopes: {
      'KnowledgeBase.Read': {
        feature: 'Consultation de la doctrine',
        french: 'Consulter la base documentaire',
        english: 'Read the knowledge base',
        heldBy: ['Contrôle qualité', 'Pôle social'],
      },
      'KnowledgeBase.Publish': {
        feature: 'Publication de la doctrine',
        french: 'Publier dans la base documentaire',
        english: 'Publish in the knowledge base',
        needs: ['KnowledgeBase.Read'],
        heldBy: ['Revue indépendante'],
      },
    },
  },
  {
    name: 'Assistance informatique',
    englishName: 'IT service desk',
    technicalName: 'ServiceDesk',
    clientId: 'assistance-informatique',
    address: 'https://assistance.parvis.example/',
    createdDate: '2026-01-22T15:30:00.000Z',
    modules: { Tickets: ['Traitement des tickets'] },
    scopes: {
      'ServiceDesk.Answer': {
        feature: 'Traitement des tickets',
        french: 'Traiter les demandes d’assistance',
        english: 'Answer requests for help',
        heldBy: ['Correspondants informatiques'],
      },
    },
  },
  {
    name: 'Paie des clients',
    englishName: 'Client payroll',
    technicalName: 'Payroll',
    clientId: 'paie-clients',
    tenantId: '8c0d5b1e-4f0a-4c6e-9a57-2f6d1b7e3a10',
    address: 'https://parvis.paie-en-ligne.example/',
    createdDate: '2026-01-27T09:10:00.000Z',
    modules: { Bulletins: ['Saisie des variables', 'Édition des bulletins'] },
    scopes: {
      'Payroll.Enter': {
        feature: 'Saisie des variables',
        french: 'Saisir les variables de paie',
        english: 'Enter payroll variables',
      },
      'Payroll.Issue': {
        feature: 'Édition des bulletins',
        french: 'Éditer les bulletins de paie',
        english: 'Issue payslips',
        needs: ['Payroll.Enter'],
        heldBy: ['Pôle social'],
      },
    },
  },
  {
    name: 'Télédéclarations fiscales et sociales',
    englishName: 'Tax and payroll filing',
    technicalName: 'Filings',
    clientId: 'teledeclarations',
    tenantId: '3e9a7c42-61d8-4b0f-8f25-90c4d7a1e6b3',
    address: 'https://cabinet.teledeclarations.example/',
    createdDate: '2026-02-03T13:45:00.000Z',
    modules: { Dépôts: ['Préparation des déclarations', 'Dépôt des déclarations'] },
    scopes: {
      'Filings.Prepare': {
        feature: 'Préparation des déclarations',
        french: 'Préparer les déclarations',
        english: 'Prepare returns',
        heldBy: ['Pôle social'],
      },
      'Filings.Submit': {
        feature: 'Dépôt des déclarations',
        french: 'Déposer les déclarations',
        english: 'File returns',
        needs: ['Filings.Prepare'],
      },
    },
  },
]

/** Writes the firm's other applications with their scopes, and which roles hold these. The roles must be there already. */
export async function writeFirmApplications(db: Kysely<Schema>, createdBy: string): Promise<void> {
  for (const sketch of sketches) {
    const { id } = await db
      .insertInto('application')
      .values({
        name: sketch.name,
        english_name: sketch.englishName,
        technical_name: sketch.technicalName,
        client_id: sketch.clientId,
        tenant_id: sketch.tenantId ?? null,
        redirect_urls: JSON.stringify([`${sketch.address}signed-in`]),
        is_internal: false,
        link: sketch.address,
        created_by: createdBy,
        created_date: sketch.createdDate,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const features = await writeModules(db, id, sketch.modules)
    for (const [name, { feature, french, english }] of Object.entries(sketch.scopes))
      await db
        .insertInto('scope')
        .values({
          scope_name: name,
          scope_description: french,
          scope_english_description: english,
          application_id: id,
          application_feature_id: features.get(feature) ?? null,
        })
        .execute()
    for (const [name, { needs = [], heldBy = [] }] of Object.entries(sketch.scopes)) {
      await sql`insert into scope_dependency (application_id, scope_id, required_scope_id)
        select scope.application_id, scope.id, required.id
        from scope join scope as required on required.scope_name = any(${[...needs]}::text[])
        where scope.scope_name = ${name}::text`.execute(db)
      await sql`insert into role_scope (roles_id, scope_id)
        select role.id, scope.id from role, scope
        where role_function_description = any(${[...heldBy]}::text[]) and scope_name = ${name}::text`.execute(
        db,
      )
    }
  }
}

/** @returns the ids of the features by name */
async function writeModules(
  db: Kysely<Schema>,
  application_id: number,
  modules: ApplicationSketch['modules'],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [module, features] of Object.entries(modules)) {
    const { id: application_module_id } = await db
      .insertInto('application_module')
      .values({ application_id, name: module })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const name of features) {
      const { id } = await db
        .insertInto('application_feature')
        .values({ application_id, application_module_id, name })
        .returning('id')
        .executeTakeFirstOrThrow()
      ids.set(name, id)
    }
  }
  return ids
}
