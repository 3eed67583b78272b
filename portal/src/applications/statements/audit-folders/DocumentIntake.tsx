import { FileUpload } from '@parvis/design-system/FileUpload'
import { isUnderWay } from '@parvis/design-system/upload'
import { useState } from 'react'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { usePerson } from '../../../session/SessionContext.tsx'
import { useSendingWarning } from '../../../unsaved/unsaved-changes.ts'
import { maximumFileBytes } from '../../../uploads/tus-sending.ts'
import type { AuditRequest } from './folder.ts'
import { initialUploads, useDocumentSending } from './useDocumentSending.ts'

/** The upload field for documents. An interrupted upload resumes once its file is chosen again. */
export function DocumentIntake({ request }: { request: AuditRequest }) {
  const { t } = useTranslation('auditFolders')
  const { email } = usePerson()
  // Uploads pending when the panel was opened. The field itself tracks those that start later.
  const [known] = useState(() =>
    request.documents.filter(({ arrivedDate, createdBy }) => arrivedDate === null && createdBy === email),
  )
  const [initialItems] = useState(() => initialUploads(known))
  const { transport, forget } = useDocumentSending(request.id, known)
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  return (
    <FileUpload
      label={t('documents.add')}
      description={t('documents.hint')}
      limits={{ maximumBytes: maximumFileBytes }}
      transport={transport}
      initialItems={initialItems}
      leavesWhenSent
      takesPhotos
      onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
      onRemove={({ id }) => forget(id)}
    />
  )
}
