/**
 * Draws states of this Storybook for a page that shows many of them.
 *
 * A story in its own frame takes a second and some megabytes for as long as the frame exists, and two stories in one
 * document share one mocked network. So a single frame shows one story after another, each with its own responses; the
 * result at the end of its play function is kept as a document without scripts. It is what the story shows, does not
 * move, and a hundred of them weigh as much as a few frames.
 */
import type { Channel } from 'storybook/internal/channels'
import {
  FORCE_REMOUNT,
  PLAY_FUNCTION_THREW_EXCEPTION,
  SET_CURRENT_STORY,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
  UPDATE_GLOBALS,
} from 'storybook/internal/core-events'
import { drawnAddress, globalsOf, heightAt, type Look } from './drawn.ts'
import { freeze } from './freeze.ts'
import { focusTaken, frameUsed } from './own-focus.ts'
import { answeredFor } from '../worker.ts'

/** The result of drawing a story. */
export interface Drawing {
  /** A document without scripts. */
  html: string
  /** Width of the frame in CSS pixels: a story may set its own. */
  width: number
  /** Why the result is not what the name says. */
  failure?: string
}

interface Job {
  id: string
  look: Look
  done: (drawing: Drawing) => void
}

const deskClass = 'drawing-desk'
/** Number of frames that draw in parallel. Each weighs as much as a whole Storybook. */
const desks = 1
/** Milliseconds after which a story counts as missing. */
const longest = 30_000
/** Milliseconds of idling after which the frames are removed. */
const idle = 4000
/**
 * Number of stories after which a frame is replaced. Each story leaves caches and timers behind, and each new frame
 * costs a whole Storybook. With 12, the process keeps as much for 99 states as with 40: 192 MB, against 45 MB for a
 * page without states (`tests/bench/review-memory.ts`).
 */
const longestLife = 40
/** Characters of cached drawings, so that going back and forth redraws nothing: a state has 40,000. */
const keptCharacters = 15_000_000

const kept = new Map<string, Drawing>()
const keyOf = (id: string, look: Look) => JSON.stringify([id, look])

function keep(key: string, drawing: Drawing): void {
  kept.set(key, drawing)
  let characters = 0
  for (const [each, { html }] of [...kept].toReversed()) {
    characters += html.length
    if (characters > keptCharacters) kept.delete(each)
  }
}

const waiting: Job[] = []

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))

async function channelOf(frame: HTMLIFrameElement): Promise<Channel> {
  for (let waited = 0; waited < longest; waited += 30) {
    const shown: object = frame.contentWindow ?? {}
    // Globals that Storybook sets on the window of a preview.
    const channel = Reflect.get(shown, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined
    const preview = Reflect.get(shown, '__STORYBOOK_PREVIEW__') as { storyStoreValue?: unknown } | undefined
    if (channel !== undefined && preview?.storyStoreValue !== undefined) return channel
    await pause(30)
  }
  throw new Error('Storybook did not start in its frame')
}

interface Told {
  storyId?: string
  status?: string
  message?: string
  description?: string
  reporters?: { type: string; status: string }[]
}

/** Shows a story. @returns why it is not what its name says; undefined on success */
function show(channel: Channel, id: string, isAgain: boolean): Promise<string | undefined> {
  return new Promise(resolve => {
    const listeners = new Map<string, Parameters<Channel['on']>[1]>()
    let thrown: string | undefined
    const end = (failure?: string) => {
      clearTimeout(timer)
      for (const [name, listener] of listeners) channel.off(name, listener)
      resolve(failure)
    }
    const on = (name: string, listener: Parameters<Channel['on']>[1]) => {
      listeners.set(name, listener)
      channel.on(name, listener)
    }
    const timer = setTimeout(() => {
      end(`it has not come within ${String(longest / 1000)} seconds`)
    }, longest)
    on(PLAY_FUNCTION_THREW_EXCEPTION, ({ message }: Told) => {
      thrown ??= message ?? 'its play function failed'
    })
    on(STORY_THREW_EXCEPTION, ({ message }: Told) => {
      end(message ?? 'it cannot be drawn')
    })
    on(STORY_ERRORED, ({ description }: Told) => {
      end(description ?? 'it cannot be drawn')
    })
    on(STORY_MISSING, (missing: string | undefined) => {
      // A frame that starts without a story reports this, too.
      if (missing === id) end('there is no such story')
    })
    on(STORY_FINISHED, ({ storyId, status }: Told) => {
      if (storyId === id) end(status === 'error' ? (thrown ?? 'it failed') : thrown)
    })
    if (isAgain) channel.emit(FORCE_REMOUNT, { storyId: id })
    else channel.emit(SET_CURRENT_STORY, { storyId: id, viewMode: 'story' })
  })
}

/** Waits until the story is painted with its own fonts. */
async function settled(shown: Window): Promise<void> {
  await shown.document.fonts.ready
  // A hidden window paints nothing, so do not wait for it forever.
  await Promise.race([
    new Promise(resolve => shown.requestAnimationFrame(() => shown.requestAnimationFrame(resolve))),
    pause(200),
  ])
}

/** The element with focus on this page, which gets it back at once if a frame takes it. */
let focusedHere: Element | null = null
window.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.localName !== 'iframe') focusedHere = target
})
/** The browser's own getter: stories on this page override it. */
const ownActiveElement = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
/** When the reader last used a key or a frame: Tab moves into frames, too. */
let usedAt = -Infinity
for (const used of ['keydown', frameUsed])
  window.addEventListener(
    used,
    () => {
      usedAt = performance.now()
    },
    { capture: true },
  )
