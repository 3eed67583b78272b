import { cleanFileName } from '../../files/file-name.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import { bytesOfClient, type Place } from './statements.ts'

/** The longest folder path, in characters. */
const longestFolder = 255

/** Normalises a folder path: names that any system accepts, separated by `/`. */
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

/** Why the caller may not use a place; undefined if they may. */
export async function faultOfPlace(
  call: PersonCall,
  { accountId, engagementId, confidentiality }: Place,
): Promise<PlaceCode | undefined> {
  // Clients cannot hide documents from the firm, or restrict them within it.
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
 * Requires a place that the caller may use.
 * @throws ProblemError document-client-unknown, document-engagement-unknown, document-confidentiality-refused
 */
export async function needPlace(call: PersonCall & Refuses<PlaceCode>, place: Place): Promise<void> {
  const fault = await faultOfPlace(call, place)
  if (fault) throw call.problem(fault)
}

/** Requires that clients have room for what was just moved to them. @throws ProblemError document-quota-reached */
export async function needRoom(
  call: PersonCall & Refuses<'document-quota-reached'>,
  accountIds: readonly number[],
): Promise<void> {
  const { documentQuota } = call.services.settings
  for (const accountId of accountIds)
    if ((await bytesOfClient(call.db, accountId)) > documentQuota)
      throw call.problem('document-quota-reached')
}
