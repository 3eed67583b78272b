import { setTimeout as wait } from 'node:timers/promises'

/** Lets a loop sleep until there is news, for a while at most. What is told between two sleeps ends the next one. */
export class Waker {
  #isTold = false
  #wake: (() => void) | undefined

  /** There is news. */
  tell(): void {
    this.#isTold = true
    this.#wake?.()
  }

  /** The loop looks for itself now: what was told before is no news. */
  forget(): void {
    this.#isTold = false
  }

  /**
   * @param stop ends the sleep at once
   * @param isDeaf sleeps through all news
   */
  async sleep(milliseconds: number, stop: AbortSignal, isDeaf = false): Promise<void> {
    if (stop.aborted || (this.#isTold && !isDeaf)) return
    const woken = new AbortController()
    if (!isDeaf) this.#wake = () => woken.abort()
    const signal = AbortSignal.any([stop, woken.signal])
    await wait(milliseconds, undefined, { signal, ref: false }).catch(() => {})
    this.#wake = undefined
  }
}
