/** A story or a docs page of this Storybook. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  /** From the project's root. */
  importPath: string
  /** Of a story: the name that its file gives it. */
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

/** Everything that this Storybook has, as its own index says. Asked for once. */
export function readEntries(): Promise<Entry[]> {
  index ??= readIndex().catch((error: unknown) => {
    index = undefined
    throw error
  })
  return index
}
