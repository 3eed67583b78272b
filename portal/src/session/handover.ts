/** A token that a link has brought and that nobody has looked at yet. */
export interface Handover {
  token: string
  /** Where in the portal the link leads: pathname + search + hash. */
  path: string
}

/** What a link has brought, until it is answered. In the memory of the page alone: a token from anywhere is kept nowhere. */
export interface Handovers {
  current(): Handover | undefined
  hold(handover: Handover): void
  drop(): void
  /** @returns stops it */
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
