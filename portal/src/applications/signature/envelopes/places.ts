/** The places of a draft's signers: where they were put, as in a template, or where there is space. */
import type { RowOf } from '@parvis/api-types/calls'
import { doOverlap, type FieldPlace, type PageSize } from '@parvis/signatures/field-box'
import { fieldsBody, type DraftField, type FieldForm } from './draft-fields.ts'
import { nextPlace, type PlacedSigner } from '../../../signing/rules-of-place.ts'

/** A named set of places for signatures, as the services store it. */
export type Template = RowOf<'listSignatureTemplates'>
/** The part of a template that is used: where the signers sign and what they fill in, in order. */
export type UsedTemplate = Pick<Template, 'name' | 'pagesFrom' | 'places'>

/**
 * Converts a page number between counting from the start and from the template's side. The conversion is its own
 * inverse.
 */
const turned = (page: number, pagesFrom: Template['pagesFrom'], pageCount: number) =>
  pagesFrom === 'start' ? page : pageCount - page + 1

const isIn = (page: number, pageCount: number) => page >= 1 && page <= pageCount

/** The places and fields of a document with this many pages, as a template stores them. */
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

/** Where a template puts each signer of a document with this many pages; undefined if the page does not exist. */
export const placesIn = (
  { places, pagesFrom }: UsedTemplate,
  pageCount: number,
): (FieldPlace | undefined)[] =>
  places.map(({ page: counted, across, down }) => {
    const page = turned(counted, pagesFrom, pageCount)
    return isIn(page, pageCount) ? { page, across, down } : undefined
  })

/**
 * The fields of each signer of a document with this many pages, according to a template. Fields on missing pages are
 * left out.
 */
export const fieldsIn = ({ places, pagesFrom }: UsedTemplate, pageCount: number): FieldForm[][] =>
  places.map(({ fields = [] }) =>
    fields.flatMap(field => {
      // A field on every page is stored with the first one.
      const page = field.isOnEveryPage ? 1 : turned(field.page, pagesFrom, pageCount)
      return isIn(page, pageCount) ? [{ ...field, page }] : []
    }),
  )

/** The parts of a template that do not fit a document. */
export interface Leftover {
  /** The signers, from 1, who sign elsewhere because the document lacks the page. */
  missing: readonly { signer: number; page: number }[]
  /** The fields that were left out because the document lacks the page. */
  missingFields: readonly { label: string; page: number }[]
  /** The number of places that are free for further signers. */
  free: number
}

/** @param signers the number of signers so far */
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
 * Places the chosen signers. Earlier ones keep their place; new ones get that of the template, or a free one.
 * @param template the place of each signer, in order
 * @param others whatever else is on the document
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
    // Keep the template's places for later signers free.
    const later = template.slice(at + 1).flatMap(place => place ?? [])
    placed.push(
      known ?? { id, name, ...(isFree ? wanted : nextPlace([...taken, ...later], page, pageSizes)) },
    )
  }
  return placed
}
