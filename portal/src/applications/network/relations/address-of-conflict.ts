import type { RowOf } from '@parvis/api-types/calls'
import { addressOfNetwork } from '../../../navigation/network-addresses.ts'

type Conflict = Pick<
  RowOf<'listIndependenceConflicts'>,
  'staffId' | 'auditedId' | 'otherId' | 'engagementIds'
>

/** The network of a conflict: the person, who is selected, both clients, and the engagements between them. */
export const addressOfConflict = ({ staffId, auditedId, otherId, engagementIds }: Conflict) =>
  addressOfNetwork(
    [
      ...engagementIds.map(id => `engagement-${id}` as const),
      `client-${auditedId}`,
      `client-${otherId}`,
      `staff-${staffId}`,
    ],
    `staff-${staffId}`,
  )
