import { getStockAttendance, getStockAttendanceDownload } from '@parvis/api-types/calls/inventories'
import {
  StockAttendanceAnswer as answerLimits,
  StockAttendancePatch as limits,
} from '@parvis/api-types/limits/inventories'
import type { StatusBadgeKind } from '@parvis/design-system/StatusBadge'
import { explain } from '../../../api/problem-messages.ts'
import type { Download } from '../../../downloads/file-download.ts'
import { isSame } from '../../../forms/changes.ts'
import { fieldText, ruleText } from '../../../forms/field-texts.ts'
import { lengthOf, sentText, textFault } from '../../../forms/required-text.ts'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import {
  defineForm,
  orNull,
  plain,
  setOf,
  text,
  type FieldKind,
  type ValuesOf,
} from '../../../screens/define-form.ts'
import { defineRecord, type ThingOf } from '../../../screens/define-record.ts'
import { hasTexts } from '../../../screens/picked.ts'
import { stockTakes } from './application.ts'

/** The auditor's attendance report. Its key is the stock-take's. */
export const attendanceRecord = defineRecord(getStockAttendance, 'stockTakes', {
  param: 'id',
  list: stockTakes.address('list'),
  say: explain<'getStockAttendance'>({ 'not-found': 'stockTakes:problem.gone' }),
})

/** The report as a downloadable file. */
export const attendanceDownload: Download = {
  call: getStockAttendanceDownload,
  file: '/v1/StockTakes({id})/AttendanceFile',
}
export const sayNotDownloaded = explain<'getStockAttendanceDownload'>({
  'not-found': 'stockTakes:problem.gone',
})

export const sayNotSentForSignature = explain<'sendStockAttendance'>({
  'not-found': 'stockTakes:problem.gone',
  'stock-attendance-fixed': 'stockTakes:problem.attendanceFixed',
  'stock-attendance-incomplete': 'stockTakes:problem.attendanceIncomplete',
  'storage-full': 'stockTakes:problem.photoStorage',
})

/** The badge of the document used to sign the report, by its status. */
export const signatureLooks = {
  draft: 'draft',
  open: 'waiting',
  completed: 'success',
  declined: 'danger',
  cancelled: 'warning',
} as const satisfies Record<NonNullable<Attendance['signature']>['status'], StatusBadgeKind>

export type Attendance = ThingOf<typeof attendanceRecord>
type Answer = Attendance['answers'][number]
export type Conclusion = NonNullable<Attendance['conclusion']>

/** The questions of an attendance report, in order. */
export const questions = answerLimits.question.values
export const noteLimit = answerLimits.note.maxLength

/** An answer for every question, including those that nobody has answered. */
export const allAnswers = (given: readonly Answer[]): readonly Answer[] =>
  questions.map(
    question => given.find(each => each.question === question) ?? { question, reply: null, note: '' },
  )

const saySomething = ({ reply, note }: Answer) => reply !== null || note.trim() !== ''
const sentAnswers = (answers: readonly Answer[]) =>
  answers.filter(saySomething).map(answer => ({ ...answer, note: sentText(answer.note) }))

const answers: FieldKind<readonly Answer[], Answer[]> = {
  start: allAnswers([]),
  isRequired: false,
  isValue: (value): value is readonly Answer[] =>
    Array.isArray(value) &&
    value.length === questions.length &&
    value.every((each, at) => hasTexts(each, ['question', 'note']) && each.question === questions[at]),
  isSame: (one, other) => isSame(sentAnswers(one), sentAnswers(other)),
  fault: given => {
    const wrong = given.map(({ note }) => textFault(note, noteLimit)).find(fault => fault !== undefined)
    return wrong === undefined || given.every(({ note }) => lengthOf(note) <= noteLimit)
      ? wrong
      : fieldText('stockTakes:attendance.noteTooLong', { limit: noteLimit })
  },
  read: allAnswers,
  send: sentAnswers,
}

const inOneOrder = (people: readonly ChosenPerson[]) =>
  [...new Set(people.map(({ email }) => email.toLowerCase()))].toSorted()

/** An auditor as the person field needs them. Someone who has left has no contact id, so their address is the key. */
export const auditorOf = ({ contactId, email, name }: Attendance['auditors'][number]): ChosenPerson => ({
  id: contactId === null ? email : String(contactId),
  name,
  email,
})

/** The services return auditors with their names and take them as addresses. */
const auditors: FieldKind<readonly ChosenPerson[], string[] | Attendance['auditors']> = {
  start: [],
  isRequired: false,
  isValue: (value): value is readonly ChosenPerson[] =>
    Array.isArray(value) && value.every(each => hasTexts(each, personParts)),
  isSame: (one, other) => isSame(inOneOrder(one), inOneOrder(other)),
  fault: () => undefined,
  read: people => people.flatMap(each => (typeof each === 'string' ? [] : [auditorOf(each)])),
  send: people => [...new Set(people.map(({ email }) => email.toLowerCase()))],
}

const conclusion: FieldKind<Conclusion | null> = {
  ...plain,
  start: null,
  isRequired: false,
  isValue: (value): value is Conclusion | null =>
    value === null || limits.conclusion.values.some(each => each === value),
  fault: () => undefined,
}

export const attendanceForm = defineForm(
  'stock-attendance',
  {
    attendedDate: orNull(text({})),
    attendedFrom: orNull(text(limits.attendedFrom)),
    attendedUntil: orNull(text(limits.attendedUntil)),
    zoneIds: setOf<number>(limits.zoneIds),
    auditors,
    metPeople: text(limits.metPeople),
    answers,
    observations: text(limits.observations),
    conclusion,
    conclusionText: text(limits.conclusionText),
  },
  {
    refusals: { 'stock-zone-unknown': 'zoneIds', 'stock-auditor-unknown': 'auditors' },
    also: ({ conclusion: concluded, conclusionText }) =>
      concluded !== null && concluded !== 'satisfactory' && conclusionText.trim() === ''
        ? { conclusionText: ruleText('required') }
        : {},
    say: explain<'updateStockAttendance'>({
      'not-found': 'stockTakes:problem.gone',
      'stock-zone-unknown': 'stockTakes:problem.attendedZone',
      'stock-auditor-unknown': 'stockTakes:problem.auditor',
      'stock-take-closed': 'stockTakes:problem.closed',
      'stock-attendance-fixed': 'stockTakes:problem.attendanceFixed',
    }),
  },
)

export type AttendanceValues = ValuesOf<typeof attendanceForm.fields>
