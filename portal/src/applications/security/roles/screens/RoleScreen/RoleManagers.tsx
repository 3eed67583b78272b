import { Card } from '@parvis/design-system/Card'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { StatusBadge } from '@parvis/design-system/StatusBadge'
import { useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { manageScope } from '../../application.ts'
import { fullName, peopleWithout } from '../../rules/role-values.ts'
import { scopeNames } from '../../rules/scope-choice.ts'
import { PeopleToAdd } from './PeopleToAdd.tsx'
import type { RoleEditor } from './useRoleEditor.ts'

/** The people who look after the members of the role. */
export function RoleManagers({ editor, mayManage }: { editor: RoleEditor; mayManage: boolean }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const [missing, setMissing] = useState<readonly string[]>([])
  const { values, start, change } = editor
  const had = new Set(start.managers.map(({ usersId }) => usersId))
  return (
    <Card title={t('managers.title')}>
      <Stack>
        <p>{t('managers.hint')}</p>
        {mayManage && (
          <PeopleToAdd
            label={t('managers.search')}
            addLabel={t('managers.add')}
            rolesId={null}
            onAdd={({ added, notFound, notValid }) => {
              setMissing([...notFound, ...notValid])
              change({ managers: [...values.managers, ...peopleWithout(added, values.managers)] })
            }}
          />
        )}
        {missing.length > 0 && (
          <Banner
            kind="warning"
            live="polite"
            title={t('members.notFound', { names: missing.join(', ') })}
            onDismiss={() => setMissing([])}
          />
        )}
        {values.scopes.length > 0 && (mayManage || values.managers.length > 0) && (
          <Banner kind="info" title={t('managers.raisesTitle')}>
            {t('managers.raises', { names: scopeNames(values.scopes, language) })}
          </Banner>
        )}
        {values.managers.length === 0 ? (
          <EmptyState title={t('managers.none')}>{t('managers.noneHelp', { scope: manageScope })}</EmptyState>
        ) : (
          <DescriptionList
            items={values.managers.map(person => ({
              // Several people can share a name.
              term: person.userEmail,
              value: (
                <Inline justify="between">
                  <span>{fullName(person)}</span>
                  <Inline>
                    {!had.has(person.usersId) && <StatusBadge kind="info">{t('managers.added')}</StatusBadge>}
                    {mayManage && (
                      <Button
                        variant="quiet"
                        size="small"
                        onPress={() => change({ managers: peopleWithout(values.managers, [person]) })}
                      >
                        {t('managers.remove', { name: fullName(person) })}
                      </Button>
                    )}
                  </Inline>
                </Inline>
              ),
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
