/** The page of the network of clients and people. */
export const networkPath = '/app/reseau'

/** Divides lists in addresses of the network: it is no part of any key, and stands there as it is. */
export const divider = '_'

type Key = `${'client' | 'contact' | 'engagement' | 'staff'}-${number}`

/**
 * The network that starts from some elements.
 * @param start at most 100; where there are more, the last ones
 * @param at which of them is looked at
 */
export function addressOfNetwork(start: readonly Key[], at?: Key): string {
  const search = new URLSearchParams({ start: start.slice(-100).join(divider), ...(at && { at }) })
  return `${networkPath}?${search.toString()}`
}
