import { readOptions } from '@parvis/api-types/calls'
import { listContacts } from '@parvis/api-types/calls/contacts'
import { EmptyState } from '@parvis/design-system/EmptyState'
import type { Person } from '@parvis/design-system/people'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import type { Api } from '../../../../../api/clients.ts'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { keyIn } from '../../../../../screens/key-in.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { reportsOfContact } from '../../access-lists.ts'
import { administrationPath } from '../../addresses.ts'

/** The name and address of a contact. */
const contactOptions = (api: Api, id: number) => ({
  ...readOptions(api, listContacts, {
    query: { filter: ['id', 'eq', id], select: ['id', 'contactFullName', 'contactEmailOffice'], top: 1 },
  }),
  staleTime: 60_000,
})

/** The reports that one person may read, and why: the inverse of a report's readers. */
export function ReadersScreen() {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [search, setSearch] = useSearchParams()
  const contactId = keyIn(search, 'contact')
  // Shown until the person is loaded.
  const [chosen, setChosen] = useState<Person | null>(null)
  const contact = useQuery({ ...contactOptions(api, contactId ?? 0), enabled: contactId !== undefined })
  const list = useMemo(() => reportsOfContact(contactId ?? 0), [contactId])
  const load = useCallback((asked: FieldSearch) => searchPeople(api, 'everybody', asked), [api])
  const found = contact.data?.value[0]
  const known: Person | null = found
    ? { id: String(found.id), name: found.contactFullName, email: found.contactEmailOffice }
    : chosen
  const shown = known?.id === String(contactId) ? known : null
  const missing =
    contactId === undefined
      ? { title: t('contact.noneTitle'), text: t('contact.none') }
      : contact.data && !found && { title: t('contact.goneTitle'), text: t('problem.contactGone') }
  return (
    <ListScreen
      list={list}
      rowsKey={contactId}
      values={{ name: shown?.name ?? '' }}
      above={{ label: t('list.title'), href: administrationPath }}
      notice={
        <PersonPicker
          label={t('contact.person')}
          description={t('contact.hint')}
          value={shown}
          onChange={person => {
            setChosen(person)
            setSearch(before => {
              if (person) before.set('contact', person.id)
              else before.delete('contact')
              return before
            })
          }}
          load={load}
        />
      }
      instead={missing && <EmptyState title={missing.title}>{missing.text}</EmptyState>}
    />
  )
}
