/** What a signer fills in on a document. */
import type { BodyOf, Operations, SuccessOf } from '@parvis/api-types/operations'
import type { SignatureLook } from '@parvis/design-system/SignatureField'
import { canShow, cleanText } from '@parvis/signatures/field-text'

/** A field to fill in, and its place. */
export type FillField = SuccessOf<Operations['readSignatureGuest']>['fields'][number]

/** The values so far. */
export interface Filling {
  texts: Readonly<Record<number, string>>
  ticked: Readonly<Record<number, boolean>>
  /** Undefined: the first letters of the name. */
  initials?: SignatureLook | undefined
}
export const nothingFilled: Filling = { texts: {}, ticked: {} }

/** Maximum length of initials in the services. */
export const mostInitials = 10

/** The name of a field in the form. */
export const fieldName = ({ fieldId }: Pick<FillField, 'fieldId'>) => `fill-${fieldId}`
/** The name of the initials, which are created once for all fields. */
export const initialsName = 'fill-initials'

/** The first letters of a name: "Anne-Marie Le Goff" becomes AMLG. */
export const firstLetters = (name: string): string =>
  name
    .split(/[\s-]+/)
    .flatMap(part => Array.from(part)[0]?.toUpperCase() ?? [])
    .slice(0, mostInitials)
    .join('')

/** The initials to show: the ones created, or the first letters of the name if the document can show them. */
export function initialsLook({ initials }: Filling, name: string): SignatureLook {
  const letters = firstLetters(name)
  return initials ?? { kind: 'typed', text: canShow(letters) ? letters : '', lines: [] }
}

/** Why a field is invalid. */
export type FillFault = 'required' | 'tooLong' | 'letters' | 'wrong'

/** Why the initials are invalid. */
function faultOfInitials({ kind, text, lines }: SignatureLook): FillFault | undefined {
  if (kind !== 'typed') return lines.length === 0 ? 'required' : undefined
  const letters = cleanText(text)
  if (letters === '') return 'required'
  if (!canShow(letters)) return 'letters'
  return Array.from(letters).length > mostInitials ? 'tooLong' : undefined
}

export function faultOf(field: FillField, { texts, ticked }: Filling): FillFault | undefined {
  const { fieldId: id, kind, isRequired, maxLength } = field
  if (kind === 'checkbox') return isRequired && !ticked[id] ? 'required' : undefined
  if (kind !== 'text') return undefined
  const text = cleanText(texts[id] ?? '')
  if (text === '') return isRequired ? 'required' : undefined
  if (!canShow(text)) return 'letters'
  return Array.from(text).length > (maxLength ?? Number.POSITIVE_INFINITY) ? 'tooLong' : undefined
}

/** Something to do before signing. */
export interface FillStep {
  /** The name of its field in the form. */
  name: string
  label: string
  isDone: boolean
  fault?: FillFault | undefined
  /** The field, for showing its page; undefined when it is on no single page. */
  field?: FillField
}

/**
 * The steps to fill in, in order; an optional field is not one unless it is invalid.
 * @param refused the services' errors for fields that have not changed since
 */
export function fillSteps(
  fields: readonly FillField[],
  filling: Filling,
  { name, initials }: { name: string; initials: string },
  refused: ReadonlyMap<number, FillFault> = new Map(),
): FillStep[] {
  const firstInitials = fields.find(({ kind }) => kind === 'initials')
  return fields.flatMap((field): FillStep[] => {
    if (field === firstInitials) {
      const fault = faultOfInitials(initialsLook(filling, name))
      return [{ name: initialsName, label: initials, isDone: fault === undefined, fault, field }]
    }
    if (field.kind !== 'text' && field.kind !== 'checkbox') return []
    const fault = refused.get(field.fieldId) ?? faultOf(field, filling)
    const isDone = fault === undefined
    if (isDone && !field.isRequired) return []
    return [{ name: fieldName(field), label: field.label, isDone, fault, field }]
  })
}

type Mark = BodyOf<Operations['signSignatureEnvelope']>
type Given = NonNullable<Mark['values']>[number]

/** The values as the services expect them. @param name of the signer */
export function filledBody(
  fields: readonly FillField[],
  filling: Filling,
  name: string,
): Pick<Mark, 'values' | 'initials'> {
  if (fields.length === 0) return {}
  const { texts, ticked } = filling
  const look = initialsLook(filling, name)
  return {
    values: fields.flatMap(({ fieldId, kind }): Given[] => {
      if (kind === 'text') return [{ fieldId, text: cleanText(texts[fieldId] ?? '') }]
      return kind === 'checkbox' ? [{ fieldId, isChecked: ticked[fieldId] ?? false }] : []
    }),
    ...(fields.some(({ kind }) => kind === 'initials') && {
      initials:
        look.kind === 'drawn'
          ? {
              look: 'drawn',
              text: '',
              lines: look.lines.flatMap(line => (line.length > 1 ? [line.join(' ')] : [])),
            }
          : {
              look: 'typed',
              text: cleanText(look.text),
              ...(look.hand && { hand: look.hand }),
              lines: [],
            },
    }),
  }
}

const faultCodes: Readonly<Record<string, FillFault>> = {
  required: 'required',
  'too-long': 'tooLong',
  pattern: 'letters',
}

/**
 * The services' errors by field key, for fields whose values have not changed since.
 * @param sent the values that the errors are about
 * @param now the values that would be sent now
 */
export function refusedFields(
  errors: readonly {
    pointer: string
    code: string
    params?: Readonly<Record<string, unknown>> | undefined
  }[],
  sent: Mark['values'] = [],
  now: Mark['values'] = sent,
): ReadonlyMap<number, FillFault> {
  const refused = new Map<number, FillFault>()
  for (const { pointer, code, params } of errors) {
    const at = /\/values\/(\d+)/.exec(pointer)?.[1]
    const told = params?.['field']
    const id = typeof told === 'number' ? told : sent[Number(at ?? -1)]?.fieldId
    const [before, after] = [sent, now].map(values => values.find(({ fieldId }) => fieldId === id))
    const isSame = before?.text === after?.text && before?.isChecked === after?.isChecked
    if (id !== undefined && isSame) refused.set(id, faultCodes[code] ?? 'wrong')
  }
  return refused
}
