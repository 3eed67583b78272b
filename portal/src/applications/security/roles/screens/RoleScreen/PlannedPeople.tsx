import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { RolePerson } from '../../queries.ts'
import { fullName, peopleWithout } from '../../rules/role-person.ts'

/** How many people stand there at first. */
const shownAtFirst = 10

interface PlannedPeopleProps {
  title: (count: number) => string
  people: readonly RolePerson[]
  onChange: (people: readonly RolePerson[]) => void
}

/** People who come or go when the plan is saved; each can be taken back. Nothing where there is nobody. */
export function PlannedPeople({ title, people, onChange }: PlannedPeopleProps) {
  const { t } = useTranslation('roles')
  const [isWhole, setWhole] = useState(false)
  if (people.length === 0) return null
  const shown = isWhole ? people : people.slice(0, shownAtFirst)
  return (
    <Stack gap={2}>
      <Inline justify="between">
        <strong>{title(people.length)}</strong>
        <Button variant="quiet" size="small" onPress={() => onChange([])}>
          {t('members.takeAllBack')}
        </Button>
      </Inline>
      <DescriptionList
        items={shown.map(person => ({
          // People may have the same name.
          term: person.userEmail,
          value: (
            <Inline justify="between">
              <span>{fullName(person)}</span>
              <Button variant="quiet" size="small" onPress={() => onChange(peopleWithout(people, [person]))}>
                {t('members.takeBack', { name: fullName(person) })}
              </Button>
            </Inline>
          ),
        }))}
      />
      {shown.length < people.length && (
        <Inline>
          <Button variant="quiet" size="small" onPress={() => setWhole(true)}>
            {t('members.showAll', { count: people.length })}
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
