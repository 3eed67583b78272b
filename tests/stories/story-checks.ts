/** What is checked of every story that is run as a test, beside its own play function and axe. Runs in the browser. */
import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { configure, prettyDOM } from 'storybook/test'
import { representativeStory } from '../../.storybook/conditions.ts'
import { fileName } from '../../.storybook/picture-name.ts'
import { textSpacing, unreadableText } from './text-checks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Which stories this condition runs: all of them, or those that stand for a component or screen. */
    'story-choice': 'every' | 'representative'
    /** In px, the size of text that the person has set in their browser; `null` where it is the browser's own. */
    'story-text-size': number | null
    /** Of which stories a picture is compared with the committed one. */
    'story-pictures': 'every' | 'representative' | 'none'
    /** Of the committed pictures, by the names of their files: see `tests/pictures/hashes.ts`. */
    'story-hashes': Readonly<Record<string, string>>
    /** The condition whose pictures are taken anew. */
    'story-pictures-taken': string | null
    /** Whether Storybook has started the tests, and shows what axe found of stories that pass. */
    'story-reports': boolean
  }
}

/** What no screen may do at any width: make the page itself scroll sideways. */
function expectNoSidewaysScrolling(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(clientWidth)
}

/** In px, windows in which text that was made larger is read. */
const readingWidths = [1920, 1280, 320]

/** Milliseconds that what follows the window, and draws itself anew, is waited for. */
const settling = 1500

/** What cannot be read once nothing moves any more. */
async function lastingProblems(): Promise<string[]> {
  const until = performance.now() + settling
  for (;;) {
    // Windows tell of their size with the first frame, and what is measured is drawn by those after it.
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    const problems = unreadableText()
    if (problems.length === 0 || performance.now() > until) return problems
  }
}

/** Text that a person made larger, and then spaced out, can be read in every window. */
async function expectReadableText(size: number): Promise<void> {
  expect(getComputedStyle(document.documentElement).fontSize, 'the size of text of the browser').toBe(
    `${String(size)}px`,
  )
  const { innerWidth, innerHeight } = window
  const found: Record<string, readonly string[]> = {}
  for (const width of readingWidths) {
    await page.viewport(width, 900)
    for (const isSpaced of [false, true]) {
      const restore = isSpaced ? textSpacing() : undefined
      const problems = await lastingProblems()
      if (problems.length > 0)
        found[`${String(width)} px${isSpaced ? ', spaced' : ''}`] = problems.slice(0, toldProblems)
      restore?.()
    }
  }
  await page.viewport(innerWidth, innerHeight)
  expect(found, 'text that cannot be read').toEqual({})
}

/** Of each window that many are told: the others are mostly of the same kind. */
const toldProblems = 8

/**
 * A browser tells the page where the machine's pointer is whenever something moves under it, at moments of its own
 * choice, and a component that was being pointed at by the story would no longer be. Stories point with events of
 * their own, which no browser sent.
 */
for (const kind of ['pointer', 'mouse']) {
  for (const what of ['over', 'out', 'enter', 'leave', 'move']) {
    const listen = (event: Event) => {
      if (event.isTrusted) event.stopImmediatePropagation()
    }
    window.addEventListener(`${kind}${what}`, listen, { capture: true })
  }
}

/**
 * React Aria takes a window that becomes lower for a keyboard that opens on the screen, and keeps what opens then unseen for
 * a while. Here windows become lower after each tall picture, and a busy browser tells of it late: no story has a keyboard
 * on its screen.
 */
window.visualViewport?.addEventListener('resize', event => event.stopImmediatePropagation(), {
  capture: true,
})

/** A message without the whole page: what is waited for is missed many times before it comes. */
function missing(message: string | null): Error {
  const error = new Error(message ?? 'something is missing')
  error.name = 'TestingLibraryElementError'
  return error
}

/** What a story waits for may be code that is still to be loaded, on a machine that has much to do. */
configure({ asyncUtilTimeout: 10_000, getElementError: missing })

/** Characters of the page that are printed beside a story that has failed. */
const printedPage = 20_000

/** What the code of a story, React or the mocked services complained of. */
const complaints: unknown[][] = []
const { error } = console
// oxlint-disable-next-line no-console -- heard, and told on
console.error = (...told: unknown[]) => {
  // What a browser puts off to the next frame, it says as an error of the page.
  if (!String(told[0]).includes('ResizeObserver loop')) complaints.push(told)
  error(...told)
}

