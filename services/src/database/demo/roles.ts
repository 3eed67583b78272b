import { businessUnits, type DemoSize, grades } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'

const sectors = [
  'Agroalimentaire',
  'Associations',
  'Assurance',
  'Banque',
  'Collectivités',
  'Construction',
  'Énergie',
  'Hôtellerie',
  'Immobilier',
  'Industrie',
  'Logistique',
  'Luxe',
  'Médias',
  'Santé',
  'Secteur public',
  'Technologies',
  'Télécoms',
  'Textile',
  'Transports',
  'Viticulture',
] as const
const duties = ['Lecture', 'Saisie', 'Revue', 'Habilitations'] as const
const years = ['2024', '2025', '2026'] as const
const scopesOfDuty: Record<(typeof duties)[number], readonly string[]> = {
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
 * The firm's own roles beside the basic ones, each with scopes and members.
 * @param firstId id of the first of them
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
  for (const [index, { name, duty }] of names.entries()) {
    const id = firstId + index
    const created = Date.UTC(2024, 0, 8) + random.below(900) * 24 * 3600_000
    const modified = random.chance(0.5) ? created : created + random.below(100) * 24 * 3600_000
    made.roles.push({
      id,
      role_function_description: name,
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

/** Different names, the business units in turn, so that few roles are varied as well. */
function roleNames(count: number): { name: string; duty: (typeof duties)[number] }[] {
  const all = years.flatMap(year =>
    duties.flatMap(duty =>
      sectors.flatMap(sector =>
        grades.flatMap(grade =>
          businessUnits.map(unit => ({ name: `${unit} – ${grade} – ${sector} – ${duty} ${year}`, duty })),
        ),
      ),
    ),
  )
  // A stride without a common divisor with the number of combinations meets each of them once.
  const stride = 2999
  return Array.from({ length: count }, (_, index) => all[(index * stride) % all.length]).filter(
    role => role !== undefined,
  )
}

function members(random: Random, users: readonly number[]): Set<number> {
  const count = random.below(9)
  return new Set(Array.from({ length: count }, () => random.pick(users)))
}
