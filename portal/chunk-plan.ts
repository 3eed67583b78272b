/**
 * Plans which modules shared by several screens come in one file, by cost. By default the bundler makes a file for
 * each set of screens that need the same modules: a hundred for a screen with a grid, most of them smaller than the
 * cost of a request.
 */

/** A file as the bundler makes it by default: modules that the same parts of the portal need. */
export interface Piece {
  file: string
  /** Compressed size in bytes. */
  size: number
  /** Files that are loaded with this one. */
  imports: readonly string[]
  /** Whether it is the target of an `import()` or the start of the portal: it stays a separate file. */
  isEntry: boolean
}

export interface Costs {
  /** The cost of one more file in bytes: the round trip, and worse compression. */
  file: number
  /**
   * Maximum number of unused bytes that a part may load, absolute and as a share of what it loads anyway; the larger
   * one applies.
   */
  most: { bytes: number; share: number }
  /** How often a part is loaded, by the file of its entry: 1 for a screen. */
  weightOf: (file: string) => number
  /** Whether a part can be loaded without the files of every page, which are meant for people who are signed in. */
  isOutside: (file: string) => boolean
}

export interface ChunkPlan {
  /** Files to merge; those in no group stay as they are. */
  together: readonly (readonly string[])[]
  /** Files to include in every page: so many parts need them that requests would cost more. */
  withEveryPage: readonly string[]
}

/** A set of entry numbers, one bit each. */
type Users = Uint32Array

interface Group {
  files: readonly string[]
  size: number
  /** The entries that load it. */
  users: Users
}

interface Merge {
  gain: number
  first: Group
  second: Group
}

/** Pieces that at least this share of all parts need, by weight, come with every page before any are merged. */
const mostParts = 0.6

const has = (users: Users, user: number) => (((users[user >> 5] ?? 0) >>> (user & 31)) & 1) === 1
const add = (users: Users, user: number) => {
  users[user >> 5] = (users[user >> 5] ?? 0) | (1 << (user & 31))
}
const both = (first: Users, second: Users) => first.map((word, index) => word & (second[index] ?? 0))
const either = (first: Users, second: Users) => first.map((word, index) => word | (second[index] ?? 0))
const without = (first: Users, second: Users) => first.map((word, index) => word & ~(second[index] ?? 0))
const isNobody = (users: Users) => users.every(word => word === 0)

function closureOf(pieces: ReadonlyMap<string, Piece>, file: string): Set<string> {
  const files = new Set<string>()
  const visit = (name: string): void => {
    const piece = pieces.get(name)
    if (piece === undefined || files.has(name)) return
    files.add(name)
    for (const next of piece.imports) visit(next)
  }
  visit(file)
  return files
}

/**
 * Merges pieces, best first, as long as the requests saved are worth more than the unused bytes that screens load.
 * Loading a file also loads what it imports, which is counted, too. Two pieces are not merged if another would then
 * have to be loaded both before and after them, or if a part outside would then load files of the pages inside.
 * @param pieces all files of the portal
 * @param always files that every page loads
 */
