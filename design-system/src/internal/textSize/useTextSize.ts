import { useSyncExternalStore } from 'react'
import { usualText } from '../../tokens/inText.ts'

/** How the reader's text compares with the one that is usual: both 1 where nobody has changed it. */
export interface TextSize {
  /** Of the root's text to 16 px. */
  scale: number
  /** How much wider words are by the space that the reader puts between letters and words. */
  spread: number
}

const usual: TextSize = { scale: 1, spread: 1 }
/** What figures and short words are like. */
const sample = '1 234 567,89 € 31/12/2026'

/** Measures text of the page, unseen, and tells when it changes: browsers say so in no other way. */
class Gauge {
  now = usual
  #told = new Set<() => void>()
  #frame: HTMLElement | undefined
  #observer: ResizeObserver | undefined

  follow = (tell: () => void): (() => void) => {
    this.#told.add(tell)
    if (!this.#frame?.isConnected) this.#hang()
    return () => {
      this.#told.delete(tell)
      if (this.#told.size > 0) return
      this.#observer?.disconnect()
      this.#frame?.remove()
      this.#frame = undefined
      this.now = usual
    }
  }

  #hang(): void {
    const frame = document.createElement('div')
    frame.setAttribute('aria-hidden', 'true')
    frame.setAttribute('data-text-gauge', '')
    frame.style.cssText =
      'position:fixed;inset-block-start:0;inset-inline-start:0;inline-size:0;block-size:0;overflow:hidden;visibility:hidden;contain:strict'
    const [unit, spaced, plain] = ['', sample, sample].map(words => {
      const part = document.createElement('div')
      part.style.cssText =
        'position:absolute;inline-size:max-content;white-space:pre;font-size:1rem;block-size:1rem'
      part.textContent = words
      frame.append(part)
      return part
    })
    if (!unit || !spaced || !plain) return
    unit.style.inlineSize = '1rem'
    for (const space of ['letter-spacing', 'word-spacing'])
      plain.style.setProperty(space, 'normal', 'important')
    document.body.append(frame)
    const widthOf = (element: HTMLElement) => element.getBoundingClientRect().width
    const measure = () => {
      const widths = { unit: widthOf(unit), spaced: widthOf(spaced), plain: widthOf(plain) }
      // Where nothing is drawn there is nothing to compare.
      if (widths.unit === 0 || widths.plain === 0) return
      const next = { scale: widths.unit / usualText, spread: widths.spaced / widths.plain }
      if (next.scale === this.now.scale && next.spread === this.now.spread) return
      this.now = next
      for (const tell of this.#told) tell()
    }
    this.#frame = frame
    this.#observer = new ResizeObserver(measure)
    for (const part of [unit, spaced, plain]) this.#observer.observe(part)
    measure()
  }
}

const gauge = new Gauge()

/** How the reader's text compares with the usual one; drawn again when they change it. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(
    gauge.follow,
    () => gauge.now,
    // Where a page is drawn before a browser has it.
    () => usual,
  )
}
