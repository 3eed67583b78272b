import { LinkButton } from '@parvis/design-system/LinkButton'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ListScreen } from '../../../../../screens/ListScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { manageScope, stockTakes } from '../../application.ts'
import { takeList } from '../../stock-take.ts'

/** All stock-takes with their clients and engagements. */
export function StockTakesScreen() {
  const { t } = useTranslation('stockTakes')
  const { scopes } = usePerson()
  const create = scopes.has(manageScope) && { href: stockTakes.address('create'), label: t('list.create') }
  return (
    <ListScreen
      list={takeList}
      create={create}
      emptyActions={create && <LinkButton href={create.href}>{create.label}</LinkButton>}
    />
  )
}
