import { WorkbookRefused } from '../../../../workbooks/refusal.ts'
import { isArticleHeader } from './articles.ts'
import { readTable, TableRefused, type Table, type TableFault } from './read-table.ts'

export type TableAnswer = { table: Table } | { fault: TableFault }

const answer = (told: TableAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  self.postMessage(told)
}

const faultOf = (error: unknown): TableFault =>
  error instanceof TableRefused || error instanceof WorkbookRefused ? error.fault : 'unreadable'

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readTable(data, isArticleHeader).then(
    table => answer({ table }),
    (error: unknown) => answer({ fault: faultOf(error) }),
  )
})
