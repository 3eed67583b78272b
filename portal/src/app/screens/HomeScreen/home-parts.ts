/** The greeting for an hour: `home.morning` until noon, `home.evening` from six o'clock. */
export function greetingOf(hour: number): 'home.morning' | 'home.afternoon' | 'home.evening' {
  if (hour >= 5 && hour < 12) return 'home.morning'
  return hour >= 12 && hour < 18 ? 'home.afternoon' : 'home.evening'
}

/** The number of tiles that can be found at a glance: two columns of three. */
const atAGlance = 6

/**
 * Whether a row of recently used places helps a person with this many applications. Beside a handful of tiles it would
 * only repeat them.
 */
export function recentHelps(applications: number): boolean {
  return applications > atAGlance
}

/** Whether there are so few applications that the reader may wonder where the others are. */
export function isSparse(applications: number): boolean {
  return applications > 0 && applications <= 2
}

/** The list with one id moved to another index. */
export function moved(ids: readonly number[], id: number, toIndex: number): number[] {
  return ids.filter(other => other !== id).toSpliced(toIndex, 0, id)
}

/** The pinned list with this menu appended or removed. */
export function togglePinned(pinned: readonly number[], id: number): number[] {
  return pinned.includes(id) ? pinned.filter(other => other !== id) : [...pinned, id]
}
