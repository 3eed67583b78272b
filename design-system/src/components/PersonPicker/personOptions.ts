import { createElement } from 'react'
import type { Option } from '../../internal/list/Option.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'

/** Somebody who can be chosen. */
export interface Person {
  /** Unique among all. */
  id: string
  /** First and last name; the e-mail address when there is no name. */
  name: string
  email?: string
  /** What else tells people of one name apart: the account and its SIREN, a grade. */
  detail?: string
  /** What a pasted list may call this person by besides name and e-mail: "552 100 554". */
  names?: readonly string[]
  /** @default false */
  isDisabled?: boolean
}

// One option for each person, so that lists keep their rows when they are rendered again, and back.
const options = new WeakMap<Person, Option>()
const people = new WeakMap<Option, Person>()

/** A person as an option of a list: avatar, name, e-mail and detail. */
export function optionOf(person: Person): Option {
  const known = options.get(person)
  if (known) return known
  const { id, name, email, detail, names = [], isDisabled } = person
  const lines = [email, detail].filter(line => line !== undefined && line !== name)
  const option: Option = {
    id,
    label: name,
    ...(lines.length > 0 && { description: lines.join(' · ') }),
    names: email === undefined ? names : [email, ...names],
    icon: createElement(Avatar, { name, size: 'small' }),
    ...(isDisabled !== undefined && { isDisabled }),
  }
  options.set(person, option)
  people.set(option, person)
  return option
}

/** The person that an option was made of. */
export function personOf(option: Option): Person | undefined {
  return people.get(option)
}
