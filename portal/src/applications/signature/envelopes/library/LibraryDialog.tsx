import { writeOptions } from '@parvis/api-types/calls'
import { createDocumentEnvelope } from '@parvis/api-types/calls/signatures'
import { ComboBox } from '@parvis/design-system/ComboBox'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { explain } from '../../../../api/problem-messages.ts'
import type { FieldSearch } from '../../../../api/search-page.ts'
import { FormField } from '../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { defineForm } from '../../../../screens/define-form.ts'
import { SendDialog } from '../../../../screens/DialogForms.tsx'
import { picked } from '../../../../screens/picked.ts'
import { pdfProblems } from '../pdf-problems.ts'
import { searchLibrary, type LibraryDocument } from './library-documents.ts'

const libraryForm = defineForm(
  'signature-library',
  { document: picked<LibraryDocument>(['id', 'label', 'description']) },
  {
    say: explain<'createDocumentEnvelope'>({
      ...pdfProblems,
      'not-found': 'signatures:problem.gone',
      'document-content-changed': 'signatures:problem.changed',
      'signature-infected': 'signatures:problem.libraryInfected',
    }),
    refusals: { 'not-found': 'document', 'signature-not-pdf': 'document', 'signature-too-large': 'document' },
  },
)

export interface LibraryDialogProps {
  /** The document that is chosen at first. */
  document: LibraryDocument | null
  /** Whether a document was to be chosen but could not be loaded. */
  isMissing: boolean
  /** Called with the draft, once nothing is unsaved any more. */
  onMade: (envelopeId: number) => void
  onClose: () => void
}

/** Asks for a PDF of the library, and makes a draft of its current version. */
export function LibraryDialog({ document, isMissing, onMade, onClose }: LibraryDialogProps) {
  const { t } = useTranslation('signatures')
  const api = useApi()
  const made = useRef<number>(undefined)
  const load = useCallback((search: FieldSearch) => searchLibrary(api, search), [api])
  const { mutateAsync } = useMutation(writeOptions(api, createDocumentEnvelope))
  return (
    <SendDialog
      form={{ ...libraryForm, start: { document } }}
      namespace="signatures"
      draft={document?.id ?? 'new'}
      title={t('library.title')}
      description={t(isMissing ? 'library.notLoaded' : 'library.text')}
      submit={t('library.confirm')}
      failed={t('library.failed')}
      send={async (body, idempotencyKey) => {
        const draft = await mutateAsync({ path: { id: Number(body.document?.id) }, idempotencyKey })
        made.current = draft.id
      }}
      onSent={() => {
        if (made.current !== undefined) onMade(made.current)
      }}
      onClose={onClose}
    >
      {control => (
        <FormField name="document" control={control} label={t('library.document')}>
          {field => (
            <ComboBox
              {...field}
              isRequired
              description={t('library.hint')}
              minimumCharacters={0}
              load={load}
              onChange={option =>
                field.onChange(
                  option && { id: option.id, label: option.label, description: option.description ?? '' },
                )
              }
            />
          )}
        </FormField>
      )}
    </SendDialog>
  )
}
