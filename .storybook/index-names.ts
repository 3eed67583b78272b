import type { StoryIndex } from 'storybook/internal/types'
import { otherNames, otherNamesAnchor } from './other-names.ts'

/** The part of Storybook's index generator that is used: it feeds the sidebar and the search. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>
}

/** Without accents and with a straight apostrophe, as people type in a search. */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")

/**
 * Gives the docs page of each component its other names. Storybook's search covers a page's name, path and anchor
 * titles, so other names are added as anchors.
 */
export function addOtherNames(index: StoryIndex): StoryIndex {
  const entries = Object.entries(index.entries).map(([id, entry]) => {
    const names = entry.type === 'docs' ? otherNames[entry.title.split('/').at(-1) ?? ''] : undefined
    if (names === undefined) return [id, entry]
    const titles = new Set([...names.en, ...names.fr].flatMap(name => [name, plain(name)]))
    return [id, { ...entry, anchors: Array.from(titles, title => ({ id: otherNamesAnchor, title })) }]
  })
  return { ...index, entries: Object.fromEntries(entries) }
}

/** Makes `generator` add other names to each index it generates. */
export function withOtherNames<Generator extends IndexGenerator>(generator: Generator): Generator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => addOtherNames(await getIndex())
  return generator
}
