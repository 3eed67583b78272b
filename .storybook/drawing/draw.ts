/**
 * Draws states of this Storybook for a page that shows many of them.
 *
 * A story in a frame of its own costs a second and some megabytes for as long as the frame is there, and two stories in
 * one document share one mocked network. So one frame shows one story after the other, each with answers of its own; what
 * a story has become when its play function has ended is kept as a document without scripts. It is what the story shows,
 * it stands still, and a hundred of them weigh what a few frames do.
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

/** What became of a story. */
export interface Drawing {
  /** A document without scripts. */
  html: string
  /** Width of the frame in which it was drawn: a story may ask for one. CSS pixels. */
  width: number
  /** Why it is not what its name says. */
  failure?: string
}

interface Job {
  id: string
  look: Look
  done: (drawing: Drawing) => void
}

const deskClass = 'drawing-desk'
/** Frames that are drawn in beside each other. Each weighs what a whole Storybook does. */
const desks = 1
/** Milliseconds after which a story has not come. */
const longest = 30_000
/** Milliseconds without work after which the frames are thrown away. */
const idle = 4000
/**
 * Stories after which a frame is replaced. Each leaves its caches and timers behind in it, and each new frame costs a
 * whole Storybook. With 12 the process of 99 states keeps as much as with 40: 192 MB, 45 MB for a page without states
 * (`tests/bench/review-memory.ts`).
 */
const longestLife = 40
/** Characters that are kept of what was drawn, so that going back and forth draws nothing anew: a state has 40,000. */
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
    // As Storybook furnishes the window of a preview.
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

/** Shows a story. @returns why it is not what its name says; undefined when it is */
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
      // A frame that begins without a story says so too.
      if (missing === id) end('there is no such story')
    })
    on(STORY_FINISHED, ({ storyId, status }: Told) => {
      if (storyId === id) end(status === 'error' ? (thrown ?? 'it failed') : thrown)
    })
    if (isAgain) channel.emit(FORCE_REMOUNT, { storyId: id })
    else channel.emit(SET_CURRENT_STORY, { storyId: id, viewMode: 'story' })
  })
}

/** Until what is shown is painted with its own fonts. */
async function settled(shown: Window): Promise<void> {
  await shown.document.fonts.ready
  // A window that nobody sees paints nothing, and must not wait for it.
  await Promise.race([
    new Promise(resolve => shown.requestAnimationFrame(() => shown.requestAnimationFrame(resolve))),
    pause(200),
  ])
}

/** What somebody has focused on this page, to whom a frame that takes the focus gives it back at once. */
let focusedHere: Element | null = null
window.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element && target.localName !== 'iframe') focusedHere = target
})
/** The browser's own: stories of this page change what it says. */
const ownActiveElement = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement')
/** When the reader last used a key, here or in a frame: a tabulator leads into frames too. */
let usedAt = -Infinity
for (const used of ['keydown', frameUsed])
  window.addEventListener(
    used,
    () => {
      usedAt = performance.now()
    },
    { capture: true },
  )
/** Milliseconds in which the focus follows a key. */
const following = 200

/**
 * Takes the focus back from a frame that took it by itself.
 * @param isTold whether a story says that it did, and nobody who pressed something in it
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
 * Each preview of Storybook names its document to the window on top, for developer tools that we do not have. A frame
 * that is gone would be held by it, with all that was in it.
 */
function forgetDocument(shown: Document | null): void {
  const { top } = window
  const property = '__VUE_DEVTOOLS_CONTEXT__'
  try {
    if (top !== null && Reflect.get(top, property) === shown) Reflect.deleteProperty(top, property)
  } catch {
    // A window of another host does not know it.
  }
}

/** A frame that shows one story after the other, all in one look. */
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

  /** Whether it has shown so many stories that a new frame costs less. */
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

/** A frame in that look: one that is there, or a new one. */
function deskFor(look: Look): Desk {
  const at = free.findIndex(desk => JSON.stringify(desk.look) === JSON.stringify(look))
  if (at !== -1) return free.splice(at, 1)[0] ?? new Desk(look)
  free.pop()?.remove()
  return new Desk(look)
}

async function work(job: Job): Promise<void> {
  busy += 1
  // Frames of a page that is answered for are so from their beginning.
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
      // What a story that broke has left behind is nothing to begin the next one with.
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
 * Draws a story in a look, once its turn has come; what was drawn lately is still there.
 * @returns what takes the wish back, as long as its turn has not come
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
