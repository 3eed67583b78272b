import { listContacts } from '@parvis/api-types/generated/examples/customer-store'
import {
  countReferenceSheets,
  getFinderChoices,
  getReferenceSheet,
  listEngagements,
  listFinderViews,
  listReferenceSheets,
  searchEngagements,
} from '@parvis/api-types/generated/examples/organisation'
import { answer, answerPage } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { finderTexts } from './i18n/texts.ts'
import type { FinderAnswer } from './rules/citing.ts'
import type { Sheet, SheetStatus } from './sheet.ts'

type Example = (typeof getReferenceSheet.success)['submitted' | 'corrected']

/** An example sheet, as the services return it. */
const sheetOf = (example: Example): Sheet => structuredClone(example)

/** Sheets submitted to the commercial team, for the first time and again after a correction. */
export const submitted = sheetOf(getReferenceSheet.success.submitted)
export const corrected = sheetOf(getReferenceSheet.success.corrected)

/** The example sheets, one per status. */
export const sheets = structuredClone(listReferenceSheets.success.some.value) as unknown as readonly Sheet[]
export const sheetIn = (status: SheetStatus): Sheet => {
  const found = sheets.find(sheet => sheet.status === status)
  return found ?? { ...submitted, status }
}

/** A person who reads published sheets, and one who also drafts them. */
export const readerOnly = { scopes: new Set([...storyPerson.scopes, 'Finder.Read']) }
const author = { scopes: new Set([...readerOnly.scopes, 'Finder.Write']) }

/** The portal around every screen of the references. */
export const portal: PortalStory = { texts: { finder: finderTexts }, person: author }

export const choices = answer(getFinderChoices, 'some')
export const counts = answer(countReferenceSheets, 'some')
export const views = answer(listFinderViews, 'mine')
export const found = structuredClone(searchEngagements.success.found) as unknown as FinderAnswer

/** Handlers behind the fields of the form. */
export const fields = [
  choices,
  answerPage(listEngagements, {
    id: 14,
    engagementCode: 'E2026-000014',
    engagementDescription: 'Transaction services 2026 – Atelier Morvan SARL',
  }),
  answerPage(
    listContacts,
    { id: 4, contactFullName: 'Samuel Okafor', contactEmailOffice: 'manager@parvis.example' },
    { id: 2, contactFullName: 'Théo Lefèvre', contactEmailOffice: 'staff@parvis.example' },
  ),
]

/** Texts in the language of the story. */
export const textsOf = textsIn(finderTexts)
