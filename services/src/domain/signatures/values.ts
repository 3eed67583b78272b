/** Validates what a signer fills in before anything is written. */
import type { CallOf } from '../../server/call.ts'
import type { ProblemDetails } from '../../server/problem.ts'
import { cleanText } from '@parvis/signatures/field-text'
import type { Field } from './fields-of-signers.ts'
import type { Look, Value } from './pdf/task.ts'

type Mark = CallOf<'signSignatureEnvelope'>['body']
type Given = NonNullable<Mark['values']>[number]
type Fault = NonNullable<ProblemDetails['errors']>[number]
type Initials = NonNullable<Mark['initials']>

/** Whether the initials are blank. */
const isEmptyInitials = ({ look, text, lines }: Initials): boolean =>
  look === 'typed' ? cleanText(text) === '' : lines.length === 0

/** The look of the initials; undefined if they are blank. */
export function initialsOf(initials: Initials | undefined): Look | undefined {
  if (!initials || isEmptyInitials(initials)) return undefined
  if (initials.look === 'typed') return { kind: 'typed', text: cleanText(initials.text), hand: initials.hand }
  return { kind: 'drawn', lines: initials.lines.map(line => line.split(' ').map(Number)) }
}

/** The value of one field; undefined if the field is left empty. */
function valueOf(field: Field, { text, isChecked }: Given, at: string): Value | Fault | undefined {
  if (field.kind === 'text' && text !== undefined && isChecked === undefined) {
    const written = cleanText(text)
    const limit = field.maxLength ?? 0
    if (Array.from(written).length > limit)
      return { pointer: `${at}/text`, code: 'too-long', params: { limit, field: field.id } }
    return written === '' ? undefined : { kind: 'text', text: written }
  }
  if (field.kind === 'checkbox' && isChecked !== undefined && text === undefined)
    return isChecked ? { kind: 'checked' } : undefined
  return { pointer: at, code: 'type-mismatch', params: { field: field.id } }
}

/** A signer's checked values, by field key. */
export interface CheckedValues {
  filled: ReadonlyMap<number, Value>
  faults: readonly Fault[]
}

/**
 * Validates what a signer filled in.
 * @param own the signer's fields; they may not fill in others
 * @param below JSON pointer to the values in the body
 */
export function checkValues(own: readonly Field[], values: readonly Given[], below: string): CheckedValues {
  const filled = new Map<number, Value>()
  const faults: Fault[] = []
  const places = new Map<number, number>()
  for (const [at, given] of values.entries()) {
    const pointer = `${below}/values/${at}`
    const field = own.find(({ id }) => id === given.fieldId)
    if (!field) faults.push({ pointer: `${pointer}/fieldId`, code: 'unknown-name' })
    else if (places.has(field.id)) faults.push({ pointer: `${pointer}/fieldId`, code: 'not-unique' })
    else {
      places.set(field.id, at)
      const value = valueOf(field, given, pointer)
      if (value && 'pointer' in value) faults.push(value)
      else if (value) filled.set(field.id, value)
    }
  }
  for (const { id, kind, isRequired } of own) {
    if (!isRequired || filled.has(id) || (kind !== 'text' && kind !== 'checkbox')) continue
    const at = places.get(id)
    const said = faults.some(({ params }) => params?.['field'] === id)
    if (!said)
      faults.push({
        pointer: at === undefined ? `${below}/values` : `${below}/values/${at}`,
        code: 'required',
        params: { field: id },
      })
  }
  return { filled, faults }
}
