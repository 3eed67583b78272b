import type { ApplicationParts } from '../../../routing/application.ts'
import { shared } from '../../../statements/i18n/load.ts'

/** The parts of the import page, loaded only when somebody opens it. */
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
