type Node = Record<string, unknown> | unknown[]

/**
 * How deep navigations can be expanded: an entity, and this many entities below one another. The services refuse more
 * ($expand, too-complex), so an entity that leads back to itself can be written out to this depth.
 */
export const expandDepth = 5

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null
}

/** The objects that contain themselves, found by walking down with the way so far in hand. */
function findTied(root: unknown): Set<Node> {
  const tied = new Set<Node>()
  const above = new Set<Node>()
  const done = new Set<Node>()
  function walk(value: unknown): void {
    if (!isNode(value)) return
    if (above.has(value)) {
      tied.add(value)
      return
    }
    if (done.has(value)) return
    above.add(value)
    for (const child of Object.values(value)) walk(child)
    above.delete(value)
    done.add(value)
  }
  walk(root)
  return tied
}

/** `x-depth` of a schema whose depth has nothing to do with $expand. */
function depthOf(node: Node): number {
  const own = Array.isArray(node) ? undefined : node['x-depth']
  return typeof own === 'number' ? own : expandDepth
}

function endOf(node: Node): object {
  if (Array.isArray(node) || typeof node['title'] !== 'string')
    throw new Error('Only a schema with a title may contain itself')
  return { title: node['title'], type: 'object' }
}

/**
 * Copies a dereferenced description so that it is a tree. A schema that contains itself is written out to its `x-depth` or `expandDepth`
 * and is any object below that.
 *
 * @throws when something other than a schema with a title contains itself
 */
export function writeOut(document: unknown): unknown {
  const tied = findTied(document)
  function copy(value: unknown, depths: ReadonlyMap<Node, number>): unknown {
    if (!isNode(value)) return value
    let below = depths
    if (tied.has(value)) {
      const depth = depths.get(value) ?? 0
      if (depth > depthOf(value)) return endOf(value)
      below = new Map(depths).set(value, depth + 1)
    }
    if (Array.isArray(value)) return value.map(child => copy(child, below))
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child, below)]))
  }
  return copy(document, new Map())
}
