import { type Kysely, sql } from 'kysely'
import type { MemberRule } from '../../domain/roles/member-rule.ts'
import type { Schema } from '../schema.ts'

interface Sketch {
  name: string
  englishName: string | null
  /** Its original name. */
  formerly?: string
  purpose: string
  rule: MemberRule
  /** Its original rule. */
  ruleBefore?: MemberRule
  /** Granted directly; the scopes these require are implied. */
  scopes: readonly string[]
  /** E-mails. */
  managers?: readonly string[]
  /** Days after the demo's first day. */
  created: number
  modified: number
}

/** Rules of every shape. They do not give any demo person a right that this person is meant to lack. */
const sketches: readonly Sketch[] = [
  {
    name: 'Encadrement de l’audit',
    englishName: 'Audit management',
    formerly: 'Encadrement audit',
    purpose: 'Suivre les demandes d’onboarding des équipes d’audit en France',
    rule: {
      all: [
        { field: 'grade', operator: 'is', values: ['Manager', 'Directeur', 'Associé'] },
        { field: 'businessUnit', operator: 'is', values: ['Audit Paris', 'Audit Lyon'] },
        { field: 'country', operator: 'is', values: ['FR'] },
      ],
    },
    ruleBefore: { field: 'grade', operator: 'is', values: ['Manager', 'Directeur'] },
    scopes: ['Onboarding.Read'],
    managers: ['partner@parvis.example'],
    created: 21,
    modified: 63,
  },
  {
    name: 'International',
    englishName: null,
    purpose: 'Répondre aux clients étrangers',
    rule: {
      any: [
        { field: 'businessUnit', operator: 'is', values: ['International desk'] },
        {
          all: [
            { field: 'userType', operator: 'is', values: ['Collaborateur'] },
            { field: 'country', operator: 'is', values: ['BE', 'CH', 'LU', 'MA', 'TN'] },
          ],
        },
      ],
    },
    scopes: ['Offers.Read', 'Engagements.Read'],
    created: 31,
    modified: 31,
  },
  {
    name: 'Utilisateurs de l’organisation hors d’Île-de-France',
    englishName: 'Users of the organization outside the Paris region',
    purpose: '',
    rule: {
      all: [
        { field: 'application', operator: 'is', values: ['3'] },
        { field: 'businessUnit', operator: 'isNot', values: ['Audit Paris'] },
        { field: 'userType', operator: 'is', values: ['Collaborateur'] },
      ],
    },
    scopes: ['Offers.Read'],
    managers: ['manager@parvis.example'],
    created: 42,
    modified: 42,
  },
  {
    name: 'Tous les tiers',
    englishName: 'All third parties',
    purpose: 'Ouvrir le portail à chaque client',
    rule: { field: 'userType', operator: 'is', values: ['Client'] },
    scopes: ['Portal.Access'],
    created: 14,
    modified: 14,
  },
]

/** Number of groups. */
export const groupCount = sketches.length

const day = 24 * 3600_000
const administrator = 'admin@parvis.example'

/**
 * Writes the groups with their history. Their members are calculated from the rules, so everybody they may match must
 * already exist.
 * @param firstId id of the first group
 * @param createdDate of the demo's first day, ISO 8601
 */
export async function writeGroups(tx: Kysely<Schema>, firstId: number, createdDate: string): Promise<void> {
  for (const [index, sketch] of sketches.entries()) await writeGroup(tx, firstId + index, sketch, createdDate)
}

async function writeGroup(
  tx: Kysely<Schema>,
  id: number,
  sketch: Sketch,
  createdDate: string,
): Promise<void> {
  const { name, englishName, formerly, purpose, rule, ruleBefore, scopes, managers = [] } = sketch
  const at = (days: number) => new Date(Date.parse(createdDate) + days * day).toISOString()
  const created = at(sketch.created)
  const modified = at(sketch.modified)
  await sql`
    insert into role (id, role_function_description, english_name, purpose, member_rule, creator_id, modifier_id, created_date, modified_date)
    select ${id}::int4, ${name}::text, ${englishName}::text, ${purpose}::text, ${JSON.stringify(rule)}::jsonb, id, id,
      ${created}::timestamptz, ${modified}::timestamptz
    from app_user where user_email = ${administrator}`.execute(tx)
  await sql`
    insert into role_scope (roles_id, scope_id)
    select distinct ${id}::int4, implied_id from scope_closure join scope on scope.id = scope_id
    where scope_name = any(${[...scopes]}::text[]) order by implied_id`.execute(tx)
  await sql`
    insert into role_manager (roles_id, users_id)
    select ${id}::int4, id from app_user where user_email = any(${[...managers]}::text[])`.execute(tx)
  const first = { roles_id: id, role_function_description: formerly ?? name, changed_by: administrator }
  const later = { roles_id: id, role_function_description: name, changed_by: administrator }
  await tx
    .insertInto('role_change')
    .values([
      {
        ...first,
        kind: 'created',
        after: formerly ?? name,
        rule_after: JSON.stringify(ruleBefore ?? rule),
        changed_date: created,
      },
      ...(formerly === undefined
        ? []
        : [{ ...later, kind: 'renamed', before: formerly, after: name, changed_date: modified }]),
      ...(ruleBefore === undefined
        ? []
        : [
            {
              ...later,
              kind: 'ruleChanged',
              rule_before: JSON.stringify(ruleBefore),
              rule_after: JSON.stringify(rule),
              changed_date: modified,
            },
          ]),
    ])
    .execute()
  await sql`
    insert into role_change (roles_id, role_function_description, changed_by, kind, after, changed_date)
    select ${id}::int4, ${formerly ?? name}::text, ${administrator}::text, 'scopeAdded', scope_name, ${created}::timestamptz
    from role_scope join scope on scope.id = scope_id where roles_id = ${id}::int4 order by scope_name`.execute(
    tx,
  )
  await sql`
    insert into role_change (roles_id, role_function_description, changed_by, kind, after, user_email, changed_date)
    select ${id}::int4, ${name}::text, ${administrator}::text, 'managerAdded', firstname || ' ' || app_user.name,
      user_email, ${modified}::timestamptz
    from app_user where user_email = any(${[...managers]}::text[])`.execute(tx)
}
