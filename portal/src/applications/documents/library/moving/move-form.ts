import { isProblem } from '@parvis/api-types/problems'
import type { ChosenClient } from '../../../../organisation/chosen-client.ts'
import { fieldText, ruleText } from '../../../../forms/field-texts.ts'
import { defineForm, flag, type ValuesOf } from '../../../../screens/define-form.ts'
import { picked } from '../../../../screens/picked.ts'
import { sayNotMoved } from '../document.ts'
import { placement } from '../document-form.ts'

/** The parts of a place that can be changed for several documents, with their fields. */
export const moveParts = {
  withFolder: ['folder'],
  withFiscalYear: ['fiscalYear'],
  withDocumentType: ['documentType'],
  // An engagement belongs to one client only.
  withClient: ['client', 'engagementId'],
  withEngagement: ['engagementId'],
  withConfidentiality: ['confidentiality'],
} as const satisfies Record<string, readonly (keyof typeof placement)[]>

export type MovePart = keyof typeof moveParts

/** The form for moving several documents. Only ticked parts change. */
export const moveForm = defineForm(
  'documents-move',
  {
    withFolder: flag(),
    withFiscalYear: flag(),
    withDocumentType: flag(),
    withClient: flag(),
    withEngagement: flag(),
    withConfidentiality: flag(),
    ...placement,
    client: picked<ChosenClient>(['id', 'label', 'description'], false),
  },
  {
    say: sayNotMoved,
    refusals: {
      'document-client-unknown': 'client',
      'document-engagement-unknown': 'engagementId',
    },
    also: values => ({
      ...(!Object.keys(moveParts).some(part => values[part as MovePart]) && {
        withFolder: fieldText('documents:move.nothing'),
      }),
      ...(values.withClient && !values.client && { client: ruleText('required') }),
    }),
  },
)

export type MoveValues = ValuesOf<typeof moveForm.fields>
export type MoveBody = ReturnType<typeof moveForm.bodyOf>

/**
 * The field at fault when the reader would lose their own access: who can read the documents, or the engagement, whose
 * partner and manager read restricted ones.
 */
export const refusedFields = (error: unknown, { withConfidentiality }: MoveValues) =>
  isProblem(error, 'document-confidentiality-refused')
    ? { [withConfidentiality ? 'confidentiality' : 'engagementId']: fieldText('documents:problem.ownAccess') }
    : {}

/** The parts of a place to send: the ticked ones. */
export function changesOf(values: MoveBody) {
  const { fiscalYear, folder, documentType, confidentiality, engagementId } = values
  return {
    ...(values.withFolder && { folder }),
    ...(values.withFiscalYear && { fiscalYear }),
    ...(values.withDocumentType && { documentType }),
    ...(values.withClient && { accountId: Number(values.client?.id) }),
    ...((values.withClient || values.withEngagement) && { engagementId }),
    ...(values.withConfidentiality && { confidentiality }),
  }
}

/** The changes that restore a document to its state before some changes. */
export function changesBack<Place extends object>(before: Place, changes: Partial<Place>): Partial<Place> {
  return Object.fromEntries(Object.entries(before).filter(([part]) => part in changes)) as Partial<Place>
}
