/** What signers are asked to fill in, looked at before it is kept: of a document, or of a template. */
import { doOverlap, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'
import { textCapacity } from '@parvis/signatures/field-text'
import type { CallOf } from '../../server/call.ts'
import type { NewField } from './fields-of-signers.ts'

type AskedField = NonNullable<CallOf<'sendSignatureEnvelope'>['body']['signers'][number]['fields']>[number]

/** Somebody who signs, and what they are asked to fill in. */
interface Asked {
  fields?: readonly AskedField[]
}

/** What a signer is asked to fill in, as it is kept. */
export const keptFields = ({ fields = [] }: Asked): NewField[] =>
  fields.map(({ maxLength, ...field }) => ({
    ...field,
    label: field.label.trim(),
    // Of no page alone.
    page: field.isOnEveryPage ? 1 : field.page,
    // What is filled in for the signer, or is part of the signature, is never left out.
    isRequired: field.isRequired || (field.kind !== 'text' && field.kind !== 'checkbox'),
    maxLength:
      field.kind === 'text' ? (maxLength ?? Math.min(100, textCapacity(field.width, field.height))) : null,
  }))

/** Texts that are longer than there is room for, as faults of their fields. @param below where the signers stand in the body, as a JSON pointer */
export const tooLong = (signers: readonly Asked[], below: string) =>
  signers.flatMap(({ fields = [] }, at) =>
    fields.flatMap(({ kind, maxLength, width, height }, place) => {
      const limit = textCapacity(width, height)
      if (kind !== 'text' || maxLength === undefined || maxLength <= limit) return []
      return [
        { pointer: `${below}/${at}/fields/${place}/maxLength`, code: 'maximum' as const, params: { limit } },
      ]
    }),
  )

/** Places of fields in one document at most: each is drawn when the first person signs. */
export const mostPlaces = 5000

/** How many places the fields of signers have on a document of so many pages. */
export const countPlaces = (
  signers: readonly { fields?: readonly Pick<FieldPlace, 'isOnEveryPage'>[] }[],
  pageCount: number,
) =>
  signers
    .flatMap(({ fields = [] }) => fields)
    .reduce((sum, { isOnEveryPage }) => sum + (isOnEveryPage ? pageCount : 1), 0)

/** What covers something that was asked for before it, as faults. @param below where the signers stand in the body, as a JSON pointer */
export function overlaps(
  signers: readonly (FieldPlace & { fields?: readonly FieldPlace[] })[],
  below: string,
  pageSizes: readonly PageSize[] = [],
) {
  const places = signers.flatMap(({ fields = [], ...signer }, at) => [
    { place: signer, pointer: `${below}/${at}` },
    ...fields.map((field, number) => ({ place: field, pointer: `${below}/${at}/fields/${number}` })),
  ])
  return places.flatMap(({ place, pointer }, at) =>
    places.slice(0, at).some(before => doOverlap(before.place, place, pageSizes))
      ? [{ pointer, code: 'not-unique' as const }]
      : [],
  )
}
