import { describe, expect, it } from 'vitest'
import {
  faultOf,
  filledBody,
  fillSteps,
  type FillField,
  firstLetters,
  nothingFilled,
  refusedFields,
} from './filling.ts'

const field = (fieldId: number, kind: FillField['kind'], more: Partial<FillField> = {}): FillField => ({
  fieldId,
  kind,
  label: `Field ${fieldId}`,
  page: 1,
  isOnEveryPage: false,
  across: 0,
  down: 0,
  width: 100,
  height: 24,
  isRequired: true,
  maxLength: kind === 'text' ? 5 : null,
  isFilled: false,
  ...more,
})
const fields = [
  field(1, 'text'),
  field(2, 'checkbox'),
  field(3, 'date'),
  field(4, 'initials'),
  field(5, 'initials'),
  field(6, 'text', { isRequired: false }),
  field(7, 'signature'),
]
const words = { name: 'Léa Fontaine', initials: 'Your initials' }

describe('what is filled in on a document', () => {
  it('is guided in order: an optional field is not a step unless it is invalid', () => {
    const stepsOf = (filling: typeof nothingFilled) =>
      fillSteps(fields, filling, words).map(({ name, isDone }) => [name, isDone])
    expect(stepsOf(nothingFilled)).toEqual([
      ['fill-1', false],
      ['fill-2', false],
      ['fill-initials', true],
    ])
    expect(stepsOf({ texts: { 1: 'Lyon', 6: 'too long' }, ticked: { 2: true } })).toEqual([
      ['fill-1', true],
      ['fill-2', true],
      ['fill-initials', true],
      ['fill-6', false],
    ])
  })

  it('is counted as the services count it: blanks are nothing, and a letter is one character', () => {
    const text = field(1, 'text')
    expect(faultOf(text, { texts: { 1: '   ' }, ticked: {} })).toBe('required')
    expect(faultOf(text, { texts: { 1: ' Lyons ' }, ticked: {} })).toBeUndefined()
    expect(faultOf(text, { texts: { 1: 'Lyons!' }, ticked: {} })).toBe('tooLong')
    expect(faultOf(field(2, 'checkbox', { isRequired: false }), nothingFilled)).toBeUndefined()
  })

  it('is sent only for the reader’s fields, with initials where they are requested', () => {
    expect(filledBody([], nothingFilled, words.name)).toEqual({})
    const filling = { texts: { 1: ' Lyon ' }, ticked: { 2: true } }
    expect(filledBody(fields, filling, words.name)).toEqual({
      values: [
        { fieldId: 1, text: 'Lyon' },
        { fieldId: 2, isChecked: true },
        { fieldId: 6, text: '' },
      ],
      initials: { look: 'typed', text: 'LF', lines: [] },
    })
    const drawn = { kind: 'drawn' as const, text: '', lines: [[1, 2, 30, 40], [5]] }
    expect(filledBody(fields, { ...filling, initials: drawn }, words.name).initials).toEqual({
      look: 'drawn',
      text: '',
      lines: ['1 2 30 40'],
    })
  })

  it('maps the services’ errors to fields', () => {
    const sent = [{ fieldId: 4, text: '李' }]
    const errors = [
      { pointer: '/mark/values/0/text', code: 'pattern' },
      { pointer: '/values', code: 'required', params: { field: 1 } },
      { pointer: '/text', code: 'too-long' },
    ]
    expect([...refusedFields(errors, sent)]).toEqual([
      [4, 'letters'],
      [1, 'required'],
    ])
  })

  it('starts the initials with the first letters of the name', () => {
    expect(firstLetters('Anne-Marie Le Goff')).toBe('AMLG')
    expect(firstLetters('  ')).toBe('')
  })
})

describe('characters that the document cannot show', () => {
  const text = field(1, 'text', { maxLength: 20 })
  const initialsOf = (name: string, filling = nothingFilled) =>
    fillSteps([field(4, 'initials')], filling, { name, initials: 'Your initials' })[0]?.fault

  it('are reported at the field before anything is sent', () => {
    expect(faultOf(text, { texts: { 1: '李明' }, ticked: {} })).toBe('letters')
    expect(initialsOf('Léa Fontaine')).toBeUndefined()
    expect(initialsOf('李明')).toBe('required')
    const typed = (letters: string) =>
      ({ ...nothingFilled, initials: { kind: 'typed', text: letters, lines: [] } }) as const
    expect(initialsOf('Léa', typed('✅'))).toBe('letters')
    expect(initialsOf('Léa', typed('Léa Fontaine'))).toBe('tooLong')
  })

  it('include what the services refused, until it is changed', () => {
    const errors = [{ pointer: '/values/0/text', code: 'pattern' }]
    const sent = [{ fieldId: 1, text: 'Lyon' }]
    expect([...refusedFields(errors, sent)]).toEqual([[1, 'letters']])
    expect([...refusedFields(errors, sent, [{ fieldId: 1, text: 'Paris' }])]).toEqual([])
  })

  it('are composed first if accents are separate characters', () => {
    const filling = { texts: { 1: 'Cafe\u0301' }, ticked: {} }
    expect(faultOf(text, filling)).toBeUndefined()
    expect(filledBody([text], filling, 'Léa').values).toEqual([{ fieldId: 1, text: 'Café' }])
  })
})

it('sends the chosen handwriting with the initials', () => {
  const initials = { kind: 'typed', text: 'LF', hand: 'slanted', lines: [] } as const
  const body = filledBody([field(4, 'initials')], { ...nothingFilled, initials }, 'Léa Fontaine')
  expect(body.initials).toEqual({ look: 'typed', text: 'LF', hand: 'slanted', lines: [] })
})
