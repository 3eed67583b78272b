import { questionOptions } from '@parvis/api-types/calls'
import { dryRunReminders } from '@parvis/api-types/calls/reminders'
import type { Schemas } from '@parvis/api-types/organisation'
import { Banner } from '@parvis/design-system/Banner'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { gridStatus } from '../../../api/grid-status.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Translate } from '../../../i18n/translations.ts'
import { ProblemState } from '../../../problems/ProblemState.tsx'
import { useGridView } from '../../../screens/useGridView.ts'
import { say } from './rule.ts'
import { useRuleWords } from './useRuleWords.ts'

export type Planned = Schemas['PlannedReminder']
const none: readonly Planned[] = []
const states = ['submitted', 'validatedByCommercial', 'rejectedByCommercial', 'rejectedByManager'] as const
const skips = ['nobody', 'left', 'address', 'client'] as const

/** Each person gets at most one reminder a day about a sheet. */
const idOf = ({ day, sheetId, recipient }: Planned) => `${day} ${sheetId} ${recipient ?? ''}`

/** Name of a reminder's recipient. */
export function nameOf({ recipientName, recipient, standsInFor }: Planned, t: Translate<'reminders'>) {
  const name = recipientName ?? recipient ?? t('skip.nobody')
  return standsInFor === null ? name : t('plan.standsIn', { name, decider: standsInFor })
}

function planColumns(
  t: Translate<'reminders'>,
  isFrench: boolean,
  hour: (of: number) => string,
): GridColumn<Planned>[] {
  return [
    {
      id: 'day',
      type: 'date',
      title: t('column.day'),
      value: ({ day }) => day,
      width: 140,
      isHideable: false,
    },
    { id: 'hour', type: 'text', title: t('column.hour'), value: row => hour(row.hour), width: 100 },
    { id: 'who', type: 'text', title: t('column.recipientName'), value: row => nameOf(row, t), width: 190 },
    // One of the first columns, which cards show, so that it is visible at every width whether the reminder is sent.
    {
      id: 'skip',
      type: 'choice',
      title: t('column.skip'),
      value: ({ skip }) => skip ?? 'goes',
      choices: [
        { id: 'goes', label: t('skip.goes') },
        ...skips.map(id => ({ id, label: t(`skip.${id}`), status: 'warning' as const })),
      ],
      width: 220,
    },
    {
      id: 'sheet',
      type: 'link',
      title: t('column.sheetTitle'),
      value: row => (isFrench ? row.sheetTitle : row.sheetEnglishTitle),
      href: ({ sheetId }) => `/app/egf/sheets/${sheetId}`,
      width: 300,
    },
    { id: 'client', type: 'text', title: t('column.client'), value: row => row.accountName, width: 220 },
    {
      id: 'state',
      type: 'choice',
      title: t('column.state'),
      value: ({ state }) => state,
      choices: states.map(id => ({ id, label: t(`state.${id}`) })),
      width: 240,
    },
    {
      id: 'range',
      type: 'number',
      title: t('column.rangeDay'),
      value: ({ rangeDay }) => rangeDay,
      width: 140,
    },
  ]
}

/** The reminders of the next 30 days by the saved rules: who gets what, day by day. */
export function PlanGrid() {
  const { t } = useTranslation('reminders')
  const isFrench = useLocale() === 'fr'
  const { hour } = useRuleWords()
  const planned = useQuery(questionOptions(useApi(), dryRunReminders, { body: { rules: [] } }))
  const [view, setView] = useGridView()
  const columns = useMemo(() => planColumns(t, isFrench, hour), [t, isFrench, hour])
  const retry = () => void planned.refetch()
  const { data } = planned
  if (planned.isLoadingError)
    return (
      <ProblemState
        title={t('plan.failed')}
        problem={say(planned.error)}
        onRetry={retry}
        isRetrying={planned.isFetching}
      />
    )
  return (
    <Stack gap={4}>
      <p>{t('plan.sentence')}</p>
      {data && data.total > data.value.length && (
        <Banner kind="info" title={t('plan.cut', { shown: data.value.length, total: data.total })} />
      )}
      {data && data.skipped > 0 && (
        <Banner kind="warning" title={t('plan.skipped', { count: data.skipped })} />
      )}
      <DataGrid
        aria-label={t('tab.plan')}
        rows={data?.value ?? none}
        columns={columns}
        getRowId={idOf}
        view={view}
        onViewChange={setView}
        status={gridStatus(planned)}
        onRetry={retry}
        emptyState={<EmptyState title={t('plan.emptyTitle')}>{t('plan.empty')}</EmptyState>}
        exportName={t('plan.fileName')}
      />
    </Stack>
  )
}
