import type { RowOf } from '@parvis/api-types/calls'
import { addressOf, nowhere } from '../explorer/rules/place.ts'

type Conflict = Pick<
  RowOf<'listIndependenceConflicts'>,
  'staffId' | 'auditedId' | 'otherId' | 'engagementIds'
>

/** The network of a conflict: the person, who is looked at, both clients, and the engagements between them. */
export const addressOfConflict = ({ staffId, auditedId, otherId, engagementIds }: Conflict) =>
  addressOf({
    ...nowhere,
    start: [
      ...engagementIds.map(id => `engagement-${id}` as const),
      `client-${auditedId}`,
      `client-${otherId}`,
      `staff-${staffId}`,
    ],
    at: `staff-${staffId}`,
  })
