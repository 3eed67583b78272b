import { isProblem } from '@parvis/api-types/problems'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { exportSource, gridPageQuery } from '../../../../../api/grid-query.ts'
import { problemText } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ServedGrid } from '../../../../../screens/ListGrid.tsx'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { holderProblems } from '../../problems.ts'
import { listScopeHoldersOptions, readScopeHolders, type ScopeHolder } from '../../queries.ts'
import { holderColumns, holderFields } from './holder-columns.ts'

const pageSize = 50
const idOf = ({ id }: ScopeHolder) => String(id)

export interface ScopeHoldersProps {
  /** Key of the scope. */
  id: number
  /** Its name; empty while it is awaited. */
  name: string
  /** Where another scope can be chosen. */
  elsewhere: string
}

/** Everybody who has a scope, page by page, however many they are. */
export function ScopeHolders({ id, name, elsewhere }: ScopeHoldersProps) {
  const { t } = useTranslation('permissions')
  const api = useApi()
  const [view, setView] = useGridView()
  // Without an order of the reader's own, by name.
  const sorted = view.sort.length > 0 ? view : { ...view, sort: byName }
  const found = useQuery(listScopeHoldersOptions(api, id, gridPageQuery(holderFields, sorted, pageSize)))
  const columns = useMemo(() => holderColumns(t), [t])
  const source = useMemo(
    () =>
      exportSource<ScopeHolder, ScopeHolder>(holderFields, (page, signal) =>
        readScopeHolders(api, id, page, signal),
      ),
    [api, id],
  )
  if (isProblem(found.error, 'not-found'))
    return (
      <EmptyState
        title={t('scope.gone')}
        actions={<LinkButton href={elsewhere}>{t('scope.again')}</LinkButton>}
      >
        {t('scope.goneHelp')}
      </EmptyState>
    )
  return (
    <ServedGrid
      aria-label={t('scope.list', { scope: name })}
      query={found}
      failed={t('scope.holdersFailed')}
      say={error => problemText<'listScopeHolders'>(holderProblems, error)}
      pageSize={pageSize}
      source={source}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      emptyState={<EmptyState title={t('scope.nobodyTitle')}>{t('scope.nobody')}</EmptyState>}
      exportName={t('scope.file', { scope: name })}
    />
  )
}

const byName = [
  { column: 'name', direction: 'ascending' },
  { column: 'firstname', direction: 'ascending' },
] as const
