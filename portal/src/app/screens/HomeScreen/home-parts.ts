/** Which greeting the hour asks for: `home.morning` until noon, `home.evening` from six o'clock. */
export function greetingOf(hour: number): 'home.morning' | 'home.afternoon' | 'home.evening' {
  if (hour >= 5 && hour < 12) return 'home.morning'
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening'
}

/** The pinned list with this menu added at its end or taken out. */
export function togglePinned(pinned: readonly number[], id: number): number[] {
  return pinned.includes(id) ? pinned.filter(other => other !== id) : [...pinned, id]
}
