/** Goes through all docs and review pages of the built Storybook. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serveFolder } from '../bench/serve.ts'
import { isInShare, lateFactor } from '../stories/sample.ts'
import { closeBrowser, ReviewWindow, TooLong, type Drawn } from './open-pages.ts'

const built = fileURLToPath(new URL('../../storybook-static/', import.meta.url))

interface Entry {
  id: string
  title: string
  name: string
  type: 'story' | 'docs'
  importPath: string
  tags: readonly string[]
}
const { entries } = JSON.parse(readFileSync(`${built}index.json`, 'utf8')) as {
  entries: Record<string, Entry>
}
const all = Object.values(entries)
const pages = all.filter(({ type }) => type === 'docs')
// The stories' own tests have shown their content: each of four consecutive runs opens a quarter of the pages, or less
// if it is late.
const run = process.env['STORY_SHARE']
const share = 4 * (process.env['STORY_RUN_IS_LATE'] === 'true' ? lateFactor : 1)
const opened = run === undefined ? pages : pages.filter(({ id }) => isInShare(id, 'page', Number(run), share))
const stories = all.filter(({ type }) => type === 'story')
const names = Object.fromEntries(all.map(({ id, name }) => [id, name]))
const titles = Object.fromEntries(all.map(({ id, title }) => [id, title]))

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The stories that a page is about: those of its file, or those that an MDX page requests by title. */
function storiesOf({ title, importPath }: Entry): string[] {
  const own = stories.filter(story => story.title === title && story.tags.includes('autodocs'))
  if (!importPath.endsWith('.mdx')) return own.map(({ id }) => id)
  const asked = [...readFileSync(root + importPath, 'utf8').matchAll(/'(Screens\/[^']+)'/g)].map(
    ([, screen = '']) => screen,
  )
  return stories
    .filter(story => asked.some(screen => story.title === screen || story.title.startsWith(`${screen}/`)))
    .map(({ id }) => id)
}

/** Number of pages after which a window is closed: each leaves some megabytes behind. */
const longestLife = 30
/** Number of slow pages after which no further ones are opened: the machine or the build is at fault, not they. */
const patience = 4

let server: { url: string; close: () => void }
const free: ReviewWindow[] = []
let late = 0

beforeAll(async () => {
  server = await serveFolder(built, '/assets/')
})
afterAll(async () => {
  await closeBrowser()
  server.close()
})

/** States that most screens have, and that never look alike. */
const differing = /^(Loaded|Loading|Empty|No Match|Denied|Server Error|No Network)$/

/** States of these that are drawn alike: one of them shows the responses of the other. */
function drawnAlike(states: Readonly<Record<string, Drawn>>): string[] {
  const drawn = Object.entries(states).filter(([id]) => differing.test(names[id] ?? ''))
  return drawn.flatMap(([id, { html }], at) =>
    drawn
      .slice(at + 1)
      .filter(([other, { html: theirs }]) => theirs === html && titles[other] === titles[id])
      .map(([other]) => `${id} and ${other} show the same`),
  )
}

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(150)
})

test('states drawn side by side show what each shows alone', async () => {
  const states = ['loaded', 'loading', 'empty', 'denied', 'server-error'].map(
    state => `screens-roles--${state}`,
  )
  // All states of the page are in view.
  const beside = await ReviewWindow.open(server.url, names, 4000)
  const { drawn } = await beside.visit('screens-roles--docs', states)
  expect(await beside.heldDocuments(), 'what a frame was is gone with it').toEqual([])
  await beside.close()
  const alone: Record<string, string> = {}
  for (const state of states) {
    const window = await ReviewWindow.open(server.url, names)
    alone[state] = await window.textAlone(state)
    await window.close()
  }
  expect(Object.fromEntries(states.map(state => [state, drawn[state]?.words]))).toEqual(alone)
})

describe.concurrent('each page shows what it names, does not move and reports no error', () => {
  test.for(opened)('$id', async (page, { expect: expectHere }) => {
    if (late >= patience) throw new Error(`not opened: ${String(patience)} pages before it took too long`)
    const window = free.pop() ?? (await ReviewWindow.open(server.url, names))
    try {
      const { complaints, drawn } = await window.visit(page.id, storiesOf(page))
      const withoutText = Object.keys(drawn).filter(story => drawn[story]?.words === '')
      // As one text: a repeated test reports its reason in full.
      expectHere(
        [...complaints, ...withoutText.map(story => `${story} has no text`), ...drawnAlike(drawn)].join('\n'),
      ).toBe('')
      if (window.visits < longestLife) free.push(window)
      else await window.close()
    } catch (error) {
      if (error instanceof TooLong) late += 1
      await window.close()
      throw error
    }
  })
})
