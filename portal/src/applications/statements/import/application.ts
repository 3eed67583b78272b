import { defineApplication } from '../../../routing/application.ts'

export const statementImport = defineApplication('statementImport', {
  /** A French accounting export, checked in the browser and sent; `?requestId=` follows what becomes of it. */
  import: {
    path: '/app/aefautomate/import',
    access: { scope: 'Statements.Import' },
    title: 'statementImport:title',
    shares: ['statements'],
  },
})
