import { useEffect, useSyncExternalStore } from 'react'

type Plans = typeof import('./numberingPlans.ts')
interface Loading {
  plans?: Plans
  Countries?: typeof import('./Countries.tsx').Countries
  hasFailed: boolean
}

/** Shared by all fields, so that the plans are loaded once. */
let state: Loading = { hasFailed: false }
const listeners = new Set<() => void>()
function set(next: Loading) {
  state = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads the numbering plans, and retries after a failure. */
async function load() {
  if (state.plans) return
  if (state.hasFailed) set({ hasFailed: false })
  try {
    // The list of countries is loaded with them, because most people never open it.
    const [plans, { Countries }] = await Promise.all([
      import('./numberingPlans.ts'),
      import('./Countries.tsx'),
    ])
    set({ plans, Countries, hasFailed: false })
  } catch {
    // Without them the field still accepts French and international numbers; the list of countries shows the error.
    set({ hasFailed: true })
  }
}

/** The numbering plans, loaded at the first sign that they are needed. */
export function useNumberingPlans(isNeededAtOnce: boolean) {
  const { plans, Countries, hasFailed } = useSyncExternalStore(
    subscribe,
    () => state,
    () => state,
  )
  useEffect(() => {
    if (isNeededAtOnce) void load()
  }, [isNeededAtOnce])
  return { plans, Countries, hasFailed, load }
}
