import { amountBands, bandOf, type SheetStatus } from '../../domain/finder/rules.ts'
import type { DemoContact, DemoSize } from './entities.ts'
import type { Row } from './insert.ts'
import { createRandom, type Random } from './random.ts'
import { kinds, rejections, works } from './reference-texts.ts'
import { type DemoEngagement, lastDay } from './work.ts'

const day = 24 * 60 * 60 * 1000

/** The demo people who draft sheets and who validate them. */
const author = 'staff@parvis.example'
const commercial = 'admin@parvis.example'

/** The history of a sheet; the last step is its status. */
const ways: readonly (readonly SheetStatus[])[] = [
  ['draft', 'submitted', 'validatedByCommercial', 'published'],
  ['draft', 'submitted'],
  ['draft', 'submitted', 'validatedByCommercial'],
  ['draft', 'submitted', 'rejectedByCommercial'],
  ['draft', 'submitted', 'validatedByCommercial', 'rejectedByManager'],
  ['draft'],
  ['draft', 'submitted', 'rejectedByCommercial', 'submitted'],
  ['draft', 'submitted', 'validatedByCommercial', 'published', 'withdrawn'],
  ['draft', 'submitted', 'rejectedByCommercial', 'submitted', 'validatedByCommercial', 'published'],
  ['draft', 'submitted', 'validatedByCommercial', 'published'],
  ['draft', 'submitted', 'validatedByCommercial', 'rejectedByManager', 'submitted', 'validatedByCommercial'],
  ['draft', 'submitted', 'validatedByCommercial', 'published'],
]

const countries = ['FR', 'FR', 'FR', 'FR', 'FR', 'BE', 'CH', 'LU', 'DE', 'MA'] as const
const confidentialities = ['named', 'named', 'anonymous', 'named', 'internal'] as const

interface References {
  sheets: Row[]
  members: Row[]
  steps: Row[]
}

/**
 * Reference sheets in every status; those of the first engagements were drafted by demo people and wait for them. Most
 * of the others are published. An engagement has one sheet that is not withdrawn.
 */
export function makeReferences(
  size: DemoSize,
  engagements: readonly DemoEngagement[],
  contacts: readonly DemoContact[],
): References {
  const random = createRandom(41)
  const staff = contacts.filter(contact => !contact.account)
  const made: References = { sheets: [], members: [], steps: [] }
  for (let id = 1; id <= size.references; id += 1) {
    const isOfDemoPeople = id <= ways.length
    // Spread the rest evenly over the engagements.
    const spread = Math.floor((engagements.length - ways.length) / (size.references - ways.length))
    const place = isOfDemoPeople ? id - 1 : ways.length + (id - ways.length - 1) * spread
    const engagement = engagements[place]
    if (!engagement) throw new RangeError('No engagements.')
    const way = isOfDemoPeople || random.chance(0.35) ? wayOf(id) : wayOf(1)
    addSheet(made, { id, engagementId: place + 1, engagement, way, isOfDemoPeople, random, staff })
  }
  return made
}

function wayOf(id: number): readonly SheetStatus[] {
  return ways[(id - 1) % ways.length] ?? ['draft']
}

interface Sketch {
  id: number
  engagementId: number
  engagement: DemoEngagement
  way: readonly SheetStatus[]
  isOfDemoPeople: boolean
  random: Random
  staff: readonly DemoContact[]
}

