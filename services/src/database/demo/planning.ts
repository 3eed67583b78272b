import { countWorkingDays, isWorkingDay } from '../../domain/planning/working-days.ts'
import { businessUnits, type DemoContact, type DemoSize } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { lastDay } from './work.ts'

const day = 24 * 60 * 60 * 1000

/** The history of a request, by status. */
const ways = {
  submitted: ['submitted'],
  accepted: ['submitted', 'accepted'],
  inProgress: ['submitted', 'accepted', 'inProgress'],
  delivered: ['submitted', 'accepted', 'inProgress', 'delivered'],
  refused: ['submitted', 'refused'],
  cancelled: ['submitted', 'cancelled'],
} as const
type Status = keyof typeof ways

const statuses = Object.keys(ways) as Status[]

/** Minimum number of working days from the end of the demo data to the desired start; negative for days before it. */
const startsAfter: Record<Status, number> = {
  submitted: 4,
  accepted: 2,
  inProgress: -8,
  delivered: -60,
  refused: -20,
  cancelled: -30,
}

const reasons = [
  'Le périmètre n’est pas signé : à redemander avec la lettre de mission.',
  'La solution demandée ne couvre pas la consolidation.',
  'The dates overlap the closing of the accounts.',
] as const

const types = ['new', 'new', 'change', 'update'] as const

interface Planning {
  requests: Row[]
  team: Row[]
  steps: Row[]
}

/**
 * Requests for reports in every status, around the end of the demo data; the first of each status belongs to the demo
 * people.
 * @param engagements their rows
 */
export function makePlanning(
  size: DemoSize,
  engagements: readonly Row[],
  contacts: readonly DemoContact[],
): Planning {
  const random = createRandom(31)
  const staff = contacts.filter(contact => !contact.account)
  const open = engagements.filter(row => row['engagement_statut'] !== 'Clos')
  const planning: Planning = { requests: [], team: [], steps: [] }
  for (let id = 1; id <= size.planned; id += 1) {
    const status = statuses[(id - 1) % statuses.length] ?? 'submitted'
    const isOfDemoPeople = id <= 2 * statuses.length
    const engagement = isOfDemoPeople ? open[(id - 1) % 8] : random.pick(open)
    if (!engagement) throw new RangeError('No engagements.')
    const start = workingDay(lastDay + (startsAfter[status] + random.below(12)) * day)
    const length = 4 + random.below(24)
    const delivery = workingDay(start + length * day)
    const created = Math.min(start, lastDay) - (10 + random.below(20)) * day
    const author = isOfDemoPeople ? 'staff@parvis.example' : random.pick(staff).email
    const way = ways[status]
    const reason = status === 'refused' ? random.pick(reasons) : null
    const moments = way.map((_, index) => momentOf(random, created + index * 2 * day))
    planning.requests.push({
      id,
      engagement_id: engagement['id'] ?? null,
      request_type: random.pick(types),
      business_unit: random.pick(businessUnits),
      manager_email: engagement['engagement_manager_email'] ?? null,
      offer_id: 1 + random.below(5),
      desired_start_date: isoDay(start),
      desired_delivery_date: isoDay(delivery),
      working_days: countWorkingDays(isoDay(start), isoDay(delivery)),
      status,
      reason,
      created_by: author,
      created_date: moments[0] ?? '',
      modified_date: moments.at(-1) ?? '',
    })
    for (const [index, reached] of way.entries())
      planning.steps.push({
        request_id: id,
        status: reached,
        reason: reached === 'refused' ? reason : null,
        changed_by: index === 0 || reached === 'cancelled' ? author : 'manager@parvis.example',
        changed_date: moments[index] ?? '',
      })
    planning.team.push(...teamOf(id, random, staff, isOfDemoPeople))
  }
  return planning
}

/** Up to four people, the first an Admin; some requests have no team. */
function teamOf(id: number, random: Random, staff: readonly DemoContact[], isOfDemoPeople: boolean): Row[] {
  const chosen = new Set<number>()
  if (isOfDemoPeople) for (const { id: contactId } of staff.slice(0, 2)) chosen.add(contactId)
  const wanted = random.below(5)
  while (chosen.size < wanted) chosen.add(random.pick(staff).id)
  return [...chosen].map((contact_id, place) => ({
    request_id: id,
    contact_id,
    role: place === 0 || random.chance(0.2) ? 'Admin' : 'Collaborateur',
    place,
  }))
}

/** The first working day on or after a day. */
function workingDay(time: number): number {
  return isWorkingDay(isoDay(time)) ? time : workingDay(time + day)
}

/** A random minute of a day's working hours. */
function momentOf(random: Random, midnight: number): string {
  return new Date(midnight + (8 * 60 + random.below(10 * 60)) * 60_000).toISOString()
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
