import { listAccounts } from '@parvis/api-types/generated/examples/customer-store'
import { listClientRelations } from '@parvis/api-types/generated/examples/portal'
import type { RowOf } from '@parvis/api-types/calls'
import { answerPage } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { clientRelationsTexts } from './i18n/texts.ts'

/** A person who reads relations but cannot add any. */
export const reader = { scopes: new Set([...storyPerson.scopes, 'Network.Read']) }

/** The portal around every screen of the relations, for a person who adds them. */
export const portal: PortalStory = {
  texts: { clientRelations: clientRelationsTexts },
  person: { scopes: new Set([...reader.scopes, 'Network.Manage']) },
}

export const textsOf = textsIn(clientRelationsTexts)

type Relation = RowOf<'listClientRelations'>
const [first, second] = listClientRelations.success.some.value
export const supplier = first as Relation
export const competitor = second as Relation

/** The clients that the fields find. */
export const foundClients = answerPage(
  listAccounts,
  { id: 1, accountLegalName: supplier.accountName, accountNumber: supplier.accountNumber },
  { id: 14, accountLegalName: supplier.otherAccountName, accountNumber: supplier.otherAccountNumber },
)
