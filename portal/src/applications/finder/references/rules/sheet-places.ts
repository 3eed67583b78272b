import type { ReadOf } from '@parvis/api-types/calls'

/** How many there are of each list, as the services count them. */
export type SheetCounts = ReadOf<'countReferenceSheets'>

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

/** What is told of a list beside its name: of all sheets, how many wait for the reader. */
export const countOf = (counts: SheetCounts, place: SheetPlace): number =>
  counts[place === 'followUp' ? 'waitingForMe' : place]
