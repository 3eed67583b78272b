import type { ApplicationParts } from '../../../routing/application.ts'
import { shared } from '../../../statements/i18n/load.ts'

/** What the place of the import is made of: loaded when somebody comes, beside no other page. */
export const parts: ApplicationParts<'import'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  shared,
  places: {
    import: {
      screen: async () => (await import('./screens/FecImportScreen/FecImportScreen.tsx')).FecImportScreen,
    },
  },
}
