import { readOptions } from '@parvis/api-types/calls'
import { getDocument } from '@parvis/api-types/calls/documents'
import { Button } from '@parvis/design-system/Button'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { signatures } from '../../application.ts'
import { libraryDocument } from '../../library/library-documents.ts'

const LibraryDialog = lateDialog(async () => ({
  default: (await import('../../library/LibraryDialog.tsx')).LibraryDialog,
}))

/**
 * Offers the PDFs of the library to sign. With `document` in the address, the dialog opens with that document, where
 * another page of the portal sent the reader here for it.
 */
export function FromLibrary() {
  const { t } = useTranslation('signatures')
  const [query, setQuery] = useSearchParams()
  const asked = Number(query.get('document') ?? Number.NaN)
  const isAsked = Number.isSafeInteger(asked) && asked > 0
  const [isOpen, setOpen] = useState(false)
  const [madeId, setMadeId] = useState<number>()
  const navigate = useNavigate()
  // Leave only once the dialog is gone: otherwise the leave guard would ask.
  useEffect(() => {
    if (madeId !== undefined) void navigate(signatures.address('record', { envelopeId: madeId }))
  }, [madeId, navigate])
  const found = useQuery({
    ...readOptions(useApi(), getDocument, { path: { id: isAsked ? asked : 0 } }),
    enabled: isAsked,
  })
  const isReady = madeId === undefined && (isOpen || (isAsked && !found.isPending))
  const close = () => {
    setOpen(false)
    if (isAsked) setQuery({}, { replace: true })
  }
  return (
    <>
      <Button isPending={isAsked && found.isPending} onPress={() => setOpen(true)}>
        {t('new.fromLibrary')}
      </Button>
      {isReady && (
        <LibraryDialog
          document={found.data ? libraryDocument(found.data) : null}
          isMissing={found.isError}
          onMade={setMadeId}
          onClose={close}
        />
      )}
    </>
  )
}