const covers = ({ width, height }: DOMRect) => width > 1 && height > 1

/**
 * What the picture shows: the story's own element, which is as small as its content and keeps the committed files
 * small; the whole page when something lies over it (dialogs and popovers live outside of the story's element).
 */
function pictured(): Element {
  // What React Aria tells screen readers stays in the page once it has told something, and is not seen; nor is what text
  // is measured by.
  const unseen = 'script, style, .sb-wrapper, [id^="storybook-"], [data-live-announcer], [data-text-gauge]'
  const shown = [...document.body.children].filter(element => !element.matches(unseen))
  const [story, ...others] = shown
  const overlaid = others.some(other =>
    [other, ...other.querySelectorAll('*')].some(element => covers(element.getBoundingClientRect())),
  )
  return story === undefined || overlaid || !covers(story.getBoundingClientRect()) ? document.body : story
}

/**
 * The accessibility tree of the whole page: dialogs and popovers live outside of the story's element. Without what
 * React Aria announced: that was read out when it came, is still there for seconds, and then is not. And
 * without the port that this run's server has, in addresses of its own.
 */
async function compareTree(): Promise<void> {
  // Some are parts of a story: each goes back to its place, from where its component takes it away.
  const announcers = [...document.querySelectorAll('[data-live-announcer]')].map(announcer => {
    const place = document.createComment('')
    announcer.replaceWith(place)
    return { announcer, place }
  })
  const links = document.querySelectorAll(`a[href^="${location.origin}"]`)
  for (const link of links)
    link.setAttribute('href', (link.getAttribute('href') ?? '').slice(location.origin.length))
  try {
    await expect.element(page.elementLocator(document.body)).toMatchAriaSnapshot()
  } finally {
    for (const link of links) link.setAttribute('href', location.origin + (link.getAttribute('href') ?? ''))
    for (const { announcer, place } of announcers) place.replaceWith(announcer)
  }
}

/** What describes an element is in the page: a tooltip is named by what it belongs to before its code is loaded. */
const isDescribed = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .every(id => id === '' || document.getElementById(id) !== null)

/**
 * React Aria keeps what opens over a page unseen for up to 600 ms where it expects a keyboard to open on the screen, as
 * it does once it has seen the window become lower.
 */
async function openedIsSeen(): Promise<void> {
  const unseen = () => [
    ...document.querySelectorAll('[data-rac][style*="clip-path"]'),
    ...[...document.querySelectorAll('[aria-describedby]')].filter(element => !isDescribed(element)),
  ]
  await expect.poll(unseen, { timeout: 5000 }).toEqual([])
}

async function checkShownStory({ task }: TestContext): Promise<void> {
  // Storybook takes the story away before the next one: here it is still as its play function left it.
  if (task.result?.state !== 'pass' && task.result?.state !== 'run') {
    error(prettyDOM(document.body, printedPage))
    return
  }
  // What axe found of a story that passes is read by Storybook's own panel only, and weighs 88 kB each.
  if (!inject('story-reports')) Reflect.deleteProperty(task.meta, 'reports')
  const storyId: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof storyId !== 'string') return
  // The whole of it: what only a busy machine meets is not seen again.
  if (complaints.length > 0)
    throw new Error(`The console says: ${complaints.map(told => told.map(String).join(' ')).join('; ')}`)
  expectNoSidewaysScrolling()
  const textSize = inject('story-text-size')
  if (typeof textSize === 'number') await expectReadableText(textSize)
  const isRepresentative = representativeStory.test(task.name)
  await openedIsSeen()
  // Of components only: a screen arranges them, and its own order and names are in what its plays look for.
  const isComponent = task.file.filepath.includes('/design-system/src/')
  if (inject('story-choice') === 'every' && isRepresentative && isComponent) await compareTree()
  const pictures = inject('story-pictures')
  if (pictures === 'none' || (pictures === 'representative' && !isRepresentative)) return
  // A story says so of itself when it shows what other components bring: it would change with every one of them.
  if (document.documentElement.dataset['picture'] === 'none') return
  await document.fonts.ready
  const hash = await comparePicture(storyId).catch(async () => {
    // One that was taken a moment too early is taken again; what has changed is changed the second time too.
    await new Promise(resolve => setTimeout(resolve, 1000))
    return comparePicture(storyId)
  })
  const condition = inject('story-pictures-taken')
  // For `pnpm pictures`, which writes it down.
  if (condition !== null && hash !== undefined) Object.assign(task.meta, { picture: { condition, hash } })
}

