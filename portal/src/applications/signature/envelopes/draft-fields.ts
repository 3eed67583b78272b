/** What the signers of a draft have to fill in, and where. */
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { FieldPlace, PageSize } from '@parvis/signatures/field-box'
import { textCapacity } from '@parvis/signatures/field-text'
import { nextFieldPlace, type PlacedSigner } from '../../../signing/rules-of-place.ts'

type SignerForm = BodyOf<Operations['sendSignatureEnvelope']>['signers'][number]
export type FieldForm = NonNullable<SignerForm['fields']>[number]
export type DraftFieldKind = FieldForm['kind']

/** A field that a signer has to fill in. */
export interface DraftField extends FieldForm {
  id: string
  /** The key of its signer, or of a place of a template that nobody has taken yet. */
  signer: string
  /** The signer of a template whose field this was, from 0. The field is removed when another template is used. */
  place?: number
}

/** The most fields of one signer, and the default maximum length of a text, as the services accept them. */
export const mostFields = 50
const usualLength = 100

/** Width and height in points. */
const sizes = {
  text: [160, 24],
  checkbox: [20, 20],
  date: [110, 24],
  initials: [60, 36],
  signature: [132, 51],
} as const satisfies Record<DraftFieldKind, readonly [number, number]>
export const fieldKinds = Object.keys(sizes) as DraftFieldKind[]

/**
 * Whether the sender decides if the field may stay empty. The services fill in the others, or the signer makes them.
 */
export const mayStayEmpty = ({ kind }: Pick<DraftField, 'kind'>) => kind === 'text' || kind === 'checkbox'

/** Whether a field is too small for its maximum number of letters. */
export const hasNoRoom = ({ kind, maxLength, width, height }: DraftField): boolean =>
  kind === 'text' && maxLength !== undefined && maxLength > textCapacity(width, height)

/** A label for a new field, with a number if it is already taken. */
export function freeLabel(label: string, fields: readonly Pick<DraftField, 'label'>[]): string {
  const taken = new Set(fields.map(each => each.label))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? label : `${label} ${number}`
    if (!taken.has(free)) return free
  }
}

/** The next field of the same signer, or else the previous one. */
export function neighbourOf(field: DraftField, fields: readonly DraftField[]): DraftField | undefined {
  const own = fields.filter(({ signer }) => signer === field.signer)
  const at = own.findIndex(({ id }) => id === field.id)
  return own[at + 1] ?? own[at - 1]
}

/** The highest number in use in the ids of fields. */
const lastNumber = (fields: readonly DraftField[]) =>
  Math.max(0, ...fields.map(({ id }) => Number(id.split(' ')[1])))

/** The key that stands for the signer until somebody takes the place. @param place of the signer, from 0 */
const waitingFor = (place: number) => `place ${place}`

/**
 * The fields of a draft after using a template. Those of an earlier template are removed; those that the sender added
 * stay.
 * @param own the fields of the template, one list per signer, in order
 */
export function withTemplateFields(
  fields: readonly DraftField[],
  own: readonly (readonly FieldForm[])[],
): DraftField[] {
  const kept = fields.filter(({ place }) => place === undefined)
  const last = lastNumber(fields)
  const added = own.flatMap((each, place) => each.map(field => ({ ...field, place })))
  return [
    ...kept,
    ...added.map((field, at) => ({
      ...field,
      id: `field ${last + at + 1}`,
      signer: waitingFor(field.place),
    })),
  ]
}

/**
 * Assigns the fields of a template to the signers at their places. The fields of a removed signer go to the
 * replacement, so that none is lost silently.
 * @param signers their keys, in order
 */
export function claimed(fields: readonly DraftField[], signers: readonly string[]): DraftField[] {
  const owners = new Map<number, string>()
  for (const { place, signer } of fields)
    if (place !== undefined && signers.includes(signer)) owners.set(place, signer)
  const isFree = (key: string | undefined) => key !== undefined && ![...owners.values()].includes(key)
  for (const { place, signer } of fields) {
    if (place === undefined || owners.has(place)) continue
    const hadOwner = signer !== waitingFor(place)
    const owner = isFree(signers[place]) ? signers[place] : hadOwner ? signers.find(isFree) : undefined
    if (owner !== undefined) owners.set(place, owner)
  }
  return fields.map(field => {
    const owner = field.place === undefined ? undefined : owners.get(field.place)
    return owner === undefined ? field : { ...field, signer: owner }
  })
}

interface NewDraftField {
  kind: DraftFieldKind
  signer: string
  label: string
  page: number
}

/** Adds a field where there is space. @param placed everything on the document */
export function addedField(
  { kind, signer, label, page }: NewDraftField,
  fields: readonly DraftField[],
  placed: readonly FieldPlace[],
  pageSizes: readonly PageSize[] = [],
): DraftField {
  const [width, height] = sizes[kind]
  const field: DraftField = {
    id: `field ${lastNumber(fields) + 1}`,
    signer,
    kind,
    label,
    page,
    // Initials are usually required on every page.
    isOnEveryPage: kind === 'initials',
    across: 0,
    down: 0,
    width,
    height,
    isRequired: true,
    ...(kind === 'text' && { maxLength: usualLength }),
  }
  return nextFieldPlace(placed, field, pageSizes)
}

/** The fields that are on the pages, named by label and signer. */
export const placedFields = (
  fields: readonly DraftField[],
  signers: readonly PlacedSigner[],
): PlacedSigner[] =>
  fields.flatMap(({ signer, label, ...field }) => {
    const owner = signers.find(({ id }) => id === signer)
    return owner ? [{ ...field, name: signers.length > 1 ? `${label} (${owner.name})` : label }] : []
  })

/** The fields of a signer as the services accept them; nothing if there are none. */
export function fieldsBody(fields: readonly DraftField[], of: string): Pick<SignerForm, 'fields'> {
  const own = fields.flatMap(field => {
    if (field.signer !== of) return []
    const { kind, label, page, isOnEveryPage, across, down, width, height, isRequired, maxLength } = field
    const place = { page, isOnEveryPage, across, down, width, height }
    return [
      { kind, label: label.trim(), ...place, isRequired, ...(maxLength !== undefined && { maxLength }) },
    ]
  })
  return own.length === 0 ? {} : { fields: own }
}
