import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { KeyFigure, KeyFigureGroup } from '@parvis/design-system/KeyFigure'
import { Stack } from '@parvis/design-system/Stack'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { useCallback, useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { isSame } from '../../../../../forms/changes.ts'
import { useGridView } from '../../../../../screens/useGridView.ts'
import { compare, countSides, type ComparedScope } from '../../rules/compare.ts'
import {
  fileWord,
  fullName,
  scopeDescription,
  type ExplainedScope,
  type Permissions,
} from '../../rules/explain.ts'
import { addressOfCheck } from '../../rules/place.ts'
import { reasonText, useReasonWords, type ReasonWords } from './reason-text.ts'
import { Reasons } from './Reasons.tsx'

/** The columns that compare the scopes of two people. */
function comparisonColumns(
  words: ReasonWords,
  names: { first: string; second: string },
): GridColumn<ComparedScope>[] {
  const { t, language } = words
  const why = (scope: ExplainedScope | undefined) =>
    scope?.reasons[0] ? reasonText(scope.reasons[0], words) : ''
  return [
    {
      id: 'scope',
      type: 'link',
      title: t('column.scope'),
      value: ({ scope }) => scope.name,
      href: ({ scope }) => addressOfCheck({ check: 'scope', show: 'scopes', scope: scope.id }),
      width: 210,
      isHideable: false,
    },
    {
      id: 'side',
      type: 'choice',
      title: t('column.side'),
      choices: [
        { id: 'first', label: t('people.only', { person: names.first }) },
        { id: 'second', label: t('people.only', { person: names.second }) },
        { id: 'both', label: t('people.both') },
      ],
      value: ({ side }) => side,
      width: 210,
    },
    {
      id: 'first',
      type: 'text',
      title: t('people.whyOf', { person: names.first }),
      value: ({ first }) => why(first),
      width: 320,
      isGroupable: false,
    },
    {
      id: 'second',
      type: 'text',
      title: t('people.whyOf', { person: names.second }),
      value: ({ second }) => why(second),
      width: 320,
      isGroupable: false,
    },
    {
      id: 'application',
      type: 'text',
      title: t('column.application'),
      value: ({ scope }) => scope.application || t('noApplication'),
      width: 170,
    },
    {
      id: 'description',
      type: 'text',
      title: t('column.description'),
      value: ({ scope }) => scopeDescription(scope, language),
      width: 230,
      isGroupable: false,
    },
  ]
}

export interface ComparisonProps {
  first: Permissions
  second: Permissions
}

const idOf = ({ scope }: ComparedScope) => String(scope.id)
const differences = { kind: 'choice', values: ['first', 'second'] } as const

/** The scopes of two people side by side, each with its reasons on both sides. */
export function Comparison({ first, second }: ComparisonProps) {
  const { t } = useTranslation('permissions')
  const words = useReasonWords(first.applications, second.applications)
  const [view, setView] = useGridView()
  const names = useMemo(
    () => ({ first: fullName(first.user), second: fullName(second.user) }),
    [first.user, second.user],
  )
  const rows = useMemo(() => compare(first, second, words.language), [first, second, words.language])
  const columns = useMemo(() => comparisonColumns(words, names), [words, names])
  const counts = countSides(rows)
  const { side, ...others } = view.filters
  const isNarrowed = isSame(side, differences)
  const renderDetail = useCallback(
    (row: ComparedScope) => (
      <Stack gap={4}>
        <WhyOf person={names.first} scope={row.first} words={words} />
        <WhyOf person={names.second} scope={row.second} words={words} />
      </Stack>
    ),
    [names, words],
  )
  return (
    <Stack gap={4}>
      <KeyFigureGroup columnWidth="12rem">
        <KeyFigure label={t('people.only', { person: names.first })} value={counts.first} />
        <KeyFigure label={t('people.only', { person: names.second })} value={counts.second} />
        <KeyFigure label={t('people.both')} value={counts.both} />
      </KeyFigureGroup>
      <DataGrid
        aria-label={t('people.list', names)}
        rows={rows}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        renderDetail={renderDetail}
        emptyState={<EmptyState title={t('people.emptyScopesTitle')}>{t('people.emptyScopes')}</EmptyState>}
        exportName={t('people.file', { first: fileWord(names.first), second: fileWord(names.second) })}
        actions={
          <ToggleButton
            isSelected={isNarrowed}
            onChange={isOn =>
              setView({ ...view, page: 1, filters: isOn ? { ...others, side: differences } : others })
            }
          >
            {t('people.differences')}
          </ToggleButton>
        }
      />
    </Stack>
  )
}

interface WhyOfProps {
  person: string
  scope: ExplainedScope | undefined
  words: ReasonWords
}

function WhyOf({ person, scope, words }: WhyOfProps) {
  const { t } = words
  return scope ? (
    <Reasons scope={scope} person={person} words={words} />
  ) : (
    <p>{t('people.not', { person })}</p>
  )
}
