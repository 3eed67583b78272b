/** Entries six levels deep, the same for every tree. */
export interface BenchFolder {
  id: string
  parentId: string | null
  name: string
}
export interface NestedFolder {
  id: string
  name: string
  children: NestedFolder[]
}

/** Children per entry of the upper levels, so that the sixth level is reached at every size. */
const spread = 8

export function makeFolders(count: number): BenchFolder[] {
  const levels: number[] = []
  return Array.from({ length: count }, (_, at) => {
    const parent = at === 0 ? -1 : Math.floor((at - 1) / spread)
    const level = parent === -1 ? 1 : Math.min((levels[parent] ?? 0) + 1, 6)
    levels.push(level)
    // Entries that would be deeper than the sixth level go into the first entry of the fifth.
    const above = parent !== -1 && (levels[parent] ?? 0) >= 6 ? Math.floor((parent - 1) / spread) : parent
    return { id: `f${at}`, parentId: above === -1 ? null : `f${above}`, name: `Folder ${at}` }
  })
}

export function nest(folders: readonly BenchFolder[]): NestedFolder[] {
  const byId = new Map(folders.map(({ id, name }) => [id, { id, name, children: [] as NestedFolder[] }]))
  const top: NestedFolder[] = []
  for (const { id, parentId } of folders) {
    const node = byId.get(id)
    if (!node) continue
    const parent = parentId === null ? undefined : byId.get(parentId)
    if (parent) parent.children.push(node)
    else top.push(node)
  }
  return top
}

/** Matching entries with all their ancestors: for trees that leave filtering to their users. */
export function keepMatches(nodes: readonly NestedFolder[], text: string): NestedFolder[] {
  return nodes.flatMap(node => {
    const children = keepMatches(node.children, text)
    return children.length > 0 || node.name.includes(text) ? [{ ...node, children }] : []
  })
}
export const withChildren = (folders: readonly BenchFolder[]): string[] => [
  ...new Set(folders.flatMap(({ parentId }) => (parentId === null ? [] : [parentId]))),
]
