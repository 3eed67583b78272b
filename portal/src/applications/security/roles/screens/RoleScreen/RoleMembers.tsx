import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { roleNameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { RolePerson, WholeRole } from '../../role.ts'
import { fullName, peopleWithout } from '../../rules/role-values.ts'
import { CalculatedMembers } from './CalculatedMembers.tsx'
import { MemberList } from './MemberList.tsx'
import { PastedPeople } from './PastedPeople.tsx'
import { PeopleToAdd, type PeopleReport } from './PeopleToAdd.tsx'
import type { RoleEditor } from './useRoleEditor.ts'

interface RoleMembersProps {
  /** Undefined for a new role, which has no members yet. */
  role: WholeRole | undefined
  editor: RoleEditor
  mayEdit: boolean
}

/** The members of the role: by name, by its rule, and all of them together. */
export function RoleMembers({ role, editor, mayEdit }: RoleMembersProps) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const { values, change, isDirty } = editor
  const leave = (person: RolePerson) =>
    change({
      removedMembers: [...peopleWithout(values.removedMembers, [person]), person],
      addedMembers: peopleWithout(values.addedMembers, [person]),
    })
  return (
    <Stack gap={6}>
      {mayEdit && (
        <Card title={t('members.byName')}>
          <NamedMembers editor={editor} rolesId={editor.isNew ? null : (role?.id ?? null)} />
        </Card>
      )}
      <Card title={t('members.byRule')}>
        <CalculatedMembers editor={editor} mayEdit={mayEdit} />
      </Card>
      {role && (
        <Card title={t('members.all')}>
          <Stack>
            {isDirty && <p>{t('members.unsaved')}</p>}
            <MemberList
              rolesId={role.id}
              name={roleNameIn(language, role)}
              removed={values.removedMembers}
              onRemove={mayEdit ? leave : undefined}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function NamedMembers({ editor, rolesId }: { editor: RoleEditor; rolesId: number | null }) {
  const { t } = useTranslation('roles')
  const [report, setReport] = useState<PeopleReport>()
  const { values, change } = editor
  const add = (found: PeopleReport) => {
    setReport(found)
    // A person marked for removal who is added again stays a member.
    const staying = peopleWithout(
      found.alreadyMembers,
      peopleWithout(found.alreadyMembers, values.removedMembers),
    )
    change({
      addedMembers: [...values.addedMembers, ...peopleWithout(found.added, values.addedMembers)],
      removedMembers: peopleWithout(values.removedMembers, staying),
    })
  }
  return (
    <Stack>
      <p>{t('members.byNameHint')}</p>
      <PeopleToAdd label={t('members.search')} addLabel={t('members.add')} rolesId={rolesId} onAdd={add} />
      <PastedPeople rolesId={rolesId} onAdd={add} />
      {report && <Report report={report} onDismiss={() => setReport(undefined)} />}
      <PlannedPeople
        title={count => t('members.toAdd', { count })}
        people={values.addedMembers}
        onChange={addedMembers => change({ addedMembers })}
      />
      <PlannedPeople
        title={count => t('members.toRemove', { count })}
        people={values.removedMembers}
        onChange={removedMembers => change({ removedMembers })}
      />
    </Stack>
  )
}

/** The result of adding people, including those not found. */
function Report({ report, onDismiss }: { report: PeopleReport; onDismiss: () => void }) {
  const { t } = useTranslation('roles')
  const { added, alreadyMembers, notFound, notValid } = report
  const isClean = notFound.length === 0 && notValid.length === 0
  return (
    <Banner
      kind={isClean ? 'success' : 'warning'}
      live="polite"
      title={
        added.length === 0 ? t('members.reportNobody') : t('members.reportAdded', { count: added.length })
      }
      onDismiss={onDismiss}
    >
      <Stack gap={1}>
        {alreadyMembers.length > 0 && (
          <p>{t('members.alreadyMembers', { names: alreadyMembers.map(fullName).join(', ') })}</p>
        )}
        {notFound.length > 0 && <p>{t('members.notFound', { names: notFound.join(', ') })}</p>}
        {notValid.length > 0 && <p>{t('members.notValid', { names: notValid.join(', ') })}</p>}
      </Stack>
    </Banner>
  )
}

/** Number of people shown at first. */
const shownAtFirst = 10

interface PlannedPeopleProps {
  title: (count: number) => string
  people: readonly RolePerson[]
  onChange: (people: readonly RolePerson[]) => void
}

/** People added or removed when the plan is saved; each can be taken back. Renders nothing for an empty list. */
function PlannedPeople({ title, people, onChange }: PlannedPeopleProps) {
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
          // Several people can share a name.
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
