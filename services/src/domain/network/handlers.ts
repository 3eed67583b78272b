import type { Handler, SomeHandlers } from '../../server/call.ts'
import { readChoices } from './choices.ts'
import { linksBetween, readElements, searchElements } from './elements.ts'
import {
  countNeighbors,
  type Opening,
  rankStaff,
  readAllNeighbors,
  readNeighbors,
  readPortfolio,
} from './neighbors.ts'
import { shortestPaths } from './paths.ts'
import { readRelations } from './relations/statements.ts'
import { type EngagementFilters, keyOf, type NetworkKey, type Sight, sightOf } from './seen.ts'

/** The most elements per response. */
const mostElements = 5000

/** The most paths returned, and elements two have in common. */
const mostTold = 20

const searchNetwork: Handler<'searchNetwork'> = async call => ({
  body: { value: await searchElements(sightOf(call), call.query.text, call.query.$skip ?? 0) },
})

const getNetworkChoices: Handler<'getNetworkChoices'> = async call => {
  const choices = await readChoices(sightOf(call))
  const years = new Set(choices.flatMap(({ year }) => (year === null ? [] : [year])))
  return {
    body: {
      years: [...years].toSorted((one, other) => other - one),
      statuses: [...new Set(choices.map(({ status }) => status))].toSorted(),
    },
  }
}

/** Opens elements until nothing more is reached: an opening takes effect once its element is present. */
async function open(
  sight: Sight,
  reached: Set<NetworkKey>,
  openings: readonly Opening[],
  filters: EngagementFilters,
): Promise<void> {
  let waiting = [...openings]
  for (;;) {
    const ready = waiting.filter(({ key }) => reached.has(key))
    if (ready.length === 0) return
    waiting = waiting.filter(({ key }) => !reached.has(key))
    for (const key of await readNeighbors(sight, ready, filters)) reached.add(key)
    if (reached.size > mostElements) return
  }
}

const readNetwork: Handler<'readNetwork'> = async call => {
  const sight = sightOf(call)
  const { start, mine, open: openings, ...filters } = call.body
  const reached = new Set<NetworkKey>((await readElements(sight, new Set(start))).keys())
  const portfolio = mine === 0 ? undefined : await readPortfolio(sight, call.person.email, mine, filters)
  // Without clients of theirs, the person alone would say nothing.
  if (portfolio?.person && portfolio.total > 0) reached.add(portfolio.person)
  for (const key of portfolio?.keys ?? []) reached.add(key)
  await open(sight, reached, openings, filters)
  const elements = await readElements(sight, [...reached].slice(0, mostElements))
  const counts = await countNeighbors(sight, elements.keys(), filters)
  return {
    body: {
      nodes: [...elements.values()].map(({ element }) => ({
        element,
        neighbors: counts.get(element.key) ?? [],
      })),
      links: linksBetween(elements, await readRelations(sight, elements.keys())),
      mine: portfolio?.total ?? null,
      isCut: reached.size > mostElements,
    },
  }
}

const findNetworkPaths: Handler<'findNetworkPaths'> = async call => {
  const sight = sightOf(call)
  const { from, to } = call.query
  const ends = await readElements(sight, new Set([from, to]))
  if (!ends.has(from) || !ends.has(to)) throw call.problem('not-found')
  const { length, total, paths } = await shortestPaths(
    from,
    to,
    keys => readAllNeighbors(sight, keys),
    mostTold,
  )
  const around = async (key: NetworkKey) =>
    new Set((await readAllNeighbors(sight, [key])).map(neighbor => neighbor.key))
  const [ofOne, ofOther] = [await around(from), await around(to)]
  const common = from === to ? [] : [...ofOne].filter(key => ofOther.has(key))
  const elements = await readElements(sight, new Set([from, to, ...paths.flat()]))
  return {
    body: {
      length: length ?? null,
      total,
      paths,
      nodes: [...elements.values()].map(({ element }) => element),
      links: linksBetween(elements, await readRelations(sight, elements.keys())),
      common: [...(await readElements(sight, common.slice(0, mostTold))).values()].map(
        ({ element }) => element,
      ),
      commonTotal: common.length,
    },
  }
}

const rankClientStaff: Handler<'rankClientStaff'> = async call => {
  const sight = sightOf(call)
  const key = keyOf('client', call.path.id)
  const client = (await readElements(sight, [key])).get(key)
  if (!client) throw call.problem('not-found')
  const ranked = await rankStaff(sight, call.path.id)
  const people = await readElements(
    sight,
    ranked.map(({ id }) => keyOf('staff', id)),
  )
  return {
    body: {
      client: client.element,
      total: ranked[0]?.total ?? 0,
      value: ranked.flatMap(row => {
        const staff = people.get(keyOf('staff', row.id))?.element
        if (!staff) return []
        return {
          staff,
          engagements: row.engagements,
          active: row.active,
          asPartner: row.as_partner,
          asManager: row.as_manager,
          asOriginator: row.as_originator,
          lastYear: row.last_year,
        }
      }),
    },
  }
}

/** The network of clients, their contacts, engagements, and staff. */
export const networkHandlers = {
  findNetworkPaths,
  getNetworkChoices,
  rankClientStaff,
  readNetwork,
  searchNetwork,
} satisfies SomeHandlers
