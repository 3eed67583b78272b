/** A story or docs page of this Storybook. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  /** Relative to the project's root. */
  importPath: string
  /** For a story: its export name. */
  exportName?: string
}

function isIndex(value: unknown): value is { entries: Record<string, Entry> } {
  return typeof value === 'object' && value !== null && 'entries' in value
}

let index: Promise<Entry[]> | undefined

async function readIndex(): Promise<Entry[]> {
  const answer: unknown = await (await fetch('index.json')).json()
  return isIndex(answer) ? Object.values(answer.entries) : []
}

/** All entries of this Storybook, from its own index. Loaded once. */
export function readEntries(): Promise<Entry[]> {
  index ??= readIndex().catch((error: unknown) => {
    index = undefined
    throw error
  })
  return index
}
