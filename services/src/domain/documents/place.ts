import { cleanFileName } from '../../files/file-name.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import { bytesOfClient, type Place } from './statements.ts'

/** Characters of a folder at most. */
const longestFolder = 255

/** Folders as they are kept: each a name that any system takes, with `/` between them. */
export function cleanFolder(folder: string): string {
  return folder
    .split(/[/\\]/)
    .map(cleanFileName)
    .filter(Boolean)
    .join('/')
    .slice(0, longestFolder)
    .replace(/\/$/, '')
}

type PlaceCode =
  | 'document-client-unknown'
  | 'document-engagement-unknown'
  | 'document-confidentiality-refused'

/** Why there is no such place for the caller; undefined where there is one. */
export async function faultOfPlace(
  call: PersonCall,
  { accountId, engagementId, confidentiality }: Place,
): Promise<PlaceCode | undefined> {
  // Clients keep nothing from the firm, and nothing among its staff.
  if (!call.person.staff && confidentiality !== 'client') return 'document-confidentiality-refused'
  const account = await call.db
    .selectFrom('account')
    .select('account_number')
    .where('id', '=', accountId)
    .where(call.rows('Account', 'account').$castTo<boolean>())
    .executeTakeFirst()
  if (!account) return 'document-client-unknown'
  if (engagementId === null) return undefined
  const engagement = await call.db
    .selectFrom('engagement')
    .select('id')
    .where('id', '=', engagementId)
    .where('engagement_account_number', '=', account.account_number)
    .where(call.rows('Engagement', 'engagement').$castTo<boolean>())
    .executeTakeFirst()
  return engagement ? undefined : 'document-engagement-unknown'
}

/**
 * Whether there is such a place for the caller.
 * @throws ProblemError document-client-unknown, document-engagement-unknown, document-confidentiality-refused
 */
export async function needPlace(call: PersonCall & Refuses<PlaceCode>, place: Place): Promise<void> {
  const fault = await faultOfPlace(call, place)
  if (fault) throw call.problem(fault)
}

/** Whether clients have room for what was just moved to them. @throws ProblemError document-quota-reached */
export async function needRoom(
  call: PersonCall & Refuses<'document-quota-reached'>,
  accountIds: readonly number[],
): Promise<void> {
  const { documentQuota } = call.services.settings
  for (const accountId of accountIds)
    if ((await bytesOfClient(call.db, accountId)) > documentQuota)
      throw call.problem('document-quota-reached')
}
