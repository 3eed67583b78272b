import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import type { Person } from '@parvis/design-system/people'
import { Stack } from '@parvis/design-system/Stack'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { problemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { findProblems } from '../../problems.ts'
import { findContacts, findRoleMembersOptions, type RolePerson } from '../../queries.ts'

interface PeopleToAddProps {
  label: string
  /** What the button does: "Add to the members". */
  addLabel: string
  /** Takes up those who can hold a role. @returns what is to be said of the others */
  onAdd: (report: PeopleReport) => void
  /** The role whose members by name are reported as such; none for managers and for a new role. */
  rolesId: number | null
}

/** What became of the people who were looked up. */
export interface PeopleReport {
  added: readonly RolePerson[]
  alreadyMembers: readonly RolePerson[]
  notFound: readonly string[]
  notValid: readonly string[]
}

/** People found by the contact search, who are looked up among those who can hold a role when they are added. */
export function PeopleToAdd({ label, addLabel, onAdd, rolesId }: PeopleToAddProps) {
  const { t } = useTranslation('roles')
  const api = useApi()
  const [chosen, setChosen] = useState<readonly Person[]>([])
  const lookUp = useMutation(findRoleMembersOptions(api))
  const load = useCallback(
    async ({ text, signal }: { text: string; signal: AbortSignal }) => ({
      people: (await findContacts(api, text.trim(), signal)).map(
        ({ id, contactFullName, contactEmailOffice }): Person => ({
          id: String(id),
          name: contactFullName,
          email: contactEmailOffice,
        }),
      ),
    }),
    [api],
  )
  const add = () => {
    const emails = chosen.flatMap(({ email }) => email ?? [])
    lookUp.mutate(
      { rolesId, emails },
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
      />
      {lookUp.error && <ProblemBanner problem={problemText<'findRoleMembers'>(findProblems, lookUp.error)} />}
      <Inline>
        <Button onPress={add} isDisabled={chosen.length === 0} isPending={lookUp.isPending}>
          {addLabel}
        </Button>
      </Inline>
    </Stack>
  )
}
