import type { Person } from '@parvis/design-system/people'

/** Somebody of the firm or of a client as they are chosen in a field. */
export interface ChosenPerson {
  id: string
  name: string
  email: string
}

export const personParts = ['id', 'name', 'email'] as const

/** Somebody who was picked: of those who are found, everybody has an email address. */
export const chosenPerson = ({ id, name, email = '' }: Person): ChosenPerson => ({ id, name, email })
