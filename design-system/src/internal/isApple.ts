/** Whether the device names its command key ⌘ and not Ctrl. */
export function isApple(platform: string = navigator.platform): boolean {
  return /^(Mac|iPhone|iPad)/.test(platform)
}
