import type { Change } from '@parvis/accounting/fec/repair'
import { repairs } from '@parvis/accounting/fec/report'
import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { useMemo } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { Translate } from '../../../../../i18n/translations.ts'
import { visibleSpaces } from '../../visible-spaces.ts'

interface ChangeRow extends Change {
  id: string
}

function columnsOf(t: Translate<'statementImport'>): GridColumn<ChangeRow>[] {
  return [
    {
      id: 'line',
      type: 'number',
      title: t('column.line'),
      value: ({ line }) => line,
      width: 90,
      isHideable: false,
    },
    { id: 'column', type: 'text', title: t('column.column'), value: ({ column }) => column, width: 160 },
    {
      id: 'before',
      type: 'text',
      title: t('column.before'),
      value: ({ before }) => before,
      render: ({ before }) => visibleSpaces(before),
      width: 220,
    },
    {
      id: 'after',
      type: 'text',
      title: t('column.after'),
      value: ({ after }) => after,
      render: ({ after }) => visibleSpaces(after),
      width: 220,
    },
    {
      id: 'repair',
      type: 'choice',
      title: t('column.repair'),
      value: ({ repair }) => repair,
      choices: [...repairs, 'separator' as const].map(id => ({ id, label: t(`repair.${id}.title`) })),
      width: 320,
    },
  ]
}

const idOf = ({ id }: ChangeRow) => id

/** Every change in the copy: its place, the old value and the new one. */
export function ChangesGrid({ changes, exportName }: { changes: readonly Change[]; exportName: string }) {
  const { t } = useTranslation('statementImport')
  const rows = useMemo(() => changes.map((change, place) => ({ ...change, id: String(place) })), [changes])
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <DataGrid
      aria-label={t('copy.changes')}
      rows={rows}
      columns={columns}
      getRowId={idOf}
      exportName={exportName}
      emptyState={<EmptyState title={t('copy.emptyTitle')}>{t('copy.empty')}</EmptyState>}
    />
  )
}
