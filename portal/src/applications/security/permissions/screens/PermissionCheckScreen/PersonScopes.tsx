import { DataGrid } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { explain, fileWord, fullName, type ExplainedScope, type Permissions } from '../../rules/explain.ts'
import { Reasons } from './Reasons.tsx'
import { scopeColumns } from './scope-columns.ts'
import { useReasonWords } from './useReasonWords.ts'

const idOf = ({ id }: ExplainedScope) => String(id)

/** The scopes of a person by application, each with its reasons behind it. */
export function PersonScopes({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('permissions')
  const words = useReasonWords(permissions.applications)
  const [view, setView] = useGridView()
  const person = fullName(permissions.user)
  const rows = useMemo(() => explain(permissions), [permissions])
  const columns = useMemo(() => scopeColumns(words), [words])
  const renderDetail = useCallback(
    (scope: ExplainedScope) => <Reasons scope={scope} person={person} words={words} />,
    [person, words],
  )
  return (
    <DataGrid
      aria-label={t('scopes.list', { person })}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      view={view}
      onViewChange={setView}
      renderDetail={renderDetail}
      emptyState={<EmptyState title={t('scopes.emptyTitle')}>{t('scopes.empty')}</EmptyState>}
      exportName={t('scopes.file', { person: fileWord(person) })}
    />
  )
}
