import type { OpenRows } from '../access/rows.ts'

/* The exceptions to the row rules: entities whose rows are all visible to everyone who may call an operation that
   reads them. Every other entity has a rule in `rows.ts`. */

/** All rows are visible to members of the firm with the scope of the operation. */
export const openToStaff = {
  Account: 'Staff work for every client of the firm.',
  ApiConsumer: 'Everyone who can read API consumers administers all of them.',
  ApiKey: 'Read with its consumer. It holds no secret.',
  ApiUsage: 'Counts of calls, read with their consumer.',
  Application: 'The catalogue of the firm’s applications is read as a whole.',
  ApplicationFeature: 'Part of the catalogue of applications.',
  ApplicationModule: 'Part of the catalogue of applications.',
  AuditCheck: 'Read with the folder whose statements it checks.',
  AuditComment: 'Comments on a folder are for all staff.',
  AuditFolder: 'Staff work for every client of the firm.',
  AuditRequest: 'Staff work for every client of the firm. Clients see their own.',
  ClientRelation: 'Staff work for every client of the firm.',
  Contact: 'Staff can look up every contact of the firm.',
  ContactReport: 'Only report administrators can ask what someone else can read.',
  ContactWithoutUser: 'Only people who check permissions can ask who cannot hold roles.',
  DeletedClientRelation: 'Everyone who can read relations can also read deleted ones.',
  Engagement: 'Staff can find every engagement of the firm. Its fees need scopes of their own.',
  IndependenceConflict: 'Everyone who can read the network must see independence conflicts.',
  Mail: 'Only mail administrators can read outgoing email, whoever it concerns.',
  Publication: 'Only planners and report administrators can read publications, and they handle all of them.',
  ReminderLogEntry: 'Only people who configure reminders can read what was sent, whoever received it.',
  ReportDeletion: 'Only report administrators can restore what was deleted, whoever deleted it.',
  ReportReader: 'Only report administrators can ask who can read a report.',
  ReportTemplate: 'Templates are for all staff.',
  ReportTemplateUse: 'Only report administrators can ask who used a template.',
  Scope: 'Part of the catalogue of applications.',
  ScopeDependency: 'Part of the catalogue of applications.',
  ScopeHolder: 'Only people who check permissions can ask who holds a scope.',
  StatementAccount: 'Read with the statements computed from it.',
  StatementEntry: 'Read with the statements computed from it.',
  StatementRequest: 'Staff work for every client of the firm.',
  TermsVersion: 'Only people who administer the terms of use can read every version.',
  TestTransaction: 'Read with the test person they belong to.',
  TestUser: 'Everyone who can make test data sees all of it, and who made it.',
  StockCount: 'People who can read stock-takes see who counted what. Counters have row rules of their own.',
  StockEntry: 'Staff work for every client of the firm. Counters read none of these.',
  StockLine: 'Staff work for every client of the firm. Counters have row rules of their own.',
  StockMovement: 'Staff work for every client of the firm. Counters read none of these.',
  StockTake: 'Staff work for every client of the firm. Counters have row rules of their own.',
  StockValue: 'Staff work for every client of the firm. Counters read none of these.',
  User: 'Everyone who can read people gives them roles, and needs all of them.',
} as const satisfies OpenRows

/** All rows are visible to everyone who may call the operation, including clients. */
export const openToAll = {
  Offer: 'The offers are the same for everyone who onboards contacts.',
} as const satisfies OpenRows
