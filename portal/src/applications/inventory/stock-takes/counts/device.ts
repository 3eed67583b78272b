const key = 'parvis-count-device'
let known: string | undefined

/** The id of this browser. It is generated once and sent with every count. */
export function deviceId(): string {
  if (known !== undefined) return known
  try {
    known = localStorage.getItem(key) ?? crypto.randomUUID()
    localStorage.setItem(key, known)
  } catch {
    // Without storage, the id lasts as long as the page is open.
    known ??= crypto.randomUUID()
  }
  return known
}
