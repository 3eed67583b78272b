import { reachedStep } from '../../../../screens/reached-step.ts'
import { publications } from '../application.ts'
import type { Publication } from '../publication.ts'

/** The steps of a publication, in their order. */
export const publicationSteps = ['request', 'report', 'documents', 'readers', 'validation'] as const
export type PublicationStep = (typeof publicationSteps)[number]

/** The last step that can be reached: without a report there is nothing to go with, and nothing to validate. */
export function reachableStep(publication: Pick<Publication, 'reportId'> | undefined): PublicationStep {
  if (!publication) return 'request'
  return publication.reportId === null ? 'report' : 'validation'
}

/**
 * The step that is shown: that of the address as far as it can be reached, else where the publication was left.
 * @param left where that was when it was opened: who is at a step stays there, whatever others do meanwhile
 */
export function stepIn(
  search: URLSearchParams,
  publication: Pick<Publication, 'reportId' | 'status'> | undefined,
  left: PublicationStep = reachableStep(publication),
): PublicationStep {
  // What is closed is only looked at.
  if (publication && publication.status !== 'draft') return 'validation'
  return reachedStep(publicationSteps, search.get('step'), { reachable: reachableStep(publication), left })
}

/** A step of a publication; without a step, where it was left. */
export function addressOfPublication(id: number, step?: PublicationStep): string {
  return `${publications.address('record')}?publication=${id}${step === undefined ? '' : `&step=${step}`}`
}
