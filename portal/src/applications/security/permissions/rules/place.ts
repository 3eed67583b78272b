import { permissions } from '../application.ts'

/** Tabs of the permission check. */
export const checks = ['person', 'scope', 'people'] as const
export type Check = (typeof checks)[number]

/** Views of what one person may do. */
export const shows = ['scopes', 'graph', 'menus', 'preview'] as const
export type Show = (typeof shows)[number]

/** Of the people who can hold roles, or of a contact who cannot yet. */
export type PersonKey = number | `contact-${number}`

/** The key of the contact; undefined for people who can hold roles. */
export function contactOf(key: PersonKey): number | undefined {
  return typeof key === 'number' ? undefined : Number(key.slice('contact-'.length))
}

/** What the permission check looks at; all of it is in the address. */
export interface Place {
  check: Check
  show: Show
  /** Key of the person, and the first of two people. */
  person?: PersonKey
  /** Key of the second one. */
  other?: PersonKey
  /** Key of the scope. */
  scope?: number
}

function keyOf(text: string | null): number | undefined {
  const key = Number(text)
  return text !== null && Number.isSafeInteger(key) && key > 0 ? key : undefined
}

/** Reads the key of a person as addresses and lists of people carry it. */
export function personKeyOf(text: string | null): PersonKey | undefined {
  const contact = /^contact-(\d+)$/.exec(text ?? '')?.[1]
  if (contact === undefined) return keyOf(text)
  const id = keyOf(contact)
  return id === undefined ? undefined : `contact-${id}`
}

/** Reads what an address asks for; what somebody changed by hand and nobody can read is left aside. */
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

/** The address of a check. What a grid keeps in it is left behind: another check shows other rows. */
export function addressOfCheck({ check, show, person, other, scope }: Place): string {
  const search = new URLSearchParams()
  if (check !== 'person') search.set('check', check)
  if (show !== 'scopes') search.set('show', show)
  for (const [name, key] of Object.entries({ person, other, scope }))
    if (key !== undefined) search.set(name, String(key))
  // The scopes of people are read by application first.
  if (check === 'person' && show === 'scopes' && person !== undefined) search.set('group', 'application')
  const path = permissions.address('check')
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
