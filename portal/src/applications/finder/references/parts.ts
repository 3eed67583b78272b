import type { ApplicationParts } from '../../../routing/application.ts'
import type { SheetPlace } from './rules/sheet-places.ts'

const lists = () => import('./screens/SheetsScreen/SheetsScreen.tsx')
const record = async () => (await import('./sheet.ts')).sheetRecord.prefetch
/** The first page of a list, prefetched while its code loads. */
const firstPage = (place: SheetPlace) => async () =>
  (await import('./screens/SheetsScreen/sheet-lists.ts')).prefetchOf(place)

/** Screens and texts of the references, loaded only when one of these pages is opened. */
export const parts: ApplicationParts<SheetPlace | 'search' | 'create' | 'record' | 'change'> = {
  texts: {
    en: async () => (await import('./i18n/en.ts')).en,
    fr: async () => (await import('./i18n/fr.ts')).fr,
  },
  places: {
    search: { screen: async () => (await import('./screens/FinderScreen/FinderScreen.tsx')).FinderScreen },
    followUp: { screen: async () => (await lists()).FollowUpScreen, prefetch: firstPage('followUp') },
    published: { screen: async () => (await lists()).PublishedScreen, prefetch: firstPage('published') },
    allPublished: {
      screen: async () => (await lists()).AllPublishedScreen,
      prefetch: firstPage('allPublished'),
    },
    validatedByCommercial: {
      screen: async () => (await lists()).ValidatedByCommercialScreen,
      prefetch: firstPage('validatedByCommercial'),
    },
    rejectedByCommercial: {
      screen: async () => (await lists()).RejectedByCommercialScreen,
      prefetch: firstPage('rejectedByCommercial'),
    },
    rejectedByManager: {
      screen: async () => (await lists()).RejectedByManagerScreen,
      prefetch: firstPage('rejectedByManager'),
    },
    submitted: { screen: async () => (await lists()).SubmittedScreen, prefetch: firstPage('submitted') },
    drafts: { screen: async () => (await lists()).DraftsScreen, prefetch: firstPage('drafts') },
    create: {
      screen: async () => (await import('./screens/SheetFormScreen/SheetFormScreen.tsx')).SheetFormScreen,
    },
    record: {
      screen: async () => (await import('./screens/SheetScreen/SheetScreen.tsx')).SheetScreen,
      prefetch: record,
    },
    change: {
      screen: async () => (await import('./screens/SheetFormScreen/SheetFormScreen.tsx')).SheetFormScreen,
      prefetch: record,
    },
  },
}