function addSheet(made: References, sketch: Sketch): void {
  const { id, engagementId, engagement, way, isOfDemoPeople, random, staff } = sketch
  const work = works[(id - 1) % works.length] ?? random.pick(works)
  const kind = kinds[(id * 7) % kinds.length] ?? random.pick(kinds)
  const [title, englishTitle] = work.title(kind)
  const [about, englishAbout] = work.description(kind)
  const confidentiality = confidentialities[(id - 1) % confidentialities.length] ?? 'named'
  const drafted = isOfDemoPeople ? author : random.pick(staff).email
  const services = [...new Set([work.service, ...(random.chance(0.4) ? [random.pick(works).service] : [])])]
  const amount = random.chance(0.6) ? 500 * (10 + random.below(random.chance(0.2) ? 6000 : 500)) : null
  const band = amount === null ? random.pick(amountBands)[0] : bandOf(amount)
  const team = teamOf(sketch)
  const content = {
    title,
    englishTitle,
    // Some authors name the client in the text, even where this is not allowed.
    description: id % 5 === 3 ? `${about} Mission menée pour ${engagement.account.legalName}.` : about,
    englishDescription:
      id % 5 === 3 ? `${englishAbout} The work was done for ${engagement.account.legalName}.` : englishAbout,
    sector: kind.sector,
    services,
    amount,
    amountBand: band,
    year: Number(engagement.code.slice(1, 5)),
    country: random.pick(countries),
    team: team.map(({ first, last }) => `${first} ${last}`),
    confidentiality,
  }
  const status = way.at(-1) ?? 'draft'
  const started = lastDay - (way.length * 9 + random.below(120)) * day
  const moments = way.map((_, index) =>
    new Date(started + index * 6 * day + (8 * 60 + random.below(600)) * 60_000).toISOString(),
  )
  const by = (reached: SheetStatus) => {
    if (reached === 'draft' || reached === 'submitted') return drafted
    return reached.endsWith('ByCommercial') ? commercial : engagement.manager
  }
  const reasons = way.map(reached => reasonOf(reached, random))
  const last = moments.at(-1) ?? ''
  const decided = way.findLast(reached => reached !== 'draft' && reached !== 'submitted')
  made.sheets.push({
    id,
    engagement_id: engagementId,
    title: content.title,
    // A draft that is not finished yet.
    english_title: status === 'draft' ? '' : content.englishTitle,
    description: content.description,
    english_description: status === 'draft' ? '' : content.englishDescription,
    sector: content.sector,
    services,
    amount,
    amount_band: band,
    year: content.year,
    country: content.country,
    confidentiality,
    status,
    status_date: last,
    reason: reasons.at(-1) ?? null,
    decided_by: decided === undefined ? null : by(decided),
    published_date: moments[way.indexOf('published')] ?? null,
    created_by: drafted,
    created_date: moments[0] ?? '',
    modified_by: by(status),
    modified_date: last,
  })
  made.members.push(...team.map((member, at) => ({ sheet_id: id, contact_id: member.id, place: at })))
  const corrected = way.findLastIndex(reached => reached.startsWith('rejected'))
  for (const [index, reached] of way.entries())
    made.steps.push({
      sheet_id: id,
      status: reached,
      reason: reasons[index] ?? null,
      // A rejected and corrected sheet had other content before.
      content: index <= corrected && corrected < way.length - 1 ? before(content) : content,
      changed_by: by(reached),
      changed_date: moments[index] ?? '',
    })
}

/** The content of a sheet before it was corrected. */
function before<Content extends { englishTitle: string; services: readonly string[]; year: number }>(
  content: Content,
): Content {
  return {
    ...content,
    englishTitle: content.englishTitle.split(' of ')[0] ?? content.englishTitle,
    services: content.services.slice(0, 1),
    year: content.year - 1,
  }
}

function reasonOf(reached: SheetStatus, random: Random): string | null {
  return reached === 'rejectedByCommercial' || reached === 'rejectedByManager' || reached === 'withdrawn'
    ? random.pick<string>(rejections[reached])
    : null
}

function teamOf({ isOfDemoPeople, random, staff }: Sketch): DemoContact[] {
  const chosen = new Set<DemoContact>(isOfDemoPeople ? staff.slice(1, 2) : [])
  const wanted = 1 + random.below(4)
  while (chosen.size < wanted) chosen.add(random.pick(staff))
  return [...chosen]
}
