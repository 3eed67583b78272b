import { permissions } from '../application.ts'

/** Tabs of the permission check. */
export const checks = ['person', 'scope', 'people'] as const
export type Check = (typeof checks)[number]

/** Views of one person's permissions. */
export const shows = ['scopes', 'graph', 'menus', 'preview'] as const
export type Show = (typeof shows)[number]

/** The key of a person who can hold roles, or of a contact who cannot yet. */
export type PersonKey = number | `contact-${number}`

/** The id of the contact; undefined for people who can hold roles. */
export function contactOf(key: PersonKey): number | undefined {
  return typeof key === 'number' ? undefined : Number(key.slice('contact-'.length))
}

/** What the permission check shows; all of it is in the address. */
export interface Place {
  check: Check
  show: Show
  /** Key of the person, or of the first of two. */
  person?: PersonKey
  /** Key of the second person. */
  other?: PersonKey
  /** Key of the scope. */
  scope?: number
}

function keyOf(text: string | null): number | undefined {
  const key = Number(text)
  return text !== null && Number.isSafeInteger(key) && key > 0 ? key : undefined
}

/** Parses the key of a person from an address or a list of people. */
export function personKeyOf(text: string | null): PersonKey | undefined {
  const contact = /^contact-(\d+)$/.exec(text ?? '')?.[1]
  if (contact === undefined) return keyOf(text)
  const id = keyOf(contact)
  return id === undefined ? undefined : `contact-${id}`
}

/** Parses the address. Values that were edited by hand and are invalid are ignored. */
export function placeOf(search: URLSearchParams): Place {
  const person = personKeyOf(search.get('person'))
  const other = personKeyOf(search.get('other'))
  const scope = keyOf(search.get('scope'))
  return {
    check: checks.find(known => known === search.get('check')) ?? 'person',
    show: shows.find(known => known === search.get('show')) ?? 'scopes',
    ...(person !== undefined && { person }),
    ...(other !== undefined && { other }),
    ...(scope !== undefined && { scope }),
  }
}

/** The address of a check. The grid's own parameters are dropped, because another check shows other rows. */
export function addressOfCheck({ check, show, person, other, scope }: Place): string {
  const search = new URLSearchParams()
  if (check !== 'person') search.set('check', check)
  if (show !== 'scopes') search.set('show', show)
  for (const [name, key] of Object.entries({ person, other, scope }))
    if (key !== undefined) search.set(name, String(key))
  // A person's scopes start grouped by application.
  if (check === 'person' && show === 'scopes' && person !== undefined) search.set('group', 'application')
  const path = permissions.address('check')
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
