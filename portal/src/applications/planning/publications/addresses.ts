import { publications } from './application.ts'
import type { PublicationStep } from './rules/publication-steps.ts'

export const publicationsPath = publications.address('list')
export const createPath = publications.address('record')

/** A step of a publication; without a step, where it was left. */
export function addressOfPublication(id: number, step?: PublicationStep): string {
  return `${createPath}?publication=${id}${step === undefined ? '' : `&step=${step}`}`
}

/** The publication that an address names; undefined: a new one. */
export function publicationIn(search: URLSearchParams): number | undefined {
  const text = search.get('publication')
  return text === null ? undefined : Number(text)
}

/** The page of the request that is published. */
export const addressOfRequest = (id: number) => `/app/dshb2/requests/${id}`

/** Where reports of a client are imported. */
export const addressOfImport = (accountId: number) => `/app/rapports/admin/import?client=${accountId}`
