/** What signers of a draft are asked to fill in, and where. */
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import type { FieldPlace, PageSize } from '@parvis/signatures/field-box'
import { textCapacity } from '@parvis/signatures/field-text'
import { nextFieldPlace, type PlacedSigner } from '../../../signing/rules-of-place.ts'

type SignerForm = BodyOf<Operations['sendSignatureEnvelope']>['signers'][number]
export type FieldForm = NonNullable<SignerForm['fields']>[number]
export type DraftFieldKind = FieldForm['kind']

/** Something that a signer is asked to fill in. */
export interface DraftField extends FieldForm {
  id: string
  /** Whose it is: the key of the signer, or that of a place of a template which nobody has taken yet. */
  signer: string
  /** Which signer of a template it came with, from 0; it goes when another one is used. */
  place?: number
}

/** Fields of one signer at most, and letters of a text where nobody has said, as the services take them. */
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

/** Whether the sender says that it may stay empty: the rest is filled in by the services, or made by the signer. */
export const mayStayEmpty = ({ kind }: Pick<DraftField, 'kind'>) => kind === 'text' || kind === 'checkbox'

/** Whether a field has no room for as many letters as it allows. */
export const hasNoRoom = ({ kind, maxLength, width, height }: DraftField): boolean =>
  kind === 'text' && maxLength !== undefined && maxLength > textCapacity(width, height)

/** What a new field is called: a number tells it from others of its kind. */
export function freeLabel(label: string, fields: readonly Pick<DraftField, 'label'>[]): string {
  const taken = new Set(fields.map(each => each.label))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? label : `${label} ${number}`
    if (!taken.has(free)) return free
  }
}

/** The field of the same signer that comes after one, or else before it. */
export function neighbourOf(field: DraftField, fields: readonly DraftField[]): DraftField | undefined {
  const own = fields.filter(({ signer }) => signer === field.signer)
  const at = own.findIndex(({ id }) => id === field.id)
  return own[at + 1] ?? own[at - 1]
}

/** The highest number that a field has. */
const lastNumber = (fields: readonly DraftField[]) =>
  Math.max(0, ...fields.map(({ id }) => Number(id.split(' ')[1])))

/** Whose a field is as long as nobody has taken its place. @param place of the signer, from 0 */
const waitingFor = (place: number) => `place ${place}`

/**
 * The fields of a draft once a template is used: those of an earlier one go, those that the sender added stay.
 * @param own the fields of the template, one list for each signer in their order
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
 * Fields of a template as those of the signer at their place. Those of a signer who was taken out go to the one who came
 * instead: none is lost without a word. @param signers their keys, in their order
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

/** One more field, where there is room. @param placed what stands on the document */
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
    // Initials are asked for on every page, as a rule.
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

/** Fields as they stand on the pages, by what they are called and whose they are. */
export const placedFields = (
  fields: readonly DraftField[],
  signers: readonly PlacedSigner[],
): PlacedSigner[] =>
  fields.flatMap(({ signer, label, ...field }) => {
    const owner = signers.find(({ id }) => id === signer)
    return owner ? [{ ...field, name: signers.length > 1 ? `${label} (${owner.name})` : label }] : []
  })

/** The fields of a signer as the services take them; nothing where there are none. */
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
