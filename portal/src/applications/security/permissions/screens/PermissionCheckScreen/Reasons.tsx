import { Disclosure } from '@parvis/design-system/Disclosure'
import { Lineage } from '@parvis/design-system/Lineage'
import { Stack } from '@parvis/design-system/Stack'
import { menuTitle } from '../../../../../navigation/selected-menu.ts'
import { appears, type ExplainedScope, type Reason } from '../../rules/explain.ts'
import { membershipText, type ReasonWords } from './reason-text.ts'
import { roleNameIn } from '../../../../../i18n/names.ts'

export interface ReasonsProps {
  scope: ExplainedScope
  /** Name of the person who has the scope. */
  person: string
  words: ReasonWords
}

/** Why a person has a scope: each chain from the person to the scope, and the menus that follow. */
export function Reasons({ scope, person, words }: ReasonsProps) {
  const { t, language } = words
  const { name, reasons, furtherReasons, menus } = scope
  const titles = menus.map(menu =>
    appears(menu) ? menuTitle(menu, language) : t('why.hidden', { menu: menuTitle(menu, language) }),
  )
  return (
    <Stack gap={3}>
      <p>{t('why.ways', { count: reasons.length, scope: name })}</p>
      <Ways reasons={reasons} person={person} words={words} />
      {furtherReasons.length > 0 && (
        <Disclosure title={t('why.further', { count: furtherReasons.length })}>
          <Ways reasons={furtherReasons} person={person} words={words} />
        </Disclosure>
      )}
      <p>{titles.length > 0 ? t('why.menus', { menus: titles.join(', ') }) : t('why.noMenus')}</p>
    </Stack>
  )
}

interface WaysProps {
  reasons: readonly Reason[]
  person: string
  words: ReasonWords
}

function Ways({ reasons, person, words }: WaysProps) {
  const { t } = words
  return (
    <Stack gap={3}>
      {reasons.map(({ id, role, chain }) => {
        const roleName = roleNameIn(words.language, role)
        return (
          <Lineage
            key={id}
            label={t('why.label', { person, scope: chain.at(-1) ?? '', role: roleName })}
            steps={[
              { id: 'person', kind: t('step.person'), title: person },
              {
                id: 'role',
                kind: t('step.role'),
                title: roleName,
                reason: membershipText(role, words),
              },
              ...chain.map((scope, place) => ({
                id: scope,
                kind: t(place === 0 ? 'step.scope' : 'step.required'),
                title: scope,
              })),
            ]}
          />
        )
      })}
    </Stack>
  )
}
