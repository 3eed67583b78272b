import { defineApplication } from '../../../routing/application.ts'

export const statementImport = defineApplication('statementImport', {
  /**
   * A French accounting export (FEC), checked in the browser and sent. `?requestId=` shows the progress of a request.
   */
  import: {
    path: '/app/aefautomate/import',
    access: { scope: 'Statements.Import' },
    title: 'statementImport:title',
    shares: ['statements'],
  },
})
