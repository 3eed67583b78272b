/** Validates and normalises the fields that signers are asked to fill in, for documents and templates alike. */
import { doOverlap, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'
import { textCapacity } from '@parvis/signatures/field-text'
import type { CallOf } from '../../server/call.ts'
import type { NewField } from './fields-of-signers.ts'

type AskedField = NonNullable<CallOf<'sendSignatureEnvelope'>['body']['signers'][number]['fields']>[number]

/** A signer and the fields they are asked to fill in. */
interface Asked {
  fields?: readonly AskedField[]
}

/** Turns a signer's requested fields into the rows to store. */
export const keptFields = ({ fields = [] }: Asked): NewField[] =>
  fields.map(({ maxLength, ...field }) => ({
    ...field,
    label: field.label.trim(),
    // A field on every page belongs to no single page.
    page: field.isOnEveryPage ? 1 : field.page,
    // Fields that are filled in for the signer, or that are part of the signature, are always required.
    isRequired: field.isRequired || (field.kind !== 'text' && field.kind !== 'checkbox'),
    maxLength:
      field.kind === 'text' ? (maxLength ?? Math.min(100, textCapacity(field.width, field.height))) : null,
  }))

/** Reports texts longer than their field has room for. @param below JSON pointer to the signers in the body */
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

/** The most field places in one document: each is drawn when the first person signs. */
export const mostPlaces = 5000

/** Counts the places that the signers' fields take up on a document of `pageCount` pages. */
export const countPlaces = (
  signers: readonly { fields?: readonly Pick<FieldPlace, 'isOnEveryPage'>[] }[],
  pageCount: number,
) =>
  signers
    .flatMap(({ fields = [] }) => fields)
    .reduce((sum, { isOnEveryPage }) => sum + (isOnEveryPage ? pageCount : 1), 0)

/** Reports fields and signatures that overlap an earlier one. @param below JSON pointer to the signers in the body */
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
