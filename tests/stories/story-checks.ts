/** Checks every story that runs as a test, in addition to its own play function and axe. Runs in the browser. */
import { afterEach, beforeEach, expect, inject, type TestContext } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { configure, prettyDOM } from 'storybook/test'
import { representativeStory } from '../../.storybook/conditions.ts'
import { fileName } from '../../.storybook/picture-name.ts'
import { textSpacing, unreadableText } from './text-checks.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The stories that this condition runs: all of them, or those that represent a component or screen. */
    'story-choice': 'every' | 'representative'
    /** The browser's default font size in px; `null` for the browser's own. */
    'story-text-size': number | null
    /** The stories whose picture is compared with the committed one. */
    'story-pictures': 'every' | 'representative' | 'none'
    /** The hashes of the committed pictures, by file name: see `tests/pictures/hashes.ts`. */
    'story-hashes': Readonly<Record<string, string>>
    /** The condition whose pictures are being retaken. */
    'story-pictures-taken': string | null
    /** Whether Storybook has started the tests, and shows axe's findings for stories that pass. */
    'story-reports': boolean
  }
}

/** At no width may a screen make the page itself scroll horizontally. */
function expectNoSidewaysScrolling(): void {
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(clientWidth)
}

/** Window widths in px in which enlarged text is checked. */
const readingWidths = [1920, 1280, 320]

/** Milliseconds to wait for content that re-renders after a resize. */
const settling = 1500

/** The legibility problems that remain once nothing moves any more. */
async function lastingProblems(): Promise<string[]> {
  const until = performance.now() + settling
  for (;;) {
    // Resize events fire with the first frame, and what is measured in them is rendered in the next ones.
    for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve))
    const problems = unreadableText()
    if (problems.length === 0 || performance.now() > until) return problems
  }
}

/** Enlarged text, also with wider spacing, is legible in every window. */
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

/** Maximum number of problems reported per window: the others are mostly of the same kind. */
const toldProblems = 8

/**
 * A browser reports the position of the machine's pointer whenever something moves below it, at unpredictable times,
 * which would undo the hover state set by a story. Stories point with synthetic events.
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
 * React Aria takes a shrinking window for an on-screen keyboard, and hides what opens next for a while. Here windows
 * shrink after each tall picture, which a busy browser reports late: no story has an on-screen keyboard.
 */
window.visualViewport?.addEventListener('resize', event => event.stopImmediatePropagation(), {
  capture: true,
})

/** A message without the whole page: waiting queries fail many times before they succeed. */
function missing(message: string | null): Error {
  const error = new Error(message ?? 'something is missing')
  error.name = 'TestingLibraryElementError'
  return error
}

/** A story may wait for code that has yet to load, on a busy machine. */
configure({ asyncUtilTimeout: 10_000, getElementError: missing })

/** Maximum length of the page printed for a failed story. */
const printedPage = 20_000

/** Console errors of the story's code, React or the mocked services. */
const complaints: unknown[][] = []
const { error } = console
// oxlint-disable-next-line no-console -- heard, and told on
console.error = (...told: unknown[]) => {
  // The browser reports deferred ResizeObserver notifications as an error of the page.
  if (!String(told[0]).includes('ResizeObserver loop')) complaints.push(told)
  error(...told)
}

const covers = ({ width, height }: DOMRect) => width > 1 && height > 1

/**
 * The element in the picture: the story's own element, which is as small as its content and keeps the committed files
 * small; or the whole page when something is rendered on top (dialogs and popovers are outside the story's element).
 */
function pictured(): Element {
  // Invisible elements: React Aria's live regions, which stay in the page after an announcement, and elements for
  // measuring text.
  const unseen = 'script, style, .sb-wrapper, [id^="storybook-"], [data-live-announcer], [data-text-gauge]'
  const shown = [...document.body.children].filter(element => !element.matches(unseen))
  const [story, ...others] = shown
  const overlaid = others.some(other =>
    [other, ...other.querySelectorAll('*')].some(element => covers(element.getBoundingClientRect())),
  )
  return story === undefined || overlaid || !covers(story.getBoundingClientRect()) ? document.body : story
}

/**
 * The accessibility tree of the whole page, because dialogs and popovers are outside the story's element. Without
 * React Aria's announcements, which were read out when they appeared, stay for seconds, and then disappear; and
 * without the port of this run's server in addresses.
 */
