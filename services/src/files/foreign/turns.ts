/** Too many are waiting already. */
export class QueueFull extends Error {
  override readonly name = 'QueueFull'
}

export interface TurnLimits {
  /** Maximum number of tasks that run at once. */
  atOnce: number
  /** Maximum number of waiting tasks of one owner. */
  waitingOfOne: number
  /** Maximum number of waiting tasks in total. */
  waiting: number
}

/**
 * Limits how many tasks run at once. A person who sent one file does not wait for somebody who sent a hundred: owners
 * take turns.
 */
export class Turns {
  readonly #limits: TurnLimits
  /** Waiting tasks by owner; the owner who is next comes first. */
  readonly #lines = new Map<string, (() => void)[]>()
  #taken = 0

  constructor(limits: TurnLimits) {
    this.#limits = limits
  }

  /** @throws QueueFull; or what the work throws */
  async take<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#taken >= this.#limits.atOnce) await this.#wait(owner)
    else this.#taken += 1
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(owner: string): Promise<void> {
    const line = this.#lines.get(owner) ?? []
    const all = [...this.#lines.values()].reduce((sum, { length }) => sum + length, 0)
    if (line.length >= this.#limits.waitingOfOne || all >= this.#limits.waiting) throw new QueueFull()
    return new Promise(resolve => {
      line.push(resolve)
      this.#lines.set(owner, line)
    })
  }

  #next(): void {
    const [first] = this.#lines
    if (!first) {
      this.#taken -= 1
      return
    }
    const [owner, line] = first
    const goOn = line.shift()
    this.#lines.delete(owner)
    if (line.length > 0) this.#lines.set(owner, line)
    goOn?.()
  }
}
