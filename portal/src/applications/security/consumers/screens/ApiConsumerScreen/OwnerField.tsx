import type { Schemas } from '@parvis/api-types/authorization'
import { query } from '@parvis/api-types/odata'
import { PersonPicker, type LoadPeople } from '@parvis/design-system/PersonPicker'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { searchPage } from '../../../../../api/search-page.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { userOptions } from '../../queries.ts'

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
    async search => {
      const { found, ...rest } = await searchPage(search, page =>
        api.authorization.get('/v1/Users', {
          signal: search.signal,
          query: query<Schemas['User']>()({
            orderby: ['name', 'firstname', 'id'],
            select: ['id', 'name', 'firstname', 'userEmail'],
            ...page,
          }),
        }),
      )
      for (const user of found) queryClient.setQueryData(userOptions(api, user.id).queryKey, user)
      return { people: found.map(personOf), ...rest }
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
