import { readOptions } from '@parvis/api-types/calls'
import { listUsers } from '@parvis/api-types/calls/users'
import { PersonPicker, type LoadPeople } from '@parvis/design-system/PersonPicker'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, type Ref } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import { searchPage } from '../../../../../api/search-page.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { fullName, type Consumer } from '../../consumer.ts'

type Person = Awaited<ReturnType<LoadPeople>>['people'][number]

const personOf = (user: NonNullable<Consumer['owner']>): Person => ({
  id: String(user.id),
  name: fullName(user),
  email: user.userEmail,
})

const select = ['id', 'name', 'firstname', 'userEmail'] as const

/** The query for one person who can own an API consumer. */
export const ownerOptions = (api: Api, id: number) =>
  queryOptions({
    ...readOptions(api, listUsers, { query: { filter: ['id', 'eq', id], select } }),
    staleTime: 60_000,
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

/**
 * The owner of an API consumer, searched by name or email. The value is only the person's key; the person is loaded.
 */
export function OwnerField({ value, onChange, ...field }: OwnerFieldProps) {
  const { t } = useTranslation('consumers')
  const api = useApi()
  const queryClient = useQueryClient()
  const owner = useQuery({ ...ownerOptions(api, value ?? 0), enabled: value !== null }).data?.value[0]
  const load: LoadPeople = useCallback(
    async search => {
      const { found, ...rest } = await searchPage(search, async page => {
        const query = { orderby: ['name', 'firstname', 'id'], select, ...page } as const
        return { data: await readOptions(api, listUsers, { query }).queryFn(search) }
      })
      for (const user of found)
        queryClient.setQueryData(ownerOptions(api, user.id).queryKey, { value: [user] })
      return { people: found.map(personOf), ...rest }
    },
    [api, queryClient],
  )
  return (
    <PersonPicker
      {...field}
      isRequired
      description={t('hint.owner')}
      value={value !== null && owner ? personOf(owner) : null}
      onChange={person => onChange(person && Number(person.id))}
      load={load}
    />
  )
}