/** As Vitest takes those that it compares. */
const pictureOptions = { animations: 'disabled', caret: 'hide', scale: 'device' } as const

/** Pixels. A taller picture shows more than anybody reviews: its story is two stories. */
const tallestPicture = 6000

/** How far down what is pictured goes, in CSS pixels: the window must be as high. */
function bottomOf(element: Element): number {
  const root = document.documentElement
  const end = element.getBoundingClientRect().bottom + window.scrollY
  // The body is as high as the window, and what is in it may be higher.
  return Math.ceil(element === document.body ? Math.max(end, root.scrollHeight) : end)
}

/** Whether all that is pictured stands in the window: what lies below it would be blank in the picture. */
const isInWindow = (element: Element) =>
  // Below a dialog nothing can be scrolled to: what is seen is the picture.
  getComputedStyle(document.documentElement).overflowY === 'hidden' || bottomOf(element) <= window.innerHeight

/** Makes the window as high as what is pictured. */
async function fitWindow(element: Element): Promise<void> {
  let before: { height: number; bottom: number } | undefined
  for (let attempt = 0; attempt < 4 && !isInWindow(element); attempt++) {
    const height = window.innerHeight
    const bottom = bottomOf(element)
    // What is as high as a part of the window grows with it: where it has grown once, its end is known.
    const growth = before ? (bottom - before.bottom) / (height - before.height) : 0
    const end = growth > 0 && growth < 1 ? Math.ceil((bottom - growth * height) / (1 - growth)) : bottom
    expect(end, 'the story is too tall for one picture').toBeLessThanOrEqual(tallestPicture)
    await page.viewport(window.innerWidth, end)
    before = { height, bottom }
  }
}

/** SHA-256, in hexadecimal, of the picture as the browser writes it. */
async function pictureHash(element: Locator): Promise<string> {
  const picture = await page.screenshot({ element, save: false, ...pictureOptions })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(picture))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Compares the picture of a story with the committed one. What is the same byte by byte as when that was taken needs no
 * comparing by pixels: reading two pictures takes longer than taking one.
 * @returns its hash, where that is to be written down and the picture stands still
 */
async function comparePicture(storyId: string): Promise<string | undefined> {
  const element = pictured()
  const { innerWidth, innerHeight } = window
  // A locator made of the element itself would go by its text, which a hidden copy of it may have too.
  element.setAttribute('data-testid', storyId)
  const shown = page.getByTestId(storyId)
  try {
    let hash = ''
    // What is drawn with the window that is higher now, or came meanwhile, may need more.
    let attempts = 0
    do {
      await fitWindow(element)
      hash = await pictureHash(shown)
      attempts += 1
    } while (attempts < 3 && !isInWindow(element))
    expect(isInWindow(element), 'the story grows while its picture is taken').toBe(true)
    if (hash === inject('story-hashes')[fileName(storyId)]) return hash
    // Milliseconds until two pictures in a row are the same; a busy machine takes its time for each.
    await expect(shown).toMatchScreenshot(storyId, { timeout: 25_000 })
    // What grew meanwhile is blank where the window ended, twice in a row too.
    expect(isInWindow(element), 'the story grows while its picture is taken').toBe(true)
    const isTaken = inject('story-pictures-taken') !== null
    return isTaken && (await pictureHash(shown)) === hash ? hash : undefined
  } finally {
    element.removeAttribute('data-testid')
    if (window.innerHeight !== innerHeight) {
      await page.viewport(innerWidth, innerHeight)
      // The window tells of its size with the next frame.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  }
}

/**
 * Hangs the checks on the stories of one file. Called at the end of every story file, by the plugin beside this:
 * a setup file is run once for each page of the browser, and one page shows the stories of many files.
 */
export function checkStories(): void {
  beforeEach(context => {
    complaints.length = 0
    if (inject('story-choice') === 'representative' && !representativeStory.test(context.task.name)) {
      context.skip('this condition runs Permutations and Loaded only')
    }
  })
  afterEach(checkShownStory)
}
