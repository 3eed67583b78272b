import { useEffect, useRef, useState } from 'react'
import { readInWorker } from '../../importing/read-in-worker.ts'
import type { Table, TableFault } from '../../importing/read-table.ts'
import { mostPastedRows } from '../../rules/pasted-table.ts'

/** Reads the rows of a chosen file. Choosing another one, or leaving, gives up the one before. */
export function useFileRows(onRows: (table: Table) => void) {
  const [fault, setFault] = useState<TableFault>()
  const [isReading, setReading] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const readFile = async (file: File) => {
    current.current?.abort()
    const own = new AbortController()
    current.current = own
    setFault(undefined)
    setReading(true)
    // Counts name articles as lists of articles do, so the same sheet of a workbook is meant.
    const found = await readInWorker({ file, rows: 'articles' }, own.signal)
    if (own.signal.aborted) return
    setReading(false)
    if ('fault' in found) setFault(found.fault)
    else if (found.table.rows.length > mostPastedRows) setFault('tooMany')
    else onRows(found.table)
  }
  return { read: (file: File) => void readFile(file), fault, isReading }
}
