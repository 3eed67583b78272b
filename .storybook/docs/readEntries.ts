/** A story or a docs page of this Storybook. */
export interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
}

function isIndex(value: unknown): value is { entries: Record<string, Entry> } {
  return typeof value === 'object' && value !== null && 'entries' in value
}

/** What this Storybook has of a kind, as its own index says. */
export async function readEntries(type: Entry['type']): Promise<Entry[]> {
  const index: unknown = await (await fetch('index.json')).json()
  return isIndex(index) ? Object.values(index.entries).filter(entry => entry.type === type) : []
}
