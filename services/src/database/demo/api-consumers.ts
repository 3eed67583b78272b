import { createHash } from 'node:crypto'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'

const day = 24 * 3_600_000
/** Number of days of calls before today. */
const dayCount = 60

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'.split('')

interface KeySketch {
  label: string
  /** Days from now. */
  created: number
  /** Days from now; if omitted it never expires. */
  expires?: number
  /** Hours from now. */
  lastUsed?: number
  /** Days from now. */
  revoked?: number
  /** Whether the next key in the list replaces it. */
  replaced?: boolean
}

interface Sketch {
  name: string
  description: string
  /** E-mail of a demo person. */
  owner: string
  perMinute: number
  perDay: number
  suspended?: boolean
  /** Maximum number of calls on a working day, by API. */
  apis: Readonly<Record<string, number>>
  /** Weekend calls as a share of a working day's. */
  weekend: number
  /** Days from now after which there are no calls. */
  until?: number
  keys: readonly KeySketch[]
}

/** One that works around the clock, one whose key is being rotated, and one that was suspended. */
const sketches: readonly Sketch[] = [
  {
    name: 'Entrepôt de données',
    description: 'Charge chaque nuit les contacts, les clients et les missions.',
    owner: 'manager@parvis.example',
    perMinute: 120,
    perDay: 5000,
    apis: { Contacts: 1500, Accounts: 600, Engagements: 1200 },
    weekend: 0.3,
    keys: [
      { label: 'Essais', created: -80, lastUsed: -24 * 61, revoked: -60 },
      { label: 'Chargement de nuit', created: -75, expires: 18, lastUsed: -6 },
    ],
  },
  {
    name: 'Extranet des associés',
    description: 'Affiche les missions et les offres aux associés.',
    owner: 'partner@parvis.example',
    perMinute: 60,
    perDay: 1000,
    apis: { Engagements: 420, Offers: 180 },
    weekend: 0.05,
    keys: [
      { label: 'Extranet', created: -120, expires: 4, lastUsed: -20, replaced: true },
      { label: 'Extranet', created: -3, expires: 177, lastUsed: -1 },
    ],
  },
  {
    name: 'Ancien annuaire',
    description: 'Remplacé par l’annuaire du portail ; suspendu avant son arrêt.',
    owner: 'admin@parvis.example',
    perMinute: 30,
    perDay: 400,
    suspended: true,
    apis: { Contacts: 160, Users: 60 },
    weekend: 0,
    until: -21,
    keys: [{ label: 'Annuaire', created: -400, lastUsed: -24 * 21 }],
  },
]

/** The rows of consumers, keys, quotas and calls. */
export function makeApiConsumers(now: Date, usersByEmail: ReadonlyMap<string, number>) {
  const made = { consumers: [] as Row[], keys: [] as Row[], quotas: [] as Row[], usages: [] as Row[] }
  const random = createRandom(13)
  const at = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * day).toISOString()
  for (const [index, sketch] of sketches.entries()) {
    const id = index + 1
    const owner_id = usersByEmail.get(sketch.owner)
    if (owner_id === undefined) throw new Error(`Nobody is called ${sketch.owner}.`)
    const first = at(Math.min(...sketch.keys.map(key => key.created)))
    made.consumers.push({
      id,
      name: sketch.name,
      description: sketch.description,
      owner_id,
      apis: Object.keys(sketch.apis),
      quota_per_minute: sketch.perMinute,
      quota_per_day: sketch.perDay,
      state: sketch.suspended ? 'suspended' : 'active',
      created_by: 'admin@parvis.example',
      created_date: first,
      modified_by: 'admin@parvis.example',
      modified_date: at(sketch.until) ?? first,
      version: 1,
    })
    for (const key of sketch.keys) made.keys.push(keyRow(made.keys.length + 1, id, key, random, at))
    const before = made.usages.length
    for (let ago = dayCount; ago >= 0; ago -= 1) made.usages.push(...usagesOf(id, sketch, -ago, random, now))
    const today = now.toISOString().slice(0, 10)
    made.quotas.push({
      consumer_id: id,
      minute: '-infinity',
      minute_calls: 0,
      day: today,
      day_calls: made.usages
        .slice(before)
        .reduce((sum, usage) => sum + (usage['day'] === today ? Number(usage['calls']) : 0), 0),
    })
  }
  return made
}

function keyRow(
  id: number,
  consumer_id: number,
  key: KeySketch,
  random: Random,
  at: (days: number | undefined) => string | null,
): Row {
  const prefix = Array.from({ length: 8 }, () => random.pick(letters)).join('')
  return {
    id,
    consumer_id,
    label: key.label,
    prefix,
    // The hash of a text that is not a key: these keys do not exist, here or in any other demo.
    hash: createHash('sha256').update(`demonstration ${id}`).digest('hex'),
    expires_date: at(key.expires),
    last_used_date: at(key.lastUsed === undefined ? undefined : key.lastUsed / 24),
    replaced_by_id: key.replaced ? id + 1 : null,
    revoked_date: at(key.revoked),
    revoked_by: key.revoked === undefined ? null : 'admin@parvis.example',
    created_by: 'admin@parvis.example',
    created_date: at(key.created),
  }
}

function usagesOf(consumer_id: number, sketch: Sketch, offset: number, random: Random, now: Date): Row[] {
  if (sketch.until !== undefined && offset > sketch.until) return []
  const date = new Date(now.getTime() + offset * day)
  const isWeekend = date.getUTCDay() % 6 === 0
  return Object.entries(sketch.apis).flatMap(([api, most]) => {
    const share = (0.6 + random.below(40) / 100) * (isWeekend ? sketch.weekend : 1)
    const calls = Math.round(most * share)
    const refused = random.chance(0.06) ? 1 + random.below(Math.ceil(most / 20)) : 0
    if (calls === 0) return []
    return [{ consumer_id, day: date.toISOString().slice(0, 10), api, calls, refused }]
  })
}
