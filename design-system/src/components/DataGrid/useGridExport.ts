import { useEffect, useRef, useState } from 'react'
import type { Locale } from '../../i18n/messages.ts'
import type { GridWords } from './DataGrid.messages.ts'
import type { ExportedRows } from './exportRows.ts'
import type { GridColumn } from './gridTypes.ts'
import { saveFile } from '../../internal/files/saveFile.ts'

export const gridExportFormats = ['csv', 'xlsx'] as const
/** What the rows are exported as. */
export type GridExportFormat = (typeof gridExportFormats)[number]

interface GridExportOptions<Row> {
  /** The rows that match, in their order and their groups, and what they come to. */
  getRows: (signal: AbortSignal) => Promise<ExportedRows<Row>>
  /** From first to last. */
  columns: readonly GridColumn<Row>[]
  /** Of the file, without ending. */
  name: string
  /** Of the sheet. */
  sheetName: string
  locale: Locale
  t: GridWords
  announce: (words: string) => void
}

/** Gives the reader the rows that match, in their order and with the columns that are shown. */
export function useGridExport<Row>(options: GridExportOptions<Row>): {
  save: (format: GridExportFormat) => void
  isSaving: boolean
  /** What could not be exported, until it is tried again. */
  failed: GridExportFormat | null
  dismiss: () => void
} {
  const { getRows, columns, name, sheetName, locale, t, announce } = options
  const [isSaving, setSaving] = useState(false)
  const [failed, setFailed] = useState<GridExportFormat | null>(null)
  // A grid that goes takes with it what it still asks services for.
  const leaving = useRef(new AbortController())
  useEffect(() => () => leaving.current.abort(), [])
  // What writes files, and packs workbooks, is loaded with the first that somebody wants.
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
