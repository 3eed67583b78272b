import {
  AuditCheckPatch,
  AuditCommentForm,
  AuditFolderForm,
  AuditRequestForm,
  AuditRequestPatch,
} from '@parvis/api-types/limits/audit-folders'
import { explain } from '../../../api/problem-messages.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import type { ChosenEngagement } from '../../../organisation/EngagementOfClientField.tsx'
import { personParts, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import { defineForm, oneOf, orNull, setOf, text, year } from '../../../screens/define-form.ts'
import { picked } from '../../../screens/picked.ts'

/** An optional date. */
const day = orNull(text({}))

/** The form of a new folder. An audit starts after the end of its year. */
export const folderForm = defineForm(
  'audit-folder',
  {
    account: picked<ChosenClient>(['id', 'label', 'description']),
    engagement: picked<ChosenEngagement>(['id', 'label', 'description']),
    year: year(AuditFolderForm.year, new Date().getFullYear() - 1),
    start: oneOf(AuditFolderForm.start),
    statements: text({}),
  },
  {
    refusals: {
      'audit-engagement-unknown': 'engagement',
      'audit-folder-exists': 'year',
      'audit-prior-unknown': 'start',
      'audit-statements-unknown': 'statements',
    },
    say: explain<'createAuditFolder'>({
      'audit-engagement-unknown': 'auditFolders:problem.engagement',
      'audit-folder-exists': 'auditFolders:problem.exists',
      'audit-prior-unknown': 'auditFolders:problem.prior',
      'audit-statements-unknown': 'auditFolders:problem.statements',
    }),
  },
)

const ofRequest = {
  'not-found': 'auditFolders:problem.gone',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-contact-unknown': 'auditFolders:problem.contact',
} as const

export const sayNotDecided = explain<'updateAuditRequest'>({
  ...ofRequest,
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-request-closed': 'auditFolders:problem.requestClosed',
  'audit-reason-missing': 'auditFolders:problem.reason',
})

/** The form of a request: what is requested, by when and from whom. */
export const requestForm = defineForm(
  'audit-request',
  {
    title: text(AuditRequestForm.title),
    description: text(AuditRequestForm.description),
    dueDate: day,
    contact: picked<ChosenPerson>(personParts, false),
  },
  {
    refusals: { 'audit-contact-unknown': 'contact' },
    say: explain<'createAuditRequest' | 'updateAuditRequest'>({
      ...ofRequest,
      'precondition-failed': 'auditFolders:problem.changed',
      'audit-request-closed': 'auditFolders:problem.requestClosed',
      'audit-reason-missing': 'auditFolders:problem.reason',
      'audit-limit-reached': 'auditFolders:problem.requestLimit',
    }),
  },
)

export const returnForm = defineForm(
  'audit-return',
  { reason: text({ ...AuditRequestPatch.returnReason, isRequired: true }) },
  { say: sayNotDecided },
)

export const sayNotConcluded = explain<'updateAuditCheck'>({
  'not-found': 'auditFolders:problem.gone',
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-conclusion-missing': 'auditFolders:problem.conclusion',
  'audit-same-person': 'auditFolders:problem.ownConclusion',
})

export const conclusionForm = defineForm(
  'audit-conclusion',
  { conclusion: text({ ...AuditCheckPatch.conclusion, isRequired: true }) },
  { say: sayNotConcluded },
)

export const commentForm = defineForm(
  'audit-comment',
  {
    comment: text({ ...AuditCommentForm.text, isRequired: true }),
    mentions: setOf<ChosenPerson>(AuditCommentForm.mentions, ({ email }) => email),
  },
  {
    refusals: { 'audit-person-unknown': 'mentions' },
    say: explain<'createAuditComment'>({
      'not-found': 'auditFolders:problem.gone',
      'audit-folder-closed': 'auditFolders:problem.closed',
      'audit-person-unknown': 'auditFolders:problem.person',
    }),
  },
)

export const sayNotMoved = explain<'updateAuditFolder'>({
  'not-found': 'auditFolders:problem.gone',
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-statements-unknown': 'auditFolders:problem.statements',
  'audit-unfinished': 'auditFolders:problem.unfinished',
  'audit-same-person': 'auditFolders:problem.samePerson',
})

export const pinForm = defineForm(
  'audit-statements',
  {
    statements: text({ isRequired: true }),
  },
  { refusals: { 'audit-statements-unknown': 'statements' }, say: sayNotMoved },
)
