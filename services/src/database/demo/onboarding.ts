import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** What a request of each status went through. */
const paths = {
  toValidate: ['toValidate'],
  validated: ['toValidate', 'validated'],
  rejected: ['toValidate', 'rejected'],
  abandoned: ['toValidate', 'abandoned'],
  inProgress: ['toValidate', 'validated', 'inProgress'],
  declared: ['toValidate', 'validated', 'inProgress', 'declared'],
  failed: ['toValidate', 'validated', 'inProgress', 'failed'],
  succeeded: ['toValidate', 'validated', 'inProgress', 'declared', 'succeeded'],
} as const

/**
 * Tells of the demo requests what they went through, as if it had been done here: who decided, when the invitation was sent, and
 * how some have failed. One that was rejected has been corrected. Nobody was invited: no link of the demo data opens anything.
 */
export async function writeOnboardingHistory(db: Kysely<Schema>, now: Date): Promise<void> {
  for (const statement of facts) await sql.raw(statement).execute(db)
  const rows = Object.entries(paths).map(([statut, steps]) => ({ statut, steps }))
  await sql`
    insert into on_boarding_step (request_id, statut, changed_by, changed_date, reason, failure)
    select request.id, step.statut,
      case when step.statut in ('validated', 'rejected') then email_validateur
        when step.statut in ('toValidate', 'abandoned') then created_by
        when step.statut = 'inProgress' or (step.statut = 'failed' and failure <> 'declined') then null
        else lower(contact_email) end,
      least(status_date, greatest(created_date, pg_temp.working_moment(
        created_date + (status_date - created_date) * ((step.place - 1) / greatest(jsonb_array_length(path.steps) - 1, 1)::float8)))),
      case when step.statut = request.statut then status_reason end,
      case when step.statut = request.statut then failure end
    from on_boarding_request as request
    join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as path (statut text, steps jsonb) on path.statut = request.statut
    cross join lateral jsonb_array_elements_text(path.steps) with ordinality as step (statut, place)
    where request.decided_fields is null order by request.id, step.place`.execute(db)
  for (const statement of corrected) await sql.raw(statement).execute(db)
  const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  await sql`insert into on_boarding_substitute (for_email, substitute_email, from_date, until_date, created_date)
    values ('partner@parvis.example', 'manager@parvis.example', ${day(10)}::date, ${day(20)}::date, ${now})`.execute(
    db,
  )
}

const facts = [
  `update on_boarding_request as request set
    contact_language = case when id % 5 = 0 then 'en' else 'fr' end,
    decided_by = case when statut not in ('toValidate', 'abandoned') then email_validateur end,
    decided_date = case when statut = 'rejected' then status_date
      when statut not in ('toValidate', 'abandoned') then least(status_date, greatest(created_date, pg_temp.working_moment(
        created_date + (status_date - created_date)
          * (1 / case statut when 'validated' then 1 when 'inProgress' then 2 when 'succeeded' then 4 else 3 end::float8)))) end,
    invitation_sent_date = case when statut in ('inProgress', 'declared', 'failed', 'succeeded') then status_date end,
    failure = case when statut = 'failed' then case when id % 2 = 0 then 'declined' else 'addressRefused' end end,
    status_reason = case when statut = 'failed' and id % 2 = 0 then 'Je ne suis plus en charge de ce dossier.'
      else status_reason end`,
  `update on_boarding_request as request set email_accepted_by = created_by, email_accepted_date = created_date
    from (select id, row_number() over (partition by lower(contact_email) order by created_date, id) as place
      from on_boarding_request) as each
    where each.id = request.id and place > 1`,
  // The first one was rejected, and waits for a decision again.
  `update on_boarding_request set decided_by = email_validateur, decided_date = pg_temp.working_moment(created_date + interval '1 day'),
    status_date = pg_temp.working_moment(created_date + interval '2 days'),
    modified_date = pg_temp.working_moment(created_date + interval '2 days'),
    decided_fields = jsonb_build_object('titre', titre, 'contactTitle', contact_title,
      'contactFirstName', contact_first_name, 'contactLastName', contact_last_name,
      'contactEmail', 'contact@' || split_part(contact_email, '@', 2), 'contactPhone', null, 'contactRole', contact_role,
      'contactLanguage', contact_language, 'requestDate', to_char(request_date, 'YYYY-MM-DD'),
      'emailValidateur', email_validateur)
    where id = 1 and statut = 'toValidate'`,
]

const corrected = [
  `insert into on_boarding_step (request_id, statut, changed_by, changed_date, reason, differences)
    select id, step.statut, case when step.statut = 'rejected' then decided_by else created_by end,
      case step.days when 0 then created_date when 1 then decided_date else status_date end, step.reason,
      case when step.days = 2 then jsonb_build_array(
        jsonb_build_object('field', 'contactEmail', 'before', decided_fields -> 'contactEmail', 'after', contact_email),
        jsonb_build_object('field', 'contactPhone', 'before', null, 'after', contact_phone)) else '[]' end
    from on_boarding_request, (values (0, 'toValidate', null),
      (1, 'rejected', 'Adresse e-mail générique : utiliser celle du contact.'), (2, 'toValidate', null)) as step (days, statut, reason)
    where decided_fields is not null order by id, step.days`,
]
