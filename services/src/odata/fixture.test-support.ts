import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { fold } from '../database/migrations/0005-search.ts'
import { folded } from '../database/migrations/0007-orders.ts'
import { modelFromContract } from './contract.ts'
import { searchColumn } from './search.ts'

const nullable = (type: string, more: object = {}) => ({ type: [type, 'null'], ...more })

/** A small contract: teams with members, each with an optional mentor, and secrets that row rules hide. */
const team = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    members: { type: 'array', 'x-navigation': true },
  },
}
const person = {
  type: 'object',
  required: ['id', 'name', 'secret'],
  properties: {
    id: { type: 'integer' },
    name: { type: 'string', 'x-search': true },
    nick: nullable('string', { 'x-search': true }),
    rank: nullable('integer'),
    score: nullable('number'),
    price: nullable('string', { format: 'decimal' }),
    active: nullable('boolean'),
    status: { anyOf: [{ type: 'string', enum: ['open', 'closed'] }, { type: 'null' }] },
    born: nullable('string', { format: 'date' }),
    CreatedAt: nullable('string', { format: 'date-time' }),
    token: nullable('string', { format: 'uuid' }),
    big: nullable('integer', { format: 'int64' }),
    tags: { type: 'array', items: { type: 'string' } },
    secret: { type: 'boolean' },
    hidden: nullable('string', { 'x-filter': false }),
    teamId: nullable('integer'),
    mentorId: nullable('integer'),
    team: { 'x-navigation': true, 'x-foreign-key': 'teamId', anyOf: [team, { type: 'null' }] },
    mentor: { 'x-navigation': true, type: 'object' },
    pupils: { 'x-navigation': true, type: 'array' },
  },
}

export const registry = modelFromContract(
  { components: { schemas: { Person: person, Team: team } } },
  {
    Person: {
      columns: { rank: 'rank_number' },
      relations: {
        mentor: { entity: 'Person', many: false, column: 'mentor_id' },
        pupils: { entity: 'Person', many: true, foreignColumn: 'mentor_id' },
      },
    },
    Team: { relations: { members: { entity: 'Person', many: true, foreignColumn: 'team_id' } } },
  },
)

export function model(name: 'Person' | 'Team') {
  const found = registry.get(name)
  if (!found) throw new Error(`No model ${name}`)
  return found
}

export interface TeamRow {
  id: number
  title: string
}

/** A row of the table `person` with the contract's names; dates in the contract's format. */
export interface PersonRow {
  id: number
  name: string
  nick: string | null
  rank: number | null
  score: number | null
  price: string | null
  active: boolean | null
  status: string | null
  born: string | null
  CreatedAt: string | null
  token: string | null
  big: number | null
  secret: boolean
  hidden: string | null
  teamId: number | null
  mentorId: number | null
}

export const nobody: PersonRow = {
  id: 0,
  name: 'Nobody',
  nick: null,
  rank: null,
  score: null,
  price: null,
  active: null,
  status: null,
  born: null,
  CreatedAt: null,
  token: null,
  big: null,
  secret: false,
  hidden: null,
  teamId: null,
  mentorId: null,
}

type Db = Kysely<Record<string, never>>

/** PGlite in memory, and the PostgreSQL of TEST_DATABASE_URL in a separate schema. */
export const databases: readonly { readonly name: string; readonly open: () => Promise<Db> }[] = [
  {
    name: 'PGlite',
    open: async () =>
      prepare(
        new Kysely({
          dialect: new PGliteDialect({ pglite: await PGlite.create({ extensions: { pg_trgm } }) }),
        }),
      ),
  },
  ...(process.env['TEST_DATABASE_URL'] === undefined
    ? []
    : [{ name: 'PostgreSQL', open: () => openPostgres(process.env['TEST_DATABASE_URL'] ?? '') }]),
]

async function openPostgres(connectionString: string): Promise<Db> {
  const schema = `odata_test_${process.pid}_${Math.trunc(performance.now())}`
  const pool = new Pool({
    connectionString,
    options: `-c search_path=${schema},public -c timezone=Europe/Paris`,
  })
  await pool.query(`create schema ${schema}`)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const destroy = db.destroy.bind(db)
  db.destroy = async () => {
    await pool.query(`drop schema ${schema} cascade`)
    await destroy()
  }
  return prepare(db)
}

async function prepare(db: Db): Promise<Db> {
  const statements = [
    // Not UTC, so that a result or filter that depends on the session's time zone is noticed.
    "set time zone 'Europe/Paris'",
    'create extension if not exists pg_trgm with schema public',
    fold,
    folded,
    'create table team (id int4 primary key, title text not null)',
    `create table person (id int4 primary key, name text not null, nick text, rank_number int4, score numeric, price numeric(12,2),
      active boolean, status text, born date, created_at timestamptz, token uuid, big int8, tags jsonb not null default '[]',
      secret boolean not null default false, hidden text, team_id int4, mentor_id int4)`,
    'create index on person (team_id)',
    'create index on person (mentor_id)',
    `alter table person add column ${searchColumn} text not null generated always as (odata_fold(coalesce(name, '') || E'\\n' || coalesce(nick, ''))) stored`,
    `create index person_search on person using gin (${searchColumn} gin_trgm_ops)`,
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  return db
}

/** Replaces the content of both tables. */
export async function fill(db: Db, teams: readonly TeamRow[], people: readonly PersonRow[]): Promise<void> {
  await sql`truncate person, team`.execute(db)
  await sql`insert into team select * from json_populate_recordset(null::team, ${JSON.stringify(teams)}::json)`.execute(
    db,
  )
  const columns = people.map(({ rank, CreatedAt, teamId, mentorId, ...rest }) => ({
    ...rest,
    rank_number: rank,
    created_at: CreatedAt,
    team_id: teamId,
    mentor_id: mentorId,
  }))
  const names = sql.raw(
    'id, name, nick, rank_number, score, price, active, status, born, created_at, token, big, secret, hidden, team_id, mentor_id',
  )
  await sql`insert into person (${names}) select ${names} from json_populate_recordset(null::person, ${JSON.stringify(columns)}::json)`.execute(
    db,
  )
}
