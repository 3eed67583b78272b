import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { ExportedRows } from './exportRows.ts'
import type { GridColumn } from './gridTypes.ts'
import { saveFile } from '../../internal/files/saveFile.ts'

export const gridExportFormats = ['csv', 'xlsx'] as const
/** The file formats of an export. */
export type GridExportFormat = (typeof gridExportFormats)[number]

interface GridExportOptions<Row> {
  /** Returns the matching rows in order, with their groups and totals. */
  getRows: (signal: AbortSignal) => Promise<ExportedRows<Row>>
  /** Columns from first to last. */
  columns: readonly GridColumn<Row>[]
  /** File name without extension. */
  name: string
  /** Name of the sheet. */
  sheetName: string
  locale: Locale
  t: GridWords
  announce: (words: string) => void
}

/** Exports the matching rows in order, with the visible columns. */
export function useGridExport<Row>(options: GridExportOptions<Row>): {
  save: (format: GridExportFormat) => void
  isSaving: boolean
  /** The format of a failed export, until the next attempt. */
  failed: GridExportFormat | null
  dismiss: () => void
} {
  const { getRows, columns, name, sheetName, locale, t, announce } = options
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<GridExportFormat | null>(null)
  // Abort pending requests when the grid unmounts.
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  // The export code is loaded on first use.
  const makeFile = async (format: GridExportFormat, exported: ExportedRows<Row>) => {
    if (format === 'csv') {
      const { exportedCsv } = await import('./exportCsv.ts')
      return new Blob([exportedCsv(columns, exported, locale, t)], { type: 'text/csv;charset=utf-8' })
    }
    const { toXlsx } = await import('./xlsx.ts')
    return toXlsx(columns, exported, {
      locale,
      sheetName,
      groupHead: ({ label, count }) => `${label} (${t('rowCount', { count })})`,
      totalHead: t('total'),
    })
  }
  const save = async (format: GridExportFormat) => {
    setSaving(true)
    setFailed(null)
    leaving.current = new AbortController()
    const { signal } = leaving.current
    try {
      const exported = await getRows(signal)
      saveFile(await makeFile(format, exported), `${name}.${format}`)
      announce(t('exported', { count: exported.rows.length }))
    } catch {
      if (!signal.aborted) setFailed(format)
    } finally {
      setSaving(false)
    }
  }
  return { save: format => void save(format), isSaving, failed, dismiss: () => setFailed(null) }
}
