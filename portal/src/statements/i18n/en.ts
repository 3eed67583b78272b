/** The English texts about requests for financial statements. English defines the keys. */
export const en = {
  status: {
    uploading: 'Uploading',
    waiting: 'Waiting',
    processing: 'Processing',
    finished: 'Finished',
    failed: 'Failed',
    cancelled: 'Canceled',
  },
  content: { entries: 'Entries', balances: 'Trial balance' },
  stage: {
    reading: 'Reading the file',
    entries: 'Saving the entries',
    statements: 'Computing the statements',
  },
  delete: {
    title: 'Delete the statements of {{client}}?',
    text: 'The file {{file}}, its entries, and the statements will be deleted.',
    looking: 'Looking for what uses these statements',
    compared_one: '{{count}} later year is compared with them, and will have no comparison:',
    compared_other: '{{count}} later years are compared with them, and will have no comparison:',
    opened:
      'If the trial balance of a later year has no opening balances, its cash flow statement will disappear too.',
    comparedUnknown: 'Statements of a later year that are compared with them will have no comparison.',
    year: 'Year ended {{end}} ({{file}})',
    pinned_one:
      '{{count}} audit folder uses these statements, or a year compared with them. They cannot be deleted:',
    pinned_other:
      '{{count}} audit folders use these statements, or a year compared with them. They cannot be deleted:',
    pinnedUnknown: 'If an audit folder uses these statements, they cannot be deleted.',
    folder: '{{year}}, {{engagement}}',
    alone: 'No later year and no audit folder uses them.',
    confirm: 'Delete statements',
    done: 'The statements were deleted',
  },
  problem: {
    gone: 'This request was deleted, or the address is wrong.',
    closed: 'The status of this request changed in the meantime.',
    changed: 'This request changed in the meantime. Check it, then try again.',
    incomplete: 'The file is not fully uploaded yet.',
    ofAnother: 'Only the person who created this request can delete it.',
    pinned: 'An audit folder uses these statements, so they cannot be deleted.',
  },
} as const
