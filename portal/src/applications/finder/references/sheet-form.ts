import { ReferenceSheet, ReferenceSheetForm } from '@parvis/api-types/limits/finder'
import { explain } from '../../../api/problem-messages.ts'
import { isSame } from '../../../forms/changes.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import {
  defineForm,
  number,
  oneOf,
  orNull,
  setOf,
  text,
  year,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { hasTexts } from '../../../screens/picked.ts'
import { sheetRecord, type Sheet } from './sheet.ts'

/** A team as it is read, or as it is sent. */
type SentTeam = readonly (Sheet['team'][number] | number)[]
const { maxItems: largestTeam } = ReferenceSheetForm.team

/** The people who worked on it, in the order they are listed. */
const team: FieldKind<readonly ChosenPerson[], SentTeam> = {
  start: [],
  isRequired: false,
  isValue: (value): value is readonly ChosenPerson[] =>
    Array.isArray(value) && value.every(member => hasTexts(member, personParts)),
  isSame: (one, other) =>
    isSame(
      one.map(({ id }) => id),
      other.map(({ id }) => id),
    ),
  fault: ({ length }) => (length > largestTeam ? ruleText('too-many', { limit: largestTeam }) : undefined),
  read: sent =>
    sent.flatMap(member =>
      typeof member === 'number'
        ? []
        : [
            {
              id: String(member.contactId),
              name: `${member.firstName} ${member.lastName}`,
              email: member.email,
            },
          ],
    ),
  send: members => members.map(({ id }) => Number(id)),
}

const { title, englishTitle, description, englishDescription, sector, country } = ReferenceSheetForm
const { amount, services } = ReferenceSheetForm

const whole = { ...amount, isRequired: false } as const

/** Explains why a sheet could not be saved. */
const say = explain<'createReferenceSheet' | 'updateReferenceSheet'>({
  'precondition-failed': 'finder:problem.changed',
  'reference-sheet-engagement-unknown': 'finder:problem.engagementUnknown',
  'reference-sheet-exists': 'finder:problem.exists',
  'reference-sheet-sector-unknown': 'finder:problem.sectorUnknown',
  'reference-sheet-service-unknown': 'finder:problem.serviceUnknown',
  'reference-sheet-country-unknown': 'finder:problem.countryUnknown',
  'reference-sheet-amount-twice': 'finder:problem.amountTwice',
  'reference-sheet-contact-unknown': 'finder:problem.contactUnknown',
  'reference-sheet-contact-twice': 'finder:problem.contactTwice',
  'reference-sheet-not-author': 'finder:problem.notAuthor',
  'reference-sheet-closed': 'finder:problem.closed',
})

/** The fields of a sheet, in the order they are asked. A draft may be incomplete. */
export const sheetForm = defineForm(
  'reference-sheet',
  {
    title: text(title),
    description: text(description),
    englishTitle: text(englishTitle),
    englishDescription: text(englishDescription),
    sector: orNull(text(sector)),
    services: setOf<string>(services),
    amount: orNull(number(whole)),
    amountBand: orNull(text({})),
    year: orNull(year(ReferenceSheetForm.year)),
    country: orNull(text(country)),
    team,
    confidentiality: oneOf(ReferenceSheet.confidentiality),
  },
  {
    say,
    refusals: {
      'reference-sheet-sector-unknown': 'sector',
      'reference-sheet-service-unknown': 'services',
      'reference-sheet-country-unknown': 'country',
      'reference-sheet-amount-twice': 'amount',
      'reference-sheet-contact-unknown': 'team',
      'reference-sheet-contact-twice': 'team',
    },
    also: ({ amount: told, amountBand }) =>
      told !== null && amountBand !== '' ? { amount: fieldText('finder:problem.amountTwice') } : {},
  },
)
export type SheetValues = ValuesOf<typeof sheetForm.fields>

/** A sheet for its form: if the amount is known, the band is left out, because it follows from the amount. */
export const withoutDerivedBand = (sheet: Sheet): Sheet =>
  sheet.amount === null ? sheet : { ...sheet, amountBand: null }

/** The record of a sheet as the form edits it. */
export const editedSheet: typeof sheetRecord = {
  ...sheetRecord,
  options: (api, id) => {
    const { queryKey, queryFn, staleTime } = sheetRecord.options(api, id)
    return {
      queryKey: [...queryKey, 'edited'],
      queryFn: async context => withoutDerivedBand(await queryFn(context)),
      staleTime,
    }
  },
}
