import { readTable, TableRefused, type Table, type TableFault } from './read-table.ts'

export type TableAnswer = { table: Table } | { fault: TableFault }

const answer = (told: TableAnswer) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes none
  self.postMessage(told)
}

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readTable(data).then(
    table => answer({ table }),
    (error: unknown) => answer({ fault: error instanceof TableRefused ? error.fault : 'unreadable' }),
  )
})
