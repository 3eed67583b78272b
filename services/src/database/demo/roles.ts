import { businessUnits, type DemoSize, grades } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { workingTime } from './working-hours.ts'

/** English translations of the parts of names. */
const sectors = {
  Agroalimentaire: 'Food',
  Associations: 'Nonprofits',
  Assurance: 'Insurance',
  Banque: 'Banking',
  Collectivités: 'Local government',
  Construction: 'Construction',
  Énergie: 'Energy',
  Hôtellerie: 'Hospitality',
  Immobilier: 'Real estate',
  Industrie: 'Manufacturing',
  Logistique: 'Logistics',
  Luxe: 'Luxury',
  Médias: 'Media',
  Santé: 'Health care',
  'Secteur public': 'Public sector',
  Technologies: 'Technology',
  Télécoms: 'Telecoms',
  Textile: 'Textiles',
  Transports: 'Transportation',
  Viticulture: 'Winegrowing',
} as const
const duties = {
  Lecture: 'Reading',
  Saisie: 'Data entry',
  Revue: 'Review',
  Habilitations: 'Access rights',
} as const
type Duty = keyof typeof duties
const englishGrades: Record<(typeof grades)[number], string> = {
  Assistant: 'Assistant',
  Senior: 'Senior',
  Superviseur: 'Supervisor',
  Manager: 'Manager',
  Directeur: 'Director',
  Associé: 'Partner',
}
const englishUnits: Record<(typeof businessUnits)[number], string> = {
  'Audit Paris': 'Audit Paris',
  'Audit Lyon': 'Audit Lyon',
  'Conseil Nantes': 'Consulting Nantes',
  'Droit et fiscalité': 'Law and tax',
  'Expertise comptable Ouest': 'Accounting West',
  'Expertise comptable Sud': 'Accounting South',
  'International desk': 'International desk',
}
/** Roles that every such firm has. */
const usual: readonly { name: string; englishName: string; duty: Duty }[] = [
  { name: 'Contrôle qualité', englishName: 'Quality control', duty: 'Lecture' },
  { name: 'Correspondants informatiques', englishName: 'IT liaisons', duty: 'Habilitations' },
  { name: 'Gestion des accès', englishName: 'Access management', duty: 'Habilitations' },
  { name: 'Comité d’acceptation des clients', englishName: 'Client acceptance committee', duty: 'Revue' },
  { name: 'Revue indépendante', englishName: 'Independent review', duty: 'Revue' },
  { name: 'Pôle social', englishName: 'Payroll team', duty: 'Saisie' },
  { name: 'Assistantes et assistants de direction', englishName: 'Executive assistants', duty: 'Saisie' },
]
const scopesOfDuty: Record<Duty, readonly string[]> = {
  Lecture: ['Contacts.Read', 'Engagements.Read'],
  Saisie: ['Onboarding.Read', 'Offers.Read'],
  Revue: ['Onboarding.Write'],
  Habilitations: ['Roles.Read', 'Users.Read'],
}

interface Made {
  roles: Row[]
  scopes: Row[]
  members: Row[]
}

/**
 * The firm's own roles besides the basic ones, each with scopes and members.
 * @param firstId id of the first role
 * @param users ids of the staff who may become members
 */
export function makeRoles(
  size: DemoSize,
  firstId: number,
  users: readonly number[],
  scopeIds: ReadonlyMap<string, number>,
): Made {
  const random = createRandom(7)
  const made: Made = { roles: [], scopes: [], members: [] }
  const names = roleNames(size.roles - firstId + 1)
  for (const [index, { name, englishName, duty }] of names.entries()) {
    const id = firstId + index
    const created = Date.UTC(2024, 0, 8) + random.below(900) * 24 * 3600_000 + workingTime(id)
    const modified = random.chance(0.5) ? created : created + random.below(100) * 24 * 3600_000
    made.roles.push({
      id,
      role_function_description: name,
      english_name: englishName,
      creator_id: users[0] ?? null,
      created_date: new Date(created).toISOString(),
      modified_date: new Date(modified).toISOString(),
    })
    for (const scope of scopesOfDuty[duty])
      made.scopes.push({ roles_id: id, scope_id: scopeIds.get(scope) ?? null })
    for (const users_id of members(random, users)) made.members.push({ roles_id: id, users_id })
  }
  return made
}

/** Distinct names: first the roles of every firm, then teams, taking the business units in turn. */
function roleNames(count: number): { name: string; englishName: string; duty: Duty }[] {
  const entries = <Name extends string>(of: Record<Name, string>) => Object.entries(of) as [Name, string][]
  const teams = entries(duties).flatMap(([duty, dutyWord]) =>
    entries(sectors).flatMap(([sector, sectorWord]) =>
      grades.flatMap(grade =>
        businessUnits.map(unit => ({
          name: `${unit} – ${sector} – ${grade} – ${duty}`,
          englishName: `${englishUnits[unit]} – ${sectorWord} – ${englishGrades[grade]} – ${dutyWord}`,
          duty,
        })),
      ),
    ),
  )
  // A stride that is coprime with the number of combinations visits each of them once.
  const stride = 2999
  const varied = teams.map((_, index) => teams[(index * stride) % teams.length])
  return [...usual, ...varied.filter(team => team !== undefined)].slice(0, count)
}

function members(random: Random, users: readonly number[]): Set<number> {
  const count = random.below(9)
  return new Set(Array.from({ length: count }, () => random.pick(users)))
}
