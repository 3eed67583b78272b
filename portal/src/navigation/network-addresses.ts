/** The page of the network of clients and people. */
export const networkPath = '/app/reseau'

/** Separates lists in addresses of the network: it occurs in no key and is not percent-encoded. */
export const divider = '_'

type Key = `${'client' | 'contact' | 'engagement' | 'staff'}-${number}`

/**
 * The address of the network around some elements.
 * @param start at most 100 are used; where there are more, the last ones
 * @param at the element to look at
 */
export function addressOfNetwork(start: readonly Key[], at?: Key): string {
  const search = new URLSearchParams({ start: start.slice(-100).join(divider), ...(at && { at }) })
  return `${networkPath}?${search.toString()}`
}
