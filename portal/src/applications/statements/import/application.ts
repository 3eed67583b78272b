import { defineApplication } from '../../../routing/application.ts'

export const statementImport = defineApplication('statementImport', {
  /** A French accounting export, checked and corrected in the browser. */
  import: {
    path: '/app/aefautomate/import',
    access: { scope: 'Statements.Import' },
    title: 'statementImport:title',
  },
})
