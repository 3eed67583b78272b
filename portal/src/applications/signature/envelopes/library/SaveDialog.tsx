import { writeOptions } from '@parvis/api-types/calls'
import { saveSignedDocument } from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { explain } from '../../../../api/problem-messages.ts'
import { ActionDialog } from '../../../../dialogs/ActionDialog.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import type { Envelope } from '../envelope.ts'
import { placeOf } from './library-documents.ts'

const sayNotSaved = explain<'saveSignedDocument'>({
  'not-found': 'signatures:problem.gone',
  'signature-of-another': 'signatures:problem.ofAnother',
  'signature-status': 'signatures:problem.status',
  'document-unknown': 'signatures:problem.libraryGone',
  'document-of-another': 'signatures:problem.libraryOfAnother',
  'document-already-here': 'signatures:problem.librarySaved',
  'document-quota-reached': 'signatures:problem.libraryQuota',
  'document-infected': 'signatures:problem.libraryInfected',
  'document-scanner-unavailable': 'signatures:problem.scanner',
  'storage-full': 'signatures:problem.full',
})

export interface SaveDialogProps {
  id: number
  document: NonNullable<Envelope['document']>
  onClose: () => void
}

/** Asks for confirmation before the signed PDF becomes the current version of its document. */
export function SaveDialog({ id, document, onClose }: SaveDialogProps) {
  const { t } = useTranslation('signatures')
  // One key for all attempts.
  const [idempotencyKey] = useState(newIdempotencyKey)
  const { name, hasChanged } = document
  return (
    <ActionDialog
      title={t('save.title', { name })}
      confirmLabel={t('save.confirm')}
      options={writeOptions(useApi(), saveSignedDocument)}
      sent={{ path: { id }, idempotencyKey }}
      said={t('save.done', { name })}
      say={sayNotSaved}
      onClose={onClose}
    >
      <p>{t('save.text', { place: placeOf(document) })}</p>
      {hasChanged && <p>{t('save.changed')}</p>}
    </ActionDialog>
  )
}
