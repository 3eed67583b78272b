import type { ReadOf } from '@parvis/api-types/calls'

/** The number of sheets in each list, counted by the services. */
type SheetCounts = ReadOf<'countReferenceSheets'>

/** The lists of sheets: all, published, and those in progress. */
export const sheetPlaces = [
  'followUp',
  'published',
  'allPublished',
  'submitted',
  'validatedByCommercial',
  'rejectedByCommercial',
  'rejectedByManager',
  'drafts',
] as const satisfies readonly (keyof SheetCounts | 'followUp')[]
export type SheetPlace = (typeof sheetPlaces)[number]
