import type { OpenRows } from '../access/rows.ts'

/*
 * The exceptions to the row rules: entities all of whose rows are read by everyone who may call an operation that reads them.
 * Every other entity has a rule in `rows.ts`.
 */

/** All rows to members of the firm who have the scope of the operation. */
export const openToStaff = {
  Account: 'Staff work for every client of the firm.',
  ApiConsumer: 'Who may read the programs that call the firm’s APIs administers all of them.',
  ApiKey: 'Read beside the consumers, and holds no secret.',
  ApiUsage: 'Counts of calls, read beside the consumers.',
  Application: 'The catalogue of the firm’s applications, read as a whole by who may read it.',
  ApplicationFeature: 'A part of the catalogue of applications.',
  ApplicationModule: 'A part of the catalogue of applications.',
  AuditCheck: 'Read below the folder whose statements it is on.',
  AuditComment: 'Staff talk about a folder among themselves.',
  AuditFolder: 'Staff work for every client of the firm.',
  AuditRequest: 'Staff work for every client of the firm; clients see those of their own.',
  ClientRelation: 'Staff work for every client of the firm.',
  Contact: 'Staff look up everybody whom the firm knows.',
  ContactReport: 'Only a person who administers reports asks what somebody else can read.',
  ContactWithoutUser: 'Only a person who checks permissions asks who cannot hold roles.',
  DeletedClientRelation: 'Who reads how clients stand to each other reads what was said of it before.',
  Engagement: 'Staff find every engagement of the firm; its fees are behind scopes of their own.',
  IndependenceConflict: 'What keeps the firm independent is seen by all who read the network.',
  Mail: 'Only a person who administers outgoing email reads it, no matter whom it is about.',
  Publication: 'Only a person who plans and administers reports reads publications, and does so for all.',
  ReminderLogEntry: 'Only a person who configures reminders reads what went out, no matter to whom.',
  ReportDeletion: 'Only a person who administers reports restores what was deleted, no matter by whom.',
  ReportReader: 'Only a person who administers reports asks who can read one.',
  ReportTemplate: 'Templates are there for all staff to take.',
  ReportTemplateUse: 'Only a person who administers reports asks who took a template.',
  Scope: 'A part of the catalogue of applications.',
  ScopeDependency: 'A part of the catalogue of applications.',
  ScopeHolder: 'Only a person who checks permissions asks who holds a scope.',
  StatementAccount: 'Read below the statements that are computed from it.',
  StatementEntry: 'Read below the statements that are computed from it.',
  StatementRequest: 'Staff work for every client of the firm.',
  TermsVersion: 'Only a person who administers the terms of use reads what was published, all of it.',
  TestTransaction: 'Read below the test person whose they are.',
  TestUser: 'Who makes test data sees all of it, and who made it.',
  StockCount: 'Who may read stock-takes is told who counted what; who only counts has rules of their own.',
  StockEntry: 'Staff work for every client of the firm; who only counts reads none of them.',
  StockLine: 'Staff work for every client of the firm; who only counts has rules of their own.',
  StockMovement: 'Staff work for every client of the firm; who only counts reads none of them.',
  StockTake: 'Staff work for every client of the firm; who only counts has rules of their own.',
  StockValue: 'Staff work for every client of the firm; who only counts reads none of them.',
  User: 'Who may read people reads all of them, to give them roles.',
} as const satisfies OpenRows

/** All rows to everyone who may call the operation, clients included. */
export const openToAll = {
  Offer: 'What the firm offers is the same for everybody who onboards somebody.',
} as const satisfies OpenRows
