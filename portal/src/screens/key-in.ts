/** The key in a query parameter; undefined if there is none. */
export function keyIn(search: URLSearchParams, name: string): number | undefined {
  const key = Number(search.get(name))
  return Number.isSafeInteger(key) && key > 0 ? key : undefined
}
