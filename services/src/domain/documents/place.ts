import { cleanFileName } from '../../files/file-name.ts'
import type { PersonCall, Refuses } from '../../server/call.ts'
import type { Place } from './statements.ts'

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

type PlaceCall = PersonCall &
  Refuses<'document-client-unknown' | 'document-engagement-unknown' | 'document-confidentiality-refused'>

/**
 * Whether there is such a place for whoever asks.
 * @throws ProblemError document-client-unknown, document-engagement-unknown, document-confidentiality-refused
 */
export async function needPlace(
  call: PlaceCall,
  { accountId, engagementId, confidentiality }: Place,
): Promise<void> {
  // Clients keep nothing from the firm, and nothing among its staff.
  if (!call.person.staff && confidentiality !== 'client')
    throw call.problem('document-confidentiality-refused')
  const account = await call.db
    .selectFrom('account')
    .select('account_number')
    .where('id', '=', accountId)
    .where(call.rows('Account', 'account').$castTo<boolean>())
    .executeTakeFirst()
  if (!account) throw call.problem('document-client-unknown')
  if (engagementId === null) return
  const engagement = await call.db
    .selectFrom('engagement')
    .select('id')
    .where('id', '=', engagementId)
    .where('engagement_account_number', '=', account.account_number)
    .where(call.rows('Engagement', 'engagement').$castTo<boolean>())
    .executeTakeFirst()
  if (!engagement) throw call.problem('document-engagement-unknown')
}
