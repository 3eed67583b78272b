type Node = Record<string, unknown> | unknown[]

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

function titleOf(node: Node): string {
  const title = Array.isArray(node) ? undefined : node['title']
  if (typeof title !== 'string') throw new Error('A schema that contains itself needs a title')
  return title
}

/** Copies one schema that stands alone; tied schemas go to its `$defs` once each. */
function copySchema(schema: unknown, tied: Set<Node>): unknown {
  const definitions: Record<string, unknown> = {}
  function copy(value: unknown): unknown {
    if (!isNode(value)) return value
    if (!tied.has(value)) return copyChildren(value)
    const title = titleOf(value)
    if (!Object.hasOwn(definitions, title)) {
      definitions[title] = null
      definitions[title] = copyChildren(value)
    }
    return { $ref: `#/$defs/${title}` }
  }
  function copyChildren(value: Node): unknown {
    if (Array.isArray(value)) return value.map(copy)
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child)]))
  }
  // The entity itself stays readable at the top (its properties, not a reference to them).
  const top = isNode(schema) ? copyChildren(schema) : schema
  return Object.keys(definitions).length > 0 ? { ...(top as object), $defs: definitions } : top
}

/**
 * Copies a dereferenced description so that no object contains itself: under `schema` and in components.schemas each
 * schema becomes self-contained, with `#/$defs/<title>` for what recurs.
 *
 * @throws when a schema that contains itself has no title, or a cycle lies outside schemas
 */
export function untieSchemas(document: unknown): unknown {
  const tied = findTied(document)
  function copy(value: unknown, path: string[]): unknown {
    if (!isNode(value)) return value
    const name = path.at(-1)
    const isComponent = path.length === 3 && path[0] === 'components' && path[1] === 'schemas'
    const isEventData = path.at(-2) === 'x-event-data'
    if (name === 'schema' || isComponent || isEventData) return copySchema(value, tied)
    if (path.length > 40) throw new Error(`A cycle outside the schemas at ${path.slice(0, 6).join('/')}`)
    if (Array.isArray(value)) return value.map((child, index) => copy(child, [...path, String(index)]))
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, copy(child, [...path, key])]))
  }
  return copy(document, [])
}
