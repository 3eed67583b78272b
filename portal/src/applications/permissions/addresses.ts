/** Tabs of the permission check. */
export const checks = ['person', 'scope', 'people'] as const
export type Check = (typeof checks)[number]

/** Views of what one person may do. */
export const shows = ['scopes', 'graph', 'menus', 'preview'] as const
export type Show = (typeof shows)[number]

/** What the permission check looks at; all of it is in the address. */
export interface Place {
  check: Check
  show: Show
  /** Key of the person, and the first of two people. */
  person?: number
  /** Key of the second one. */
  other?: number
  /** Key of the scope. */
  scope?: number
}

const path = '/app/security/checkpermissions'

function keyOf(text: string | null): number | undefined {
  const key = Number(text)
  return text !== null && Number.isSafeInteger(key) && key > 0 ? key : undefined
}

/** Reads what an address asks for; what somebody changed by hand and nobody can read is left aside. */
export function placeOf(search: URLSearchParams): Place {
  const person = keyOf(search.get('person'))
  const other = keyOf(search.get('other'))
  const scope = keyOf(search.get('scope'))
  return {
    check: checks.find(known => known === search.get('check')) ?? 'person',
    show: shows.find(known => known === search.get('show')) ?? 'scopes',
    ...(person !== undefined && { person }),
    ...(other !== undefined && { other }),
    ...(scope !== undefined && { scope }),
  }
}

/** The address of a check. What a grid keeps in it is left behind: another check shows other rows. */
export function addressOfCheck({ check, show, person, other, scope }: Place): string {
  const search = new URLSearchParams()
  if (check !== 'person') search.set('check', check)
  if (show !== 'scopes') search.set('show', show)
  for (const [name, key] of Object.entries({ person, other, scope }))
    if (key !== undefined) search.set(name, String(key))
  // The scopes of people are read by application first.
  if (check === 'person' && show === 'scopes' && person !== undefined) search.set('group', 'application')
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