/** Milliseconds during which focus may follow a key press. */
const following = 200

/**
 * Takes focus back from a frame that took it on its own.
 * @param isTold whether a story reported taking it, as opposed to a person who pressed something in it
 */
function takeFocusBack(isTold: boolean): void {
  const focused: unknown = ownActiveElement?.get?.call(document)
  if (!(focused instanceof HTMLIFrameElement)) return
  const isDesk = focused.matches(`.${deskClass}`)
  if (!isDesk && (!isTold || performance.now() - usedAt < following)) return
  window.focus()
  if (focusedHere instanceof HTMLElement) focusedHere.focus({ preventScroll: true })
}
for (const told of ['blur', focusTaken])
  window.addEventListener(told, () => {
    queueMicrotask(() => {
      takeFocusBack(told === focusTaken)
    })
  })

/**
 * Each Storybook preview registers its document with the top window for developer tools that we do not use. Remove it:
 * it would keep a removed frame and everything in it alive.
 */
function forgetDocument(shown: Document | null): void {
  const { top } = window
  const property = '__VUE_DEVTOOLS_CONTEXT__'
  try {
    if (top !== null && Reflect.get(top, property) === shown) Reflect.deleteProperty(top, property)
  } catch {
    // A window of another host does not have it.
  }
}

/** A frame that shows one story after another, all in the same look. */
class Desk {
  readonly look: Look
  readonly #frame = document.createElement('iframe')
  readonly #channel: Promise<Channel>
  #shown: string | undefined
  #drawn = 0

  constructor(look: Look) {
    this.look = look
    const frame = this.#frame
    frame.title = 'Draws the states'
    frame.tabIndex = -1
    frame.ariaHidden = 'true'
    frame.className = deskClass
    frame.src = drawnAddress
    frame.style.height = `${String(heightAt(look.width))}px`
    this.#resize()
    document.body.append(frame)
    this.#channel = channelOf(frame).then(channel => {
      channel.emit(UPDATE_GLOBALS, { globals: globalsOf(look) })
      return channel
    })
    // The caller gets the error.
    this.#channel.catch(() => undefined)
  }

  #resize() {
    this.#frame.style.width = `${String(this.look.width)}px`
  }

  async draw(id: string): Promise<Drawing> {
    const channel = await this.#channel
    this.#resize()
    const failure = await show(channel, id, this.#shown === id)
    this.#shown = id
    this.#drawn += 1
    const shown = this.#frame.contentWindow
    if (shown === null) throw new Error('the frame is gone')
    await settled(shown)
    const drawing = { html: freeze(shown.document), width: this.#frame.clientWidth }
    return failure === undefined ? drawing : { ...drawing, failure }
  }

  /** Whether it has shown so many stories that a new frame is cheaper. */
  isWornOut() {
    return this.#drawn >= longestLife
  }

  remove() {
    forgetDocument(this.#frame.contentDocument)
    this.#frame.remove()
  }
}

const free: Desk[] = []
let busy = 0
let idleTimer: ReturnType<typeof setTimeout> | undefined

/** A frame in this look: an existing one, or a new one. */
function deskFor(look: Look): Desk {
  const at = free.findIndex(desk => JSON.stringify(desk.look) === JSON.stringify(look))
  if (at !== -1) return free.splice(at, 1)[0] ?? new Desk(look)
  free.pop()?.remove()
  return new Desk(look)
}

async function work(job: Job): Promise<void> {
  busy += 1
  // Frames created after the page's mock worker is ready are mocked from the start.
  await answeredFor()
  const desk = deskFor(job.look)
  try {
    const drawing = await desk.draw(job.id)
    takeFocusBack(false)
    if (drawing.failure === undefined) {
      keep(keyOf(job.id, job.look), drawing)
      if (desk.isWornOut()) desk.remove()
      else free.push(desk)
    } else {
      // Do not start the next story with what a broken one has left behind.
      desk.remove()
    }
    job.done(drawing)
  } catch (error) {
    desk.remove()
    job.done({
      html: '',
      width: job.look.width,
      failure: error instanceof Error ? error.message : String(error),
    })
  }
  busy -= 1
  next()
}

function next(): void {
  clearTimeout(idleTimer)
  while (busy < desks) {
    const job = waiting.shift()
    if (job === undefined) break
    void work(job)
  }
  if (busy === 0)
    idleTimer = setTimeout(() => {
      for (const desk of free.splice(0)) desk.remove()
    }, idle)
}

/**
 * Draws a story in a look when its turn comes; a recent drawing is still cached.
 * @returns a function that cancels it while it is waiting
 */
export function draw(id: string, look: Look, done: (drawing: Drawing) => void): () => void {
  const before = kept.get(keyOf(id, look))
  if (before !== undefined) {
    done(before)
    return () => undefined
  }
  const job = { id, look, done }
  waiting.push(job)
  next()
  return () => {
    const at = waiting.indexOf(job)
    if (at !== -1) waiting.splice(at, 1)
  }
}
