import type { ReadOf } from '@parvis/api-types/calls'
import { getTermsDraft, getTermsVersion } from '@parvis/api-types/calls/terms-administration'
import { TermsDraftPatch } from '@parvis/api-types/limits/terms-administration'
import { explain } from '../../../api/problem-messages.ts'
import { defineForm, text } from '../../../screens/define-form.ts'
import { defineRecord } from '../../../screens/define-record.ts'
import { termsOfUse } from './application.ts'

/** The draft and a version as the services hold them. */
export type TermsDraft = ReadOf<'getTermsDraft'>
export type TermsVersion = ReadOf<'getTermsVersion'>

/** Explains why an action on the draft failed, or a version could not be read. */
export const say = explain<
  | 'getTermsDraft'
  | 'getTermsVersion'
  | 'listTermsDrafts'
  | 'createTermsDraft'
  | 'updateTermsDraft'
  | 'deleteTermsDraft'
  | 'publishTermsDraft'
>({
  'not-found': 'termsOfUse:problem.gone',
  'precondition-failed': 'termsOfUse:problem.changed',
  'terms-draft-exists': 'termsOfUse:problem.exists',
  'terms-draft-incomplete': 'termsOfUse:problem.incomplete',
  'terms-draft-unchanged': 'termsOfUse:problem.unchanged',
})

const list = termsOfUse.address('list')

export const draftRecord = defineRecord(getTermsDraft, 'termsOfUse', { param: 'draftId', list, say })

export const versionRecord = defineRecord(getTermsVersion, 'termsOfUse', { param: 'versionId', list, say })

const { title, englishTitle, text: body, englishText, changes, englishChanges } = TermsDraftPatch

/** The draft while it is edited: anything may still be missing. */
export const draftForm = defineForm(
  'terms-draft',
  {
    title: text(title),
    englishTitle: text(englishTitle),
    text: text(body),
    englishText: text(englishText),
    changes: text(changes),
    englishChanges: text(englishChanges),
  },
  { say },
)

type DraftField = (typeof draftForm.names)[number]

/** The fields a draft still needs before it can be published; a first version needs no list of changes. */
export function missingOf(draft: TermsDraft): DraftField[] {
  const needed: readonly DraftField[] = ['title', 'englishTitle', 'text', 'englishText']
  const ofLater: readonly DraftField[] = draft.versionInForce === null ? [] : ['changes', 'englishChanges']
  return [...needed, ...ofLater].filter(field => draft[field].trim() === '')
}
