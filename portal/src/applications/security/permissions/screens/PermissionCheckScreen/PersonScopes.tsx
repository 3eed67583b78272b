import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import {
  explain,
  fileWord,
  fullName,
  scopeDescription,
  type ExplainedScope,
  type Permissions,
} from '../../rules/explain.ts'
import { addressOfCheck } from '../../rules/place.ts'
import { reasonText, useReasonWords, type ReasonWords } from './reason-text.ts'
import { Reasons } from './Reasons.tsx'

/** The columns of one person's scopes. */
function scopeColumns(words: ReasonWords): GridColumn<ExplainedScope>[] {
  const { t, language } = words
  return [
    {
      id: 'scope',
      type: 'link',
      title: t('column.scope'),
      value: scope => scope.name,
      href: scope => addressOfCheck({ check: 'scope', show: 'scopes', scope: scope.id }),
      width: 270,
      isHideable: false,
    },
    {
      id: 'description',
      type: 'text',
      title: t('column.description'),
      value: scope => scopeDescription(scope, language),
      width: 230,
      isGroupable: false,
    },
    {
      id: 'why',
      type: 'text',
      title: t('column.why'),
      value: ({ reasons: [first] }) => (first ? reasonText(first, words) : ''),
      width: 380,
      isGroupable: false,
    },
    {
      id: 'kind',
      type: 'choice',
      title: t('column.kind'),
      choices: [
        { id: 'given', label: t('kind.given') },
        { id: 'required', label: t('kind.required') },
      ],
      value: scope => (scope.isDirect ? 'given' : 'required'),
      width: 140,
    },
    {
      id: 'roles',
      type: 'text',
      title: t('column.roles'),
      value: scope => scope.roles.join(', '),
      width: 220,
    },
    {
      id: 'ways',
      type: 'number',
      title: t('column.ways'),
      value: scope => scope.reasons.length + scope.furtherReasons.length,
      width: 100,
    },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: scope => scope.application || t('noApplication'),
      width: 170,
    },
  ]
}

const idOf = ({ id }: ExplainedScope) => String(id)

/** A person's scopes, grouped by application; each row opens its reasons. */
export function PersonScopes({ permissions }: { permissions: Permissions }) {
  const { t } = useTranslation('permissions')
  const words = useReasonWords(permissions.applications)
  const [view, setView] = useGridView()
  const person = fullName(permissions.user)
  const rows = useMemo(() => explain(permissions, words.language), [permissions, words.language])
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
