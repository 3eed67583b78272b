import { sql } from 'kysely'
import type { Handler, SomeHandlers } from '../../server/call.ts'
import { answerNew, readList } from '../../server/list.ts'
import { matchVersion } from '../version.ts'
import { withOwn } from './fields-of-person.ts'
import { same } from './rules.ts'
import { today } from './seen-onboarding.ts'
import { hasLeft, mayValidate } from './statements.ts'

const createOnBoardingSubstitute: Handler<'createOnBoardingSubstitute'> = async call => {
  const { substituteEmail, fromDate, untilDate } = call.body
  const { email } = call.person
  if (same(substituteEmail, email)) throw call.problem('onboarding-substitute-self')
  const substitute = substituteEmail.toLowerCase()
  if (await hasLeft(call.db, substitute)) throw call.problem('onboarding-substitute-unknown')
  // Otherwise requests would wait for somebody who neither sees nor decides them.
  if (!(await mayValidate(call.db, substitute))) throw call.problem('onboarding-substitute-cannot-decide')
  // Serialise per person, so that two substitutes named at the same moment are compared.
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 7279071))`.execute(call.db)
  const { rows } = await sql<{ isPast: boolean; overlaps: boolean }>`
    select ${untilDate}::date < greatest(${today}, ${fromDate}::date) as "isPast",
      exists (select from on_boarding_substitute where for_email = ${email}::text
        and from_date <= ${untilDate}::date and until_date >= ${fromDate}::date) as overlaps`.execute(call.db)
  if (rows[0]?.isPast) throw call.problem('onboarding-substitute-period')
  if (rows[0]?.overlaps) throw call.problem('onboarding-substitute-overlap')
  const { id } = await call.db
    .insertInto('on_boarding_substitute')
    .values({ for_email: email, substitute_email: substitute, from_date: fromDate, until_date: untilDate })
    .returning('id')
    .executeTakeFirstOrThrow()
  return answerNew(withOwn(call), 'OnBoardingSubstitute', id, `/v1/OnBoardingSubstitutes(${id})`)
}

const deleteOnBoardingSubstitute: Handler<'deleteOnBoardingSubstitute'> = async call => {
  const row = await call.db
    .selectFrom('on_boarding_substitute')
    .selectAll()
    .where('id', '=', call.path.id)
    .where('for_email', '=', call.person.email)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw call.problem('not-found')
  matchVersion(call, row.version)
  await call.db.deleteFrom('on_boarding_substitute').where('id', '=', row.id).execute()
  return {}
}

/** Who decides for whom, and when. */
export const substituteHandlers = {
  createOnBoardingSubstitute,
  deleteOnBoardingSubstitute,
  listOnBoardingSubstitutes: call => readList(withOwn(call)),
} satisfies SomeHandlers
