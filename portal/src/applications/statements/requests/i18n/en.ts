/** The texts of the list of requests for statements in English. English defines the keys. */
export const en = {
  list: {
    title: 'Financial statements',
    sentence: 'Statements prepared from accounting exports (FEC) and trial balances, and those on their way.',
    create: 'Prepare statements',
    failed: 'The financial statements could not be loaded',
    emptyTitle: 'No financial statements yet',
    empty:
      'Import the accounting export or the trial balance of a client. It is checked first, and the statements are prepared from it.',
    fileName: 'financial-statements',
  },
  column: {
    account: 'Client',
    status: 'Status',
    period: 'Year',
    progress: 'Progress',
    checks: 'Failed checks',
    fileName: 'File',
    content: 'Content',
    createdBy: 'Requested by',
    createdDate: 'Requested on',
  },
  period: '{{from}} to {{to}}',
  progressOf: 'Progress of the statements of {{client}}',
  action: {
    open: 'Open the statements',
    follow: 'See the progress',
    next: 'Prepare the next year',
    start: 'Start again',
    cancel: 'Cancel the processing',
    delete: 'Delete',
  },
  start: {
    done: 'Started again',
    failed: 'It was not started again',
  },
  cancel: {
    title: 'Cancel the processing of {{file}}?',
    text: 'What was read of the file is discarded. The file is kept, and you can start again.',
    confirm: 'Cancel the processing',
    keep: 'Continue the processing',
    done: 'The processing was canceled',
  },
} as const
