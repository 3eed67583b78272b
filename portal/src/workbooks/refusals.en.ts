/** Why a workbook cannot be read and what to do: the same wherever one is chosen. */
export const workbookRefusals = {
  zip: {
    title: 'The file is a compressed archive',
    help: 'Whatever its name says, it is no XLSX or ODS workbook. Extract it, then choose the file that it holds.',
  },
  'workbook-protected': {
    title: 'The workbook is protected or too old',
    help: 'It has a password, or the format of Excel before 2007. Save it as XLSX without a password, then choose it again.',
  },
  'workbook-too-large': {
    title: 'The workbook is too large',
    help: 'A browser cannot unpack it safely. Save the sheet as text with tabs, then choose that file.',
  },
  'workbook-broken': {
    title: 'The workbook cannot be read',
    help: 'It is damaged or incomplete. Open it in a spreadsheet, save it again, then choose it here.',
  },
} as const
