import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** The state of loading an entry's missing children. */
export type LoadState = 'loading' | 'failed' | 'empty'

export interface LateChildrenOptions {
  /** Ids of the open entries. */
  openIds: ReadonlySet<string>
  /** The number of loaded children of an entry; −1 if the entry itself is not loaded. */
  countIn: (id: string) => number
  /** Whether an entry has children, loaded or not. */
  isFull: (id: string) => boolean
  nameOf: (id: string) => string
  /** Resolves once the caller has the children. Leave it out if everything is loaded. */
  load: ((id: string) => Promise<void>) | undefined
  say: (words: string) => void
  words: (what: 'loading' | 'loaded' | 'empty' | 'failed', name: string, count: number) => string
}

/** After how many frames an entry counts as empty. */
const framesToArrive = 10

const nothing: ReadonlyMap<string, LoadState> = new Map()

/** Loads the children of open entries, once each, and announces the result. */
export function useLateChildren(options: LateChildrenOptions) {
  const [states, setStates] = useState(nothing)
  const latest = useRef(options)
  const pending = useRef(new Set<string>())

  const set = (id: string, state: LoadState | undefined) =>
    setStates(before => {
      const next = new Map(before)
      if (state) next.set(id, state)
      else next.delete(id)
      return next
    })
  /** The number of children once the caller has passed them: with one of its next renders, later on a busy machine. */
  const arrived = async (id: string): Promise<number> => {
    for (let frame = 0; ; frame += 1) {
      await new Promise(resolve => requestAnimationFrame(resolve))
      const count = latest.current.countIn(id)
      if (count !== 0 || frame === framesToArrive) return count
    }
  }
  const load = async (id: string) => {
    if (!options.load || pending.current.has(id)) return
    pending.current.add(id)
    const name = options.nameOf(id)
    const say = (what: Parameters<LateChildrenOptions['words']>[0], count = 0) =>
      latest.current.say(latest.current.words(what, name, count))
    set(id, 'loading')
    say('loading')
    try {
      await options.load(id)
      const count = await arrived(id)
      set(id, count === 0 ? 'empty' : undefined)
      if (count !== -1) say(count === 0 ? 'empty' : 'loaded', count)
    } catch {
      set(id, 'failed')
      say('failed')
    } finally {
      pending.current.delete(id)
    }
  }
  useLayoutEffect(() => {
    latest.current = options
  })
  useEffect(() => {
    if (!options.load) return
    for (const id of options.openIds) {
      if (!options.isFull(id) || options.countIn(id) !== 0 || states.has(id)) continue
      // oxlint-disable-next-line react/set-state-in-effect -- asking the services begins here, and is shown from then on
      void load(id)
    }
  })

  return {
    /** States by id; none for an entry whose children are loaded. */
    states,
    /** Retries after a failure. */
    retry: (id: string) => void load(id),
  }
}
