import { setTimeout as wait } from 'node:timers/promises'

/** Lets a loop sleep until it is told of news, or until a timeout. News between two sleeps ends the next one. */
export class Waker {
  #isTold = false
  #wake: (() => void) | undefined

  /** Announces news. */
  tell(): void {
    this.#isTold = true
    this.#wake?.()
  }

  /** The loop is about to check for itself, so earlier news no longer counts. */
  forget(): void {
    this.#isTold = false
  }

  /**
   * @param stop ends the sleep at once
   * @param isDeaf ignores all news during the sleep
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
