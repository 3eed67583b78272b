import { Button } from '@parvis/design-system/Button'
import { DataGrid, type GridColumn, type GridSelection } from '@parvis/design-system/DataGrid'
import { initialView } from '@parvis/design-system/grid-view'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { SearchField } from '@parvis/design-system/SearchField'
import { Stack } from '@parvis/design-system/Stack'
import { ToggleButton } from '@parvis/design-system/ToggleButton'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { mappingStates, type MappingRow } from '../../rules/mapping-rows.ts'
import { shownRows, type ShownState } from '../../rules/shown-rows.ts'
import type { Preparation } from '../../usePreparation.ts'
import { useStatementWords } from '../../useStatementWords.ts'

const ChooseLineDialog = lateDialog(async () => ({
  default: (await import('./ChooseLineDialog.tsx')).ChooseLineDialog,
}))

const looks = { missing: 'danger', look: 'warning', decided: 'info', ready: 'success' } as const
const euros = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

function columnsOf(
  t: Translate<'statementImport'>,
  words: ReturnType<typeof useStatementWords>,
): GridColumn<MappingRow>[] {
  // The tools above the grid do the searching and filtering, so that selecting all means all matches.
  const own = { isFilterable: false, isGroupable: false } as const
  return [
    {
      ...own,
      id: 'account',
      type: 'text',
      title: t('mapping.account'),
      value: ({ account }) => account,
      width: 140,
      canGrow: false,
      isHideable: false,
    },
    { ...own, id: 'label', type: 'text', title: t('mapping.label'), value: ({ label }) => label, width: 240 },
    {
      ...own,
      id: 'state',
      type: 'choice',
      title: t('mapping.state'),
      value: ({ state }) => state,
      choices: mappingStates.map(id => ({ id, label: t(`mappingState.${id}`), status: looks[id] })),
      width: 170,
    },
    {
      ...own,
      id: 'line',
      type: 'text',
      title: t('mapping.line'),
      value: ({ assignment }) => words.lineName(assignment),
      width: 320,
      isWrapped: true,
    },
    {
      ...own,
      id: 'balance',
      type: 'number',
      title: t('mapping.balance'),
      value: ({ balance }) => Number(balance) / 100,
      format: euros,
      width: 150,
    },
    {
      ...own,
      id: 'reason',
      type: 'text',
      title: t('mapping.reason'),
      value: words.reason,
      width: 320,
      isWrapped: true,
    },
  ]
}

const idOf = ({ account }: MappingRow) => account

/** The state to show first: accounts to decide on, then those to look at, otherwise all. */
const firstState = ({ missing, look }: Preparation['counts']): ShownState =>
  missing > 0 ? 'missing' : look > 0 ? 'look' : 'all'

/** The accounts of the file with their lines. Those to decide on come first, and several can be decided at once. */
export function MappingGrid({ preparation }: { preparation: Preparation }) {
  const { t } = useTranslation('statementImport')
  const { rows, counts, chart, decide } = preparation
  const words = useStatementWords(chart)
  const [wanted, setWanted] = useState<ShownState>(() => firstState(counts))
  const [text, setText] = useState('')
  const [view, setView] = useState(initialView)
  const [deciding, setDeciding] = useState<readonly MappingRow[]>()
  // Counts the decisions that change the rows shown or clear the selection, to remount the grid.
  const [round, setRound] = useState(0)
  const search = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // The focused element is gone with its row.
    if (round > 0) search.current?.focus()
  }, [round])
  // Once the last of them is decided, show all.
  const state = wanted !== 'all' && counts[wanted] === 0 ? 'all' : wanted
  const shown = useMemo(() => shownRows(rows, state, text), [rows, state, text])
  const columns = useMemo(() => columnsOf(t, words), [t, words])
  const chosenIn = (selection: GridSelection) => {
    const ids = new Set(selection.ids())
    return shown.filter(({ account }) => ids.has(account) !== selection.isAllMatching)
  }
  const offerToChoose = (selection: GridSelection) => (
    <Button size="small" onPress={() => setDeciding(chosenIn(selection))}>
      {t('mapping.choose')}
    </Button>
  )
  return (
    <Stack gap={4}>
      <div>
        <SearchField
          label={t('mapping.search')}
          description={t('mapping.searchHint')}
          value={text}
          onChange={setText}
          ref={search}
        />
        {/* The grid is replaced at each search, so it cannot announce what was found. */}
        <p role="status">{text.trim() === '' ? '' : t('mapping.found', { count: shown.length })}</p>
      </div>
      <StateFilter counts={counts} total={rows.length} state={state} onChange={setWanted} />
      <DataGrid
        // Never carry a selection over to other rows.
        key={`${round} ${state} ${text}`}
        view={view}
        onViewChange={setView}
        aria-label={t('mapping.title')}
        rows={shown}
        columns={columns}
        getRowId={idOf}
        nameColumn="account"
        hasSearch={false}
        exportName={t('mapping.fileName')}
        emptyState={<EmptyState title={t('mapping.emptyTitle')}>{t('mapping.empty')}</EmptyState>}
        selectionMode="multiple"
        selectionActions={offerToChoose}
        onRowAction={row => setDeciding([row])}
        rowActions={row => [
          { id: 'choose', label: t('mapping.choose'), onAction: () => setDeciding([row]) },
          ...(row.state === 'decided'
            ? [
                {
                  id: 'undo',
                  label: t('mapping.undo'),
                  onAction: () => decide([row.account], undefined),
                },
              ]
            : []),
        ]}
      />
      {deciding && deciding.length > 0 && (
        <Suspense fallback={null}>
          <ChooseLineDialog
            rows={deciding}
            chart={chart}
            onClose={() => setDeciding(undefined)}
            onChosen={assignment => {
              const isLast = wanted !== 'all' && deciding.length === counts[wanted]
              decide(deciding.map(idOf), assignment)
              setDeciding(undefined)
              if (isLast || deciding.length > 1) setRound(before => before + 1)
            }}
          />
        </Suspense>
      )}
    </Stack>
  )
}

interface StateFilterProps {
  counts: Preparation['counts']
  total: number
  state: ShownState
  onChange: (state: ShownState) => void
}

/** A filter for one state at a time, with the number of accounts in each. */
function StateFilter({ counts, total, state, onChange }: StateFilterProps) {
  const { t } = useTranslation('statementImport')
  const withCount = (label: string, count: number) => t('mapping.withCount', { label, number: count })
  return (
    <div role="group" aria-label={t('mapping.states')}>
      <Inline gap={1}>
        {mappingStates
          .filter(each => counts[each] > 0 || each === 'missing')
          .map(each => (
            <ToggleButton
              key={each}
              size="small"
              isSelected={state === each}
              onChange={isOn => onChange(isOn ? each : 'all')}
            >
              {withCount(t(`mappingState.${each}`), counts[each])}
            </ToggleButton>
          ))}
        <ToggleButton size="small" isSelected={state === 'all'} onChange={() => onChange('all')}>
          {withCount(t('mapping.all'), total)}
        </ToggleButton>
      </Inline>
    </div>
  )
}
