import { reachedStep } from '../../../../screens/reached-step.ts'
import { publications } from '../application.ts'
import type { Publication } from '../publication.ts'

/** The steps of a publication, in order. */
export const publicationSteps = ['request', 'report', 'documents', 'readers', 'validation'] as const
export type PublicationStep = (typeof publicationSteps)[number]

/** The last step that can be reached: documents, readers and validation need a report. */
export function reachableStep(publication: Pick<Publication, 'reportId'> | undefined): PublicationStep {
  if (!publication) return 'request'
  return publication.reportId === null ? 'report' : 'validation'
}

/**
 * The step to show: the step in the address if it can be reached, otherwise the step where the publication was left.
 * @param left the step where it was when the page was opened, so that the step does not change when others edit the
 * publication
 */
export function stepIn(
  search: URLSearchParams,
  publication: Pick<Publication, 'reportId' | 'status'> | undefined,
  left: PublicationStep = reachableStep(publication),
): PublicationStep {
  // A closed publication is read-only.
  if (publication && publication.status !== 'draft') return 'validation'
  return reachedStep(publicationSteps, search.get('step'), { reachable: reachableStep(publication), left })
}

/** The address of a step of a publication; without a step, of the step where it was left. */
export function addressOfPublication(id: number, step?: PublicationStep): string {
  return `${publications.address('record')}?publication=${id}${step === undefined ? '' : `&step=${step}`}`
}
