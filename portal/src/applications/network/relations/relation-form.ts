import { ClientRelationForm } from '@parvis/api-types/limits/client-relations'
import { explain } from '../../../api/problem-messages.ts'
import { fieldText } from '../../../forms/field-texts.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { defineForm, oneOf, text } from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'

const client = picked<ChosenClient>(['id', 'label', 'description'])

/** A client, and the role of another client towards it. */
export const relationForm = defineForm(
  'client-relation',
  {
    account: client,
    kind: oneOf(ClientRelationForm.kind),
    otherAccount: client,
    note: text(ClientRelationForm.note),
  },
  {
    refusals: {
      'client-relation-same': 'otherAccount',
      'client-relation-exists': 'otherAccount',
    },
    say: explain<'createClientRelation'>({
      'client-relation-same': 'clientRelations:problem.same',
      'client-relation-exists': 'clientRelations:problem.exists',
      'client-relation-account-unknown': 'clientRelations:problem.clientUnknown',
    }),
    also: ({ account, otherAccount }) =>
      account !== null && account.id === otherAccount?.id
        ? { otherAccount: fieldText('clientRelations:problem.same') }
        : {},
  },
)
