import type { Person } from '@parvis/design-system/people'

/** A person of the firm or of a client, as chosen in a field. */
export interface ChosenPerson {
  id: string
  name: string
  email: string
}

export const personParts = ['id', 'name', 'email'] as const

/** Converts a picked person; everybody who can be found has an e-mail address. */
export const chosenPerson = ({ id, name, email = '' }: Person): ChosenPerson => ({ id, name, email })
