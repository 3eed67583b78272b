import type { Schemas } from '@parvis/api-types/authorization'
import { PersonPicker, type LoadPeople } from '@parvis/design-system/PersonPicker'
import type { Person } from '@parvis/design-system/people'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { useApi } from '../../../../api/ApiContext.tsx'
import { searchUsersOptions } from '../../queries.ts'
import { fullName } from '../../rules/explain.ts'

function personOf(user: Schemas['User']): Person {
  return {
    id: String(user.id),
    name: fullName(user),
    email: user.userEmail ?? '',
    detail: user.userLogin ?? '',
  }
}

export interface PersonFieldProps {
  label: string
  /** Key of the chosen person. */
  personId: number | undefined
  /** The chosen person, as soon as they are known. */
  user: Schemas['User'] | undefined
  onChoose: (personId: number | undefined) => void
}

/** One person who can hold roles, found by name, e-mail or login. */
export function PersonField({ label, personId, user, onChoose }: PersonFieldProps) {
  const { t } = useTranslation('permissions')
  const api = useApi()
  const queryClient = useQueryClient()
  // Shown until the services have answered who it is.
  const [chosen, setChosen] = useState<Person | null>(null)
  const load: LoadPeople = useCallback(
    async ({ text, cursor }) => {
      const skip = Number(cursor ?? 0)
      const found = await queryClient.fetchQuery(searchUsersOptions(api, text, skip))
      const next = skip + found.value.length
      return {
        people: found.value.map(personOf),
        ...(next < found['@odata.count'] && { cursor: String(next) }),
      }
    },
    [api, queryClient],
  )
  const value = user ? personOf(user) : chosen?.id === String(personId) ? chosen : null
  return (
    <PersonPicker
      label={label}
      description={t('person.hint')}
      value={value}
      onChange={person => {
        setChosen(person)
        onChoose(person ? Number(person.id) : undefined)
      }}
      load={load}
    />
  )
}
