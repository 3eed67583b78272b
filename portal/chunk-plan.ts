/**
 * Which modules that several screens share come in one file, by what it costs. The bundler by itself makes a file for
 * each set of screens that needs the same: a hundred for a screen with a grid, most of them smaller than what it takes to
 * ask for them.
 */

/** A file as the bundler makes it by itself: modules that the same parts of the portal need. */
export interface Piece {
  file: string
  /** Bytes, compressed. */
  size: number
  /** Files that are loaded with this one. */
  imports: readonly string[]
  /** What an `import()` asks for, or where the portal starts: it stays a file of its own. */
  isEntry: boolean
}

export interface Costs {
  /** Bytes that one file more may cost: the way to the server, and what compresses worse on its own. */
  file: number
  /** Bytes too much that a part loads at most, and as a share of what it loads anyway; the larger of both counts. */
  most: { bytes: number; share: number }
  /** How often a part is loaded, by the file of its entry: 1 for a screen. */
  weightOf: (file: string) => number
  /** Whether a part can come without the files of every page that are meant for people who are signed in. */
  isOutside: (file: string) => boolean
}

export interface ChunkPlan {
  /** Files that come in one; what is in none stays as it is. */
  together: readonly (readonly string[])[]
  /** Files that come with every page: so many parts need them that a request costs more. */
  withEveryPage: readonly string[]
}

/** Numbers of entries, a bit each. */
type Users = Uint32Array

interface Group {
  files: readonly string[]
  size: number
  /** Entries that load it. */
  users: Users
}

interface Merge {
  gain: number
  first: Group
  second: Group
}

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
 * Merges pieces as long as the files that are saved are worth more than the bytes that screens load in vain, the best
 * first. Whoever loads a file loads what that imports: this is counted, too. No two are merged where one would then be
 * loaded both before and after another.
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

  const groupOf = new Map<string, Group>()
  for (const { file, size, isEntry } of pieces) {
    if (isEntry || always.has(file)) continue
    const users = nobody()
    for (const [user, files] of loads.entries()) if (files.has(file)) add(users, user)
    if (!isNobody(users)) groupOf.set(file, { files: [file], size, users })
  }
  const groups = new Set(groupOf.values())

  /** What a group or file imports, itself too: groups, and the files that stay as they are. */
  const reachOf = (start: Group | string) => {
    const seen = new Set([start])
    for (const one of seen)
      for (const file of typeof one === 'string' ? [one] : one.files)
        for (const imported of byFile.get(file)?.imports ?? [])
          if (!always.has(imported)) seen.add(groupOf.get(imported) ?? imported)
    return seen
  }
  /** Whether a way leads from one to the other over a third. */
  const isAround = (from: Group, to: Group) => {
    for (const file of from.files)
      for (const imported of byFile.get(file)?.imports ?? []) {
        const next = groupOf.get(imported) ?? imported
        if (next !== from && next !== to && reachOf(next).has(to)) return true
      }
    return false
  }
  /** What users of the first load in vain once it comes with the second. */
  const addedTo = (first: Group, second: Group) => {
    const added: { size: number; users: Users }[] = []
    for (const one of reachOf(second)) {
      if (typeof one === 'string' || one === first) continue
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
    // What they import only makes it less.
    if (own <= 0) return own
    return [...addedTo(first, second), ...addedTo(second, first)].reduce(
      (gain, { size, users }) => gain - size * weigh(users),
      shared,
    )
  }

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
    // Others were merged since: it may bring less.
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
    if (isTooMuch || isAround(first, second) || isAround(second, first)) continue
    for (const [user, bytes] of more.entries()) inVain[user] = (inVain[user] ?? 0) + bytes
    const merged: Group = {
      files: [...first.files, ...second.files],
      size: first.size + second.size,
      users: either(first.users, second.users),
    }
    groups.delete(first)
    groups.delete(second)
    for (const file of merged.files) groupOf.set(file, merged)
    for (const one of reachOf(merged))
      if (typeof one !== 'string') one.users = either(one.users, merged.users)
    for (const group of groups) consider(group, merged)
    groups.add(merged)
  }

  const outside = nobody()
  const everybody = nobody()
  for (const user of entries.keys()) add(everybody, user)
  for (const [user, entry] of entries.entries()) if (isOutside(entry.file)) add(outside, user)
  const insiders = without(everybody, outside)
  const withEveryPage = new Set<Group>()
  const joins = (group: Group) =>
    !withEveryPage.has(group) &&
    isNobody(both(group.users, outside)) &&
    fileCost * weigh(group.users) > group.size * weigh(without(insiders, group.users)) &&
    [...reachOf(group)].every(one => one === group || (typeof one !== 'string' && withEveryPage.has(one)))
  for (let next = [...groups].find(joins); next !== undefined; next = [...groups].find(joins))
    withEveryPage.add(next)
  return {
    together: [...groups].filter(group => !withEveryPage.has(group)).map(group => group.files),
    withEveryPage: [...withEveryPage].flatMap(group => group.files),
  }
}
