import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import { PersonPicker, type LoadPeople } from '@parvis/design-system/PersonPicker'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { userOptions } from '../../queries.ts'

/** People of one page of a search. */
const pageSize = 20

type Person = Awaited<ReturnType<LoadPeople>>['people'][number]

interface User {
  id: number
  name: string
  firstname: string
  userEmail: string
}

const personOf = ({ id, name, firstname, userEmail }: User): Person => ({
  id: String(id),
  name: `${firstname} ${name}`,
  email: userEmail,
})

export interface OwnerFieldProps {
  label: string
  messages: readonly FieldMessage[]
  name: string
  value: number | null
  onChange: (value: number | null) => void
  onBlur: () => void
  ref?: Ref<HTMLInputElement>
}

/** Who answers for an API consumer, found by name or e-mail. Of the value only the key is kept: the person is asked for. */
export function OwnerField({ value, onChange, ...field }: OwnerFieldProps) {
  const { t } = useTranslation('consumers')
  const api = useApi()
  const queryClient = useQueryClient()
  const owner = useQuery({ ...userOptions(api, value ?? 0), enabled: value !== null })
  const load: LoadPeople = useCallback(
    async ({ text, cursor, signal }) => {
      const skip = Number(cursor ?? 0)
      const found = await api.authorization.get('/v1/Users', {
        signal,
        query: query<Schemas['User']>()({
          search: text,
          orderby: ['name', 'firstname'],
          select: ['id', 'name', 'firstname', 'userEmail'],
          top: pageSize,
          skip,
        }),
      })
      const users = found.data.value
      for (const user of users) queryClient.setQueryData(userOptions(api, user.id).queryKey, user)
      const people = users.map(personOf)
      return users.length < pageSize ? { people } : { people, cursor: String(skip + pageSize) }
    },
    [api, queryClient],
  )
  return (
    <PersonPicker
      {...field}
      isRequired
      description={t('hint.owner')}
      value={value !== null && owner.data ? personOf(owner.data) : null}
      onChange={person => onChange(person && Number(person.id))}
      load={load}
    />
  )
}