async function compareTree(): Promise<void> {
  // Some are part of a story: each is restored to its place, from which its component will remove it.
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

/** Whether the elements that describe it exist: a tooltip is referenced before its code has loaded. */
const isDescribed = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .every(id => id === '' || document.getElementById(id) !== null)

/**
 * React Aria hides an overlay for up to 600 ms if it expects an on-screen keyboard, as it does once it has seen the
 * window shrink.
 */
async function openedIsSeen(): Promise<void> {
  const unseen = () => [
    ...document.querySelectorAll('[data-rac][style*="clip-path"]'),
    ...[...document.querySelectorAll('[aria-describedby]')].filter(element => !isDescribed(element)),
  ]
  await expect.poll(unseen, { timeout: 5000 }).toEqual([])
}

async function checkShownStory({ task }: TestContext): Promise<void> {
  // Storybook removes the story only before the next one: here it is still as its play function left it.
  if (task.result?.state !== 'pass' && task.result?.state !== 'run') {
    error(prettyDOM(document.body, printedPage))
    return
  }
  // Only Storybook's own panel reads axe's findings for stories that pass, which weigh 88 kB each.
  if (!inject('story-reports')) Reflect.deleteProperty(task.meta, 'reports')
  const storyId: unknown = Reflect.get(task.meta, 'storyId')
  if (typeof storyId !== 'string') return
  // Report all of it: what only happens on a busy machine may not happen again.
  if (complaints.length > 0)
    throw new Error(`The console says: ${complaints.map(told => told.map(String).join(' ')).join('; ')}`)
  expectNoSidewaysScrolling()
  const textSize = inject('story-text-size')
  if (typeof textSize === 'number') await expectReadableText(textSize)
  const isRepresentative = representativeStory.test(task.name)
  await openedIsSeen()
  // Only for components: a screen arranges them, and its own order and names are covered by its play functions.
  const isComponent = task.file.filepath.includes('/design-system/src/')
  if (inject('story-choice') === 'every' && isRepresentative && isComponent) await compareTree()
  const pictures = inject('story-pictures')
  if (pictures === 'none' || (pictures === 'representative' && !isRepresentative)) return
  // A story opts out when it shows content of other components, since it would change with each of them.
  if (document.documentElement.dataset['picture'] === 'none') return
  await document.fonts.ready
  const hash = await comparePicture(storyId).catch(async () => {
    // A picture taken a moment too early is retaken; a real change shows up the second time too.
    await new Promise(resolve => setTimeout(resolve, 1000))
    return comparePicture(storyId)
  })
  const condition = inject('story-pictures-taken')
  // Stored by `pnpm pictures`.
  if (condition !== null && hash !== undefined) Object.assign(task.meta, { picture: { condition, hash } })
}

/** The same options that Vitest uses for its comparison. */
const pictureOptions = { animations: 'disabled', caret: 'hide', scale: 'device' } as const

/** Pixels. Nobody reviews a taller picture: its story should be two stories. */
const tallestPicture = 6000

/** The bottom edge of the pictured element in CSS pixels: the window must be as high. */
function bottomOf(element: Element): number {
  const root = document.documentElement
  const end = element.getBoundingClientRect().bottom + window.scrollY
  // The body is as high as the window, but its content may be higher.
  return Math.ceil(element === document.body ? Math.max(end, root.scrollHeight) : end)
}

/** Whether the whole element is inside the window: what is below it would be blank in the picture. */
const isInWindow = (element: Element) =>
  // Nothing can be scrolled behind a dialog: the visible part is the picture.
  getComputedStyle(document.documentElement).overflowY === 'hidden' || bottomOf(element) <= window.innerHeight

/** Makes the window as high as the pictured element. */
async function fitWindow(element: Element): Promise<void> {
  let before: { height: number; bottom: number } | undefined
  for (let attempt = 0; attempt < 4 && !isInWindow(element); attempt++) {
    const height = window.innerHeight
    const bottom = bottomOf(element)
    // An element whose height depends on the window grows with it: the first growth reveals the final height.
    const growth = before ? (bottom - before.bottom) / (height - before.height) : 0
    const end = growth > 0 && growth < 1 ? Math.ceil((bottom - growth * height) / (1 - growth)) : bottom
    expect(end, 'the story is too tall for one picture').toBeLessThanOrEqual(tallestPicture)
    await page.viewport(window.innerWidth, end)
    before = { height, bottom }
  }
}

/** SHA-256, in hexadecimal, of the picture as the browser encodes it. */
async function pictureHash(element: Locator): Promise<string> {
  const picture = await page.screenshot({ element, save: false, ...pictureOptions })
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(picture))
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Compares the picture of a story with the committed one. A picture with identical bytes needs no comparison by
 * pixels, since reading two pictures takes longer than taking one.
 * @returns its hash, if it should be stored and the picture is stable
 */
async function comparePicture(storyId: string): Promise<string | undefined> {
  const element = pictured()
  const { innerWidth, innerHeight } = window
  // A locator made from the element itself would use its text, which a hidden copy may have too.
  element.setAttribute('data-testid', storyId)
  const shown = page.getByTestId(storyId)
  try {
    let hash = ''
    // Content rendered for the higher window, or arrived meanwhile, may need more.
    let attempts = 0
    do {
      await fitWindow(element)
      hash = await pictureHash(shown)
      attempts += 1
    } while (attempts < 3 && !isInWindow(element))
    expect(isInWindow(element), 'the story grows while its picture is taken').toBe(true)
    if (hash === inject('story-hashes')[fileName(storyId)]) return hash
    // Milliseconds until two pictures in a row are the same; a busy machine takes a while for each.
    await expect(shown).toMatchScreenshot(storyId, { timeout: 25_000 })
    // What grew meanwhile is blank below the end of the window, even twice in a row.
    expect(isInWindow(element), 'the story grows while its picture is taken').toBe(true)
    const isTaken = inject('story-pictures-taken') !== null
    return isTaken && (await pictureHash(shown)) === hash ? hash : undefined
  } finally {
    element.removeAttribute('data-testid')
    if (window.innerHeight !== innerHeight) {
      await page.viewport(innerWidth, innerHeight)
      // The resize event fires with the next frame.
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
  }
}

/**
 * Registers the checks for the stories of one file. Called at the end of every story file, by the plugin next to this
 * file: a setup file runs only once per page of the browser, and one page shows the stories of many files.
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
