import type { Api } from '../../../api/clients.ts'
import { readOptions } from '@parvis/api-types/calls'
import { listSignatureTemplates } from '@parvis/api-types/calls/signature-templates'
import { SignatureTemplateForm } from '@parvis/api-types/limits/signature-templates'
import { explain } from '../../../api/problem-messages.ts'
import { defineForm, oneOf, text } from '../../../screens/define-form.ts'

/** All templates of the reader, by name. Fifty is also their maximum number. */
export const templatesOptions = (api: Api) =>
  readOptions(api, listSignatureTemplates, { query: { orderby: ['name', 'id'], top: 50 } })

/** Why an action on a template failed. */
export const sayOfTemplate = explain<
  'listSignatureTemplates' | 'createSignatureTemplate' | 'updateSignatureTemplate' | 'deleteSignatureTemplate'
>({
  'not-found': 'signatures:problem.templateGone',
  'precondition-failed': 'signatures:problem.templateChanged',
  'signature-fields-overlap': 'signatures:problem.overlap',
  'signature-field-too-small': 'signatures:problem.noRoom',
  'signature-fields-too-many': 'signatures:problem.tooMany',
  'signature-template-name-taken': 'signatures:problem.templateName',
  'signature-template-limit-reached': 'signatures:problem.templateLimit',
})

const refusals = { 'signature-template-name-taken': 'name' } as const

/** The form of a new template, which takes the places of the draft. */
export const newTemplateForm = defineForm(
  'signature-template-new',
  { name: text(SignatureTemplateForm.name), pagesFrom: oneOf(SignatureTemplateForm.pagesFrom) },
  { say: sayOfTemplate, refusals },
)

/** The form for the name of a template. */
export const templateNameForm = defineForm(
  'signature-template',
  { name: text(SignatureTemplateForm.name) },
  { say: sayOfTemplate, refusals },
)
