import { createElement } from 'react'
import type { Option } from '../../internal/list/Option.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'

/** A person who can be chosen. */
export interface Person {
  /** Unique id of the person. */
  id: string
  /** First and last name, or the e-mail address if there is no name. */
  name: string
  email?: string
  /** Tells people with the same name apart: the account and its SIREN, a grade. */
  detail?: string
  /** Other identifiers of this person in a pasted list, besides name and e-mail address: "552 100 554". */
  names?: readonly string[]
  /** Whether the person cannot be chosen. @default false */
  isDisabled?: boolean
}

// Maps each person to one option and back, so that lists keep their rows when they re-render.
const options = new WeakMap<Person, Option>()
const people = new WeakMap<Option, Person>()

/** A person as a list option: avatar, name, e-mail address and detail. */
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

/** The person behind an option. */
export function personOf(option: Option): Person | undefined {
  return people.get(option)
}
