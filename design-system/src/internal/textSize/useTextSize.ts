import { useSyncExternalStore } from 'react'
import { usualText } from '../../tokens/inText.ts'

/** The reader's text size relative to the default: both values are 1 if unchanged. */
export interface TextSize {
  /** The root font size relative to 16 px. */
  scale: number
  /** How much wider text is because of the reader's letter and word spacing. */
  spread: number
}

const usual: TextSize = { scale: 1, spread: 1 }
/** Typical figures and short words. */
const sample = '1 234 567,89 € 31/12/2026'

/** Measures hidden text of the page, and notifies of changes, which browsers report in no other way. */
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
      // If nothing is rendered, there is nothing to compare.
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

/** The reader's text size relative to the default; re-renders when it changes. */
export function useTextSize(): TextSize {
  return useSyncExternalStore(
    gauge.follow,
    () => gauge.now,
    // On a server.
    () => usual,
  )
}
