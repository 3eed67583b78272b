const key = 'parvis-count-device'
let known: string | undefined

/** The id of this browser among those that count: made once, and said with every count. */
export function deviceId(): string {
  if (known !== undefined) return known
  try {
    known = localStorage.getItem(key) ?? crypto.randomUUID()
    localStorage.setItem(key, known)
  } catch {
    // Without storage it is one for as long as the page is open.
    known ??= crypto.randomUUID()
  }
  return known
}