export function planChunks(
  pieces: readonly Piece[],
  always: ReadonlySet<string>,
  { file: fileCost, most, weightOf, isOutside }: Costs,
): ChunkPlan {
  const byFile = new Map(pieces.map(piece => [piece.file, piece]))
  const entries = pieces.filter(piece => piece.isEntry && !always.has(piece.file))
  const loads = entries.map(entry => closureOf(byFile, entry.file))
  const weights = entries.map(entry => weightOf(entry.file))
  const allowed = loads.map(files => {
    let bytes = 0
    for (const file of files) bytes += byFile.get(file)?.size ?? 0
    return Math.max(most.bytes, most.share * bytes)
  })
  const inVain = entries.map(() => 0)
  const nobody = () => new Uint32Array(Math.ceil(entries.length / 32))
  const ofWeight = new Map<number, Users>()
  for (const [user, weight] of weights.entries()) {
    const users = ofWeight.get(weight) ?? nobody()
    add(users, user)
    ofWeight.set(weight, users)
  }
  const weigh = (users: Users) => {
    let sum = 0
    for (const [weight, mask] of ofWeight) {
      let count = 0
      for (const [index, word] of users.entries()) {
        for (let left = word & (mask[index] ?? 0); left !== 0; left &= left - 1) count += 1
      }
      sum += weight * count
    }
    return sum
  }

  /** By file. That of an entry is never merged, but is loaded with what imports it. */
  const groupOf = new Map<string, Group>()
  for (const { file, size } of pieces) {
    if (always.has(file)) continue
    const users = nobody()
    for (const [user, files] of loads.entries()) if (files.has(file)) add(users, user)
    if (!isNobody(users)) groupOf.set(file, { files: [file], size, users })
  }
  const groups = new Set(
    [...groupOf.values()].filter(({ files: [file = ''] }) => byFile.get(file)?.isEntry === false),
  )
  const outside = nobody()
  const everybody = nobody()
  for (const user of entries.keys()) add(everybody, user)
  for (const [user, entry] of entries.entries()) if (isOutside(entry.file)) add(outside, user)
  const insiders = without(everybody, outside)
  const isForOutside = ({ users }: Group) => !isNobody(both(users, outside))
  const loadedOutside = new Set(loads.filter((_, user) => has(outside, user)).flatMap(files => [...files]))
  /** Files of every page that no part outside loads. */
  const inside = new Set([...always].filter(file => !loadedOutside.has(file)))
  const withEveryPage: string[] = []

  /** The groups that the files of a group import. */
  const importsOf = ({ files }: Group) =>
    files.flatMap(file => byFile.get(file)?.imports ?? []).flatMap(imported => groupOf.get(imported) ?? [])
  /** Everything that is loaded with a group, including itself. */
  const reachOf = (start: Group) => {
    const seen = new Set([start])
    for (const one of seen) for (const next of importsOf(one)) seen.add(next)
    return seen
  }
  /** Whether an import path leads from one to the other through a third. */
  const isAround = (from: Group, to: Group) =>
    importsOf(from).some(next => next !== from && next !== to && reachOf(next).has(to))
  /** Whether a group imports a file of the pages inside, directly or through others. */
  const needsInside = (group: Group) =>
    [...reachOf(group)].some(({ files }) =>
      files.some(file => byFile.get(file)?.imports.some(imported => inside.has(imported))),
    )
  /** The unused bytes that users of the first group load once it is merged with the second. */
  const addedTo = (first: Group, second: Group) => {
    const added: { size: number; users: Users }[] = []
    for (const one of reachOf(second)) {
      if (one === first) continue
      const users = without(first.users, one.users)
      if (!isNobody(users)) added.push({ size: one.size, users })
    }
    return added
  }
  const gainOf = (first: Group, second: Group) => {
    const shared = fileCost * weigh(both(first.users, second.users))
    const own =
      shared -
      weigh(without(first.users, second.users)) * second.size -
      weigh(without(second.users, first.users)) * first.size
    // Their imports only reduce the gain.
    if (own <= 0) return own
    return [...addedTo(first, second), ...addedTo(second, first)].reduce(
      (gain, { size, users }) => gain - size * weigh(users),
      shared,
    )
  }

  const joins = (group: Group) =>
    !isForOutside(group) &&
    fileCost * weigh(group.users) > group.size * weigh(without(insiders, group.users)) &&
    reachOf(group).size === 1
  /**
   * Moves a group into every page where its bytes cost the parts that do not need it less than the requests cost the
   * others.
   * @param share of all parts, by weight, that must need a group
   */
  const joinEveryPage = (share = 0) => {
    const isNext = (group: Group) => weigh(group.users) >= share * weigh(insiders) && joins(group)
    for (let next = [...groups].find(isNext); next !== undefined; next = [...groups].find(isNext)) {
      groups.delete(next)
      for (const file of next.files) {
        groupOf.delete(file)
        inside.add(file)
        withEveryPage.push(file)
      }
    }
  }

  // First of all: merged with what fewer parts need, they would cost every page too much.
  joinEveryPage(mostParts)

  let merges: Merge[] = []
  const consider = (first: Group, second: Group) => {
    const gain = gainOf(first, second)
    if (gain > 0) merges.push({ gain, first, second })
  }
  const known = [...groups]
  for (const [index, first] of known.entries())
    for (const second of known.slice(index + 1)) consider(first, second)
  const takeBest = () => {
    let best: Merge | undefined
    merges = merges.filter(merge => groups.has(merge.first) && groups.has(merge.second))
    for (const merge of merges) if (best === undefined || merge.gain > best.gain) best = merge
    merges = merges.filter(merge => merge !== best)
    return best
  }
  for (let merge = takeBest(); merge !== undefined; merge = takeBest()) {
    const { first, second } = merge
    // Other merges since may have reduced the gain.
    const gain = gainOf(first, second)
    if (gain < merge.gain) {
      if (gain > 0) merges.push({ gain, first, second })
      continue
    }
    const added = [...addedTo(first, second), ...addedTo(second, first)]
    const more = entries.map((_, user) =>
      added.reduce((sum, { size, users }) => (has(users, user) ? sum + size : sum), 0),
    )
    const isTooMuch = more.some(
      (bytes, user) =>
        bytes > 0 && (weights[user] ?? 0) >= 1 && (inVain[user] ?? 0) + bytes > (allowed[user] ?? 0),
    )
    const leadsInside =
      (isForOutside(first) && needsInside(second)) || (isForOutside(second) && needsInside(first))
    if (isTooMuch || leadsInside || isAround(first, second) || isAround(second, first)) continue
    for (const [user, bytes] of more.entries()) inVain[user] = (inVain[user] ?? 0) + bytes
    const merged: Group = {
      files: [...first.files, ...second.files],
      size: first.size + second.size,
      users: either(first.users, second.users),
    }
    groups.delete(first)
    groups.delete(second)
    for (const file of merged.files) groupOf.set(file, merged)
    for (const one of reachOf(merged)) one.users = either(one.users, merged.users)
    for (const group of groups) consider(group, merged)
    groups.add(merged)
  }

  joinEveryPage()
  return {
    together: [...groups].map(group => group.files),
    withEveryPage,
  }
}
