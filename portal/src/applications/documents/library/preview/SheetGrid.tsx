import { DataGrid, type GridColumn } from '@parvis/design-system/DataGrid'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { useMemo } from 'react'
import { useLanguage } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { SheetPreview } from './read-sheet.ts'
import { cellWriter, columnLetters, exportedCell } from './sheet-cells.ts'

type Row = SheetPreview['rows'][number]

export interface SheetGridProps {
  shown: SheetPreview
  /** The name of the file. */
  name: string
  /** The index of the sheet on screen, from 0. */
  sheet: number
  onSheet: (sheet: number) => void
  /** Whether the previous sheet is still on screen. */
  isAwaited: boolean
}

const idOf = ({ number }: Row) => String(number)
const first = { isSortable: false, isFilterable: false, isGroupable: false } as const

/** A sheet as in a spreadsheet: letters above the columns, numbers beside the rows. */
export function SheetGrid({ shown, name, sheet, onSheet, isAwaited }: SheetGridProps) {
  const { t } = useTranslation('documents')
  const locale = useLanguage()
  const { sheets, columns: count, rows, isWhole } = shown
  const columns = useMemo(() => {
    const write = cellWriter(locale, { true: t('preview.true'), false: t('preview.false') })
    return [
      { ...first, id: 'row', type: 'number', title: t('preview.row'), value: row => row.number, width: 80 },
      ...Array.from(
        { length: count },
        (_column, at): GridColumn<Row> => ({
          ...first,
          id: `column${at}`,
          type: 'text',
          title: columnLetters(at),
          value: row => write(row.cells[at]),
          exported: row => exportedCell(row.cells[at]),
          width: 160,
        }),
      ),
    ] satisfies GridColumn<Row>[]
  }, [count, locale, t])
  return (
    <Stack gap={3}>
      {sheets.length > 1 && (
        <Select
          label={t('preview.sheet')}
          value={String(sheet)}
          onChange={id => onSheet(Number(id))}
          options={sheets.map((label, at) => ({ id: String(at), label }))}
        />
      )}
      {!isWhole && <p>{t('preview.beginning')}</p>}
      <DataGrid
        aria-label={t('preview.content', { name: sheets[sheet] ?? name })}
        rows={rows}
        columns={columns}
        getRowId={idOf}
        status={isAwaited ? 'refreshing' : 'ready'}
        emptyState={<EmptyState title={t('preview.emptyTitle')}>{t('preview.empty')}</EmptyState>}
        exportName={sheets[sheet] ?? name}
      />
    </Stack>
  )
}
