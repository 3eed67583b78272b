/** Where the signers of a draft sign: where they were put, where a template says, or where there is room. */
import type { RowOf } from '@parvis/api-types/calls'
import { doOverlap, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'
import { fieldsBody, type DraftField, type FieldForm } from './draft-fields.ts'
import { nextPlace, type PlacedSigner } from '../../../signing/rules-of-place.ts'

/** Where signatures go, as the services keep it under a name. */
export type Template = RowOf<'listSignatureTemplates'>
/** What of one is used: where the signers sign and what they fill in, in their order. */
export type UsedTemplate = Pick<Template, 'name' | 'pagesFrom' | 'places'>

/** A page counted from the other end: the same either way. */
const turned = (page: number, pagesFrom: Template['pagesFrom'], pageCount: number) =>
  pagesFrom === 'start' ? page : pageCount - page + 1

const isIn = (page: number, pageCount: number) => page >= 1 && page <= pageCount

/** Places and fields as a template keeps them, of a document of so many pages. */
export const templatePlaces = (
  signers: readonly PlacedSigner[],
  drafted: readonly DraftField[],
  pagesFrom: Template['pagesFrom'],
  pageCount: number,
): Template['places'] =>
  signers.map(({ id, page, across, down }) => {
    const { fields } = fieldsBody(drafted, id)
    return {
      page: turned(page, pagesFrom, pageCount),
      across,
      down,
      ...(fields && {
        fields: fields.map(field => ({ ...field, page: turned(field.page, pagesFrom, pageCount) })),
      }),
    }
  })

/** Where a template puts each signer of a document of so many pages; undefined where it has no such page. */
export const placesIn = (
  { places, pagesFrom }: UsedTemplate,
  pageCount: number,
): (FieldPlace | undefined)[] =>
  places.map(({ page: counted, across, down }) => {
    const page = turned(counted, pagesFrom, pageCount)
    return isIn(page, pageCount) ? { page, across, down } : undefined
  })

/** What each signer of a document of so many pages fills in, as a template says: where the document has the page. */
export const fieldsIn = ({ places, pagesFrom }: UsedTemplate, pageCount: number): FieldForm[][] =>
  places.map(({ fields = [] }) =>
    fields.flatMap(field => {
      // What stands on every page is kept with the first one.
      const page = field.isOnEveryPage ? 1 : turned(field.page, pagesFrom, pageCount)
      return isIn(page, pageCount) ? [{ ...field, page }] : []
    }),
  )

/** What of a template is not on a document. */
export interface Leftover {
  /** Which signers, from 1, stand elsewhere because the document has not that page. */
  missing: readonly { signer: number; page: number }[]
  /** Which fields were left out because the document has not that page. */
  missingFields: readonly { label: string; page: number }[]
  /** Places that wait for further signers. */
  free: number
}

/** @param signers how many sign so far */
export function leftoverOf(template: UsedTemplate, pageCount: number, signers: number): Leftover {
  const places = placesIn(template, pageCount)
  return {
    missing: template.places.flatMap(({ page }, at) => (places[at] ? [] : [{ signer: at + 1, page }])),
    missingFields: template.places.flatMap(({ fields = [] }) =>
      fields.flatMap(({ label, page, isOnEveryPage }) =>
        isOnEveryPage || isIn(turned(page, template.pagesFrom, pageCount), pageCount)
          ? []
          : [{ label, page }],
      ),
    ),
    free: places.slice(signers).filter(Boolean).length,
  }
}

/**
 * The signers of a choice: who was there keeps their place, who is new gets that of the template, or one where nobody stands.
 * @param template where it puts each of them, in their order
 * @param others what else stands on the document
 */
export function placedOf(
  people: readonly { id: string; name: string }[],
  before: readonly PlacedSigner[],
  page: number,
  template: readonly (FieldPlace | undefined)[] = [],
  others: readonly FieldPlace[] = [],
  pageSizes: readonly PageSize[] = [],
): PlacedSigner[] {
  const placed: PlacedSigner[] = []
  for (const [at, { id, name }] of people.entries()) {
    const known = before.find(each => each.id === id)
    const taken = [...placed, ...before, ...others]
    const wanted = template[at]
    const isFree = wanted && !taken.some(other => doOverlap(wanted, other, pageSizes))
    // Those who come after keep the place that the template has for them.
    const later = template.slice(at + 1).flatMap(place => place ?? [])
    placed.push(
      known ?? { id, name, ...(isFree ? wanted : nextPlace([...taken, ...later], page, pageSizes)) },
    )
  }
  return placed
}
