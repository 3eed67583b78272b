import type { ReadOf } from '@parvis/api-types/calls'

/** How many there are of each list, as the services count them. */
type SheetCounts = ReadOf<'countReferenceSheets'>

/** The lists of sheets: all of them, what is published, and what is on its way. */
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
