/** A token from a link that has not been checked yet. */
export interface Handover {
  token: string
  /** The portal address that the link leads to: pathname + search + hash. */
  path: string
}

/**
 * Holds the token of a link until it is accepted or dropped. It lives only in the memory of the page: a token of
 * unknown origin is never stored.
 */
export interface Handovers {
  current(): Handover | undefined
  hold(handover: Handover): void
  drop(): void
  /** @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void
}

export function createHandovers(): Handovers {
  let held: Handover | undefined
  const listeners = new Set<() => void>()
  const become = (next: Handover | undefined) => {
    held = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => held,
    hold: become,
    drop: () => become(undefined),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
