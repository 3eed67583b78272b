import type { Notifications } from '../database/notify.ts'
import type { Database } from '../database/schema.ts'
import { type Person, readPerson } from './person.ts'

/** Milliseconds for which data about a person is cached. */
const freshFor = 5000
/** Maximum number of people cached. */
const most = 10_000

/**
 * Caches people briefly, so that a burst of requests reads each person once. A change of rights or terms in any process
 * on the same database clears the cache at once.
 */
export class People {
  readonly #db: Database
  readonly #firmDomain: string
  readonly #known = new Map<string, { until: number; person: Promise<Person> }>()
  readonly #stop: () => void

  constructor(db: Database, notifications: Notifications, firmDomain: string) {
    this.#db = db
    this.#firmDomain = firmDomain
    this.#stop = notifications.listen('rights', () => this.forget())
  }

  find(email: string): Promise<Person> {
    const now = Date.now()
    const known = this.#known.get(email)
    if (known && known.until > now) return known.person
    if (this.#known.size >= most) this.#known.clear()
    const entry = { until: now + freshFor, person: readPerson(this.#db, email, this.#firmDomain) }
    this.#known.set(email, entry)
    // Do not cache a failed read.
    entry.person.catch(() => {
      if (this.#known.get(email) === entry) this.#known.delete(email)
    })
    return entry.person
  }

  forget(): void {
    this.#known.clear()
  }

  close(): void {
    this.#stop()
    this.#known.clear()
  }
}
