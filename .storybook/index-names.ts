import type { StoryIndex } from 'storybook/internal/types'
import { otherNames, otherNamesAnchor } from './other-names.ts'

/** Storybook's index as far as it is used here: it makes the sidebar and what its search knows. */
interface IndexGenerator {
  getIndex: () => Promise<StoryIndex>
}

/** Without accents and with a straight apostrophe: so it is typed into a search. */
const plain = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'")

/**
 * Gives the docs page of each component its other names. Storybook searches pages by their name, by their place and by the
 * titles of their anchors: other names stand there as anchors.
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

/** The index of `generator` with other names in it, each time that it is made. */
export function withOtherNames<Generator extends IndexGenerator>(generator: Generator): Generator {
  const getIndex = generator.getIndex.bind(generator)
  generator.getIndex = async () => addOtherNames(await getIndex())
  return generator
}
