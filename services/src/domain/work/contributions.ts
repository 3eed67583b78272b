/*
 * The pending work of people, across all applications. To let something of an application appear there as well:
 *
 * 1. name its kind in `WorkKind` of `openapi/portal/work-schemas.yaml`, and generate the types;
 * 2. write a `WorkContribution` in `work.ts` of the application's own folder, and name it below: a kind without one
 *    does not compile;
 * 3. give its tables the trigger `tell_work` in a migration, so that people looking at the list hear of a change: see
 *    migration 0095. It notifies every process, and code that changes the tables needs to do nothing;
 * 4. add its texts in both languages: `work.kind` and `work.count` in the texts of the portal's shell, where a kind
 *    without texts does not compile either; and name the tag `Work` in `x-changes` of the application's tag, if that is
 *    of the same host;
 * 5. add a row to the table of `work.test.ts`: who has such work, and who has not.
 */
import type { Person } from '../../access/person.ts'
import { accessToDecide } from '../access-requests/work.ts'
import { apiKeyToReplace } from '../api-consumers/work.ts'
import { auditDocumentToHandIn, auditFolderToAccept, auditFolderToReview } from '../audit-folders/work.ts'
import { sheetToCorrect, sheetToPublish, sheetToValidate } from '../finder/work.ts'
import { stockToCount, stockToRecount } from '../inventories/work.ts'
import { onboardingToCorrect, onboardingToDecide } from '../onboarding/work.ts'
import { planningToCorrect, planningToDecide, planningToDeliver } from '../planning/work.ts'
import { publicationToFinish } from '../publications/work.ts'
import { documentToSign } from '../signatures/work.ts'
import { termsToPublish } from '../terms/work.ts'
import type { WorkContribution, WorkKind } from './contribution.ts'

/** In the order of WorkKind of the contract. */
const contributions: Readonly<Record<WorkKind, WorkContribution>> = {
  onboardingToDecide,
  onboardingToCorrect,
  planningToDecide,
  planningToCorrect,
  planningToDeliver,
  publicationToFinish,
  sheetToValidate,
  sheetToPublish,
  sheetToCorrect,
  auditDocumentToHandIn,
  auditFolderToAccept,
  auditFolderToReview,
  documentToSign,
  stockToCount,
  stockToRecount,
  apiKeyToReplace,
  termsToPublish,
  accessToDecide,
}

/** The kinds of work that may wait for a person. Nothing waits for a person who has neither a right nor a record. */
export function contributionsFor(person: Person): { kind: WorkKind; of: WorkContribution }[] {
  return Object.entries(contributions).flatMap(([kind, of]) =>
    of.isFor(person) ? [{ kind: kind as WorkKind, of }] : [],
  )
}

/** The kinds of a person's work that a change of some tables may affect. @param tables undefined: any */
export function changedKinds(tables: ReadonlySet<string> | undefined, person: Person): WorkKind[] {
  return contributionsFor(person).flatMap(({ kind, of }) =>
    tables === undefined || of.tables.some(table => tables.has(table)) ? [kind] : [],
  )
}
