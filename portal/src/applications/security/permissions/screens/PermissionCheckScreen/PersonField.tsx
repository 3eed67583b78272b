import type { Schemas } from '@parvis/api-types/authorization'
import { readOptions } from '@parvis/api-types/calls'
import { listContactsWithoutUser } from '@parvis/api-types/calls/permissions'
import { listUsers } from '@parvis/api-types/calls/users'
import { PersonPicker, type LoadPeople } from '@parvis/design-system/PersonPicker'
import type { Person } from '@parvis/design-system/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { personKeyOf, type PersonKey } from '../../rules/place.ts'
import { fullName } from '../../rules/explain.ts'

/** One page of a search in names, emails and logins. */
const pageOf = (search: string, skip: number) =>
  ({ query: { search, orderby: ['name', 'firstname'], top: 20, skip, count: true } }) as const

/** The sources of a search, one after the other; the cursor says which is current. */
const users = 'users'
const contacts = 'contacts'

function personOf(key: PersonKey, user: Schemas['User']): Person {
  return {
    id: String(key),
    name: fullName(user),
    email: user.userEmail ?? '',
    detail: user.userLogin ?? '',
  }
}

export interface PersonFieldProps {
  label: string
  /** Key of the chosen person. */
  personId: PersonKey | undefined
  /** The chosen person, once loaded. */
  user: Schemas['User'] | undefined
  onChoose: (personId: PersonKey | undefined) => void
}

/** One person, searched by name, email or login: people who can hold roles first, then contacts who cannot yet. */
export function PersonField({ label, personId, user, onChoose }: PersonFieldProps) {
  const { t } = useTranslation('permissions')
  const api = useApi()
  const queryClient = useQueryClient()
  // Shown until the services return the person.
  const [chosen, setChosen] = useState<Person | null>(null)
  const load: LoadPeople = useCallback(
    async ({ text, cursor }) => {
      const place = cursor?.split(' ') ?? []
      const skip = Number(place[1] ?? 0)
      const people: Person[] = []
      if (place[0] !== contacts) {
        const found = await queryClient.fetchQuery(readOptions(api, listUsers, pageOf(text, skip)))
        people.push(...found.value.map(each => personOf(each.id, each)))
        const next = skip + found.value.length
        if (next < found['@odata.count']) return { people, cursor: `${users} ${next}` }
      }
      const begin = place[0] === contacts ? skip : 0
      const found = await queryClient.fetchQuery(
        readOptions(api, listContactsWithoutUser, pageOf(text, begin)),
      )
      people.push(...found.value.map(contact => personOf(`contact-${contact.id}`, contact)))
      const next = begin + found.value.length
      return { people, ...(next < found['@odata.count'] && { cursor: `${contacts} ${next}` }) }
    },
    [api, queryClient],
  )
  const value =
    user && personId !== undefined
      ? personOf(personId, user)
      : chosen?.id === String(personId)
        ? chosen
        : null
  return (
    <PersonPicker
      label={label}
      description={t('person.hint')}
      value={value}
      onChange={person => {
        setChosen(person)
        onChoose(person ? personKeyOf(person.id) : undefined)
      }}
      load={load}
    />
  )
}
