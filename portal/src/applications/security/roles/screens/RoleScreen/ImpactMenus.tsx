import type { Schemas } from '@parvis/api-types/authorization'
import { Banner } from '@parvis/design-system/Banner'
import { Table, type TableColumn } from '@parvis/design-system/Table'
import { useMemo } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { menuPath } from '../../rules/impact-words.ts'

type RoleImpact = Schemas['RoleImpact']
type ImpactMenu = RoleImpact['menus'][number]

/** Menus have no id here, so their titles and those of their parents identify them. */
const idOfMenu = (menu: ImpactMenu) =>
  [menu.parentTitle, menu.menuTitle, menu.parentEnglishTitle, menu.menuEnglishTitle].join('\n')

function menuColumns(t: Translate<'roles'>, language: string): TableColumn<ImpactMenu>[] {
  return [
    { id: 'menu', type: 'text', title: t('impact.menu'), value: row => menuPath(row, language) },
    { id: 'gains', type: 'number', title: t('impact.menuGains'), value: row => row.gainingCount },
    { id: 'loses', type: 'number', title: t('impact.menuLoses'), value: row => row.losingCount },
  ]
}

/** The menus that people start or stop seeing. */
export function ImpactMenus({ impact: { menus, otherMenuCount } }: { impact: RoleImpact }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  const columns = useMemo(() => menuColumns(t, language), [t, language])
  return (
    <>
      {menus.length > 0 && (
        <Table caption={t('impact.menus')} rows={menus} columns={columns} getRowId={idOfMenu} />
      )}
      {otherMenuCount > 0 && <p>{t('impact.otherMenus', { count: otherMenuCount })}</p>}
      {menus.length === 0 && otherMenuCount === 0 && <p>{t('impact.noMenus')}</p>}
    </>
  )
}

/** The gained scopes that let people give themselves more rights, each with how. */
export function ImpactRaises({ impact: { scopes } }: { impact: RoleImpact }) {
  const { t } = useTranslation('roles')
  const raising = scopes.flatMap(({ scopeName, raises, gainingCount }) =>
    raises !== null && gainingCount > 0 ? [{ scope: scopeName, raises }] : [],
  )
  if (raising.length === 0) return null
  return (
    <Banner kind="warning" title={t('impact.raisesTitle')}>
      <ul>
        {raising.map(({ scope, raises }) => (
          <li key={scope}>{t(`impact.raises.${raises}`, { scope })}</li>
        ))}
      </ul>
    </Banner>
  )
}

/** Scopes that people would have without a menu to use them: the menus concerned, and the scopes missing for them. */
export function ImpactStranded({ impact: { stranded } }: { impact: RoleImpact }) {
  const { t } = useTranslation('roles')
  const language = useLanguage()
  if (!stranded?.length) return null
  return (
    <Banner kind="warning" title={t('impact.strandedTitle')}>
      <ul>
        {stranded.map(({ scopeName: scope, peopleCount: count, menus, missingScopes, isOnlyFirm }) => (
          <li key={scope}>
            {t('impact.stranded', {
              scope,
              count,
              menus: menus.map(menu => menuPath(menu, language)).join(', '),
            })}
            {missingScopes.length > 0 &&
              ` ${t('impact.strandedMissing', { names: missingScopes.join(', ') })}`}
            {isOnlyFirm && ` ${t('impact.strandedFirm')}`}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
