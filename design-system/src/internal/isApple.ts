import { useSyncExternalStore } from 'react'

/** Whether the device's command key is ⌘ rather than Ctrl. */
export function isApple(platform: string = navigator.platform): boolean {
  return /^(Mac|iPhone|iPad)/.test(platform)
}

const neverChanges = () => () => undefined

/** The same for rendering: a server does not know the device and assumes no, so the browser's first render does too. */
export function useIsApple(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isApple(),
    () => false,
  )
}
