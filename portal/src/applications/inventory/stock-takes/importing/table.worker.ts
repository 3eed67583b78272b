import { WorkbookRefused } from '../../../../workbooks/refusal.ts'
import { isArticleHeader } from './articles.ts'
import { isEntryHeader } from './entries.ts'
import { isMovementHeader } from './movements.ts'
import { readTable, TableRefused, type Table, type TableFault } from './read-table.ts'

/** A file and the kind of its rows, which decides the sheet of a workbook to read. */
export interface TableTask {
  file: File
  rows: 'articles' | 'movements' | 'entries'
}

export type TableAnswer = { table: Table } | { fault: TableFault }

const headers = {
  articles: isArticleHeader,
  movements: isMovementHeader,
  entries: isEntryHeader,
} as const

const answer = (told: TableAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  self.postMessage(told)
}

const faultOf = (error: unknown): TableFault =>
  error instanceof TableRefused || error instanceof WorkbookRefused ? error.fault : 'unreadable'

self.addEventListener('message', ({ data }: MessageEvent<TableTask>) => {
  readTable(data.file, headers[data.rows]).then(
    table => answer({ table }),
    (error: unknown) => answer({ fault: faultOf(error) }),
  )
})
