import { writeOptions } from '@parvis/api-types/calls'
import { findRoleMembers } from '@parvis/api-types/calls/role-members'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import type { Person } from '@parvis/design-system/people'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import type { FieldSearch } from '../../../../../api/search-page.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { searchPeople } from '../../../../../organisation/search-people.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { RolePerson } from '../../role.ts'

/** Looks people up by email to see what adding them would do. A new role has no members yet. */
export function useLookUp() {
  return useMutation(writeOptions(useApi(), findRoleMembers))
}
export const sayNotFound = explain<'findRoleMembers'>({ 'role-unknown': 'kinds.gone.text' })

interface PeopleToAddProps {
  label: string
  /** Label of the button, for example "Add members". */
  addLabel: string
  /** Adds those who can hold a role. @returns what to report about the others */
  onAdd: (report: PeopleReport) => void
  /** The role whose members by name are reported as already members; null for managers and for a new role. */
  rolesId: number | null
}

/** The result of looking people up. */
export interface PeopleReport {
  added: readonly RolePerson[]
  alreadyMembers: readonly RolePerson[]
  notFound: readonly string[]
  notValid: readonly string[]
}

/** Picks people from the contact search. When they are added, they are looked up among those who can hold a role. */
export function PeopleToAdd({ label, addLabel, onAdd, rolesId }: PeopleToAddProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const [isTried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const lookUp = useLookUp()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'everybody', search), [api])
  const isMissing = isTried && chosen.length === 0
  const add = () => {
    setTried(chosen.length === 0)
    if (chosen.length === 0) {
      field.current?.focus()
      return
    }
    const emails = chosen.flatMap(({ email }) => email ?? [])
    lookUp.mutate(
      { body: { rolesId, emails } },
      {
        onSuccess: report => {
          setChosen([])
          onAdd(report)
        },
      },
    )
  }
  return (
    <Stack gap={3}>
      <PersonPicker
        selection="multiple"
        label={label}
        description={t('members.searchHint')}
        value={chosen}
        onChange={setChosen}
        load={load}
        ref={field}
        messages={isMissing ? [{ kind: 'error', text: t('members.addMissing') }] : []}
      />
      {lookUp.error && <ProblemBanner problem={sayNotFound(lookUp.error)} />}
      <Inline>
        <Button onPress={add} isPending={lookUp.isPending}>
          {addLabel}
        </Button>
      </Inline>
    </Stack>
  )
}
