import { useSyncExternalStore } from 'react'

/** Whether the device names its command key ⌘ and not Ctrl. */
export function isApple(platform: string = navigator.platform): boolean {
  return /^(Mac|iPhone|iPad)/.test(platform)
}

const neverChanges = () => () => undefined

/** The same while drawing: a server does not know the device and says no, so the browser draws the same first. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isApple(),
    () => false,
  )
}
