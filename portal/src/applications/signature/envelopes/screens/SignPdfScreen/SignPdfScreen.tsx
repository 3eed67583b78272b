import { readOptions, writeOptions } from '@parvis/api-types/calls'
import {
  createSignatureUpload,
  deleteSignatureUpload,
  importSignatureUpload,
  listSignatureUploads,
} from '@parvis/api-types/calls/signatures'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { FileUpload } from '@parvis/design-system/FileUpload'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { isUnderWay } from '@parvis/design-system/upload'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { useSendingConnection } from '../../../../../uploads/useSendingConnection.ts'
import { signatures } from '../../application.ts'
import { useMayReadLibrary } from '../../library/library-documents.ts'
import { FromLibrary } from './FromLibrary.tsx'
import { envelopeTransport, initialUpload, type SignatureUpload } from '../../envelope-transport.ts'

/** The most bytes of a PDF that the services accept: 25 MB. */
const maximumBytes = 25 * 1024 * 1024

/** Uploads a PDF. Once it has arrived and can be signed, its own page opens. */
export function SignPdfScreen() {
  const { t } = useTranslation('signatures')
  const mayReadLibrary = useMayReadLibrary()
  const earlier = useQuery({
    ...readOptions(useApi(), listSignatureUploads, { query: { orderby: ['createdDate', 'id'], top: 50 } }),
    // Load this once; afterwards the field has the current state.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <Page>
      <PageHeader
        title={t('new.title')}
        sentence={t('new.sentence')}
        actions={mayReadLibrary && <FromLibrary />}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'list', label: t('list.title'), href: signatures.address('list') },
              { id: 'new', label: t('new.title') },
            ]}
          />
        }
      />
      <LoadedPart
        query={earlier}
        loading={t('new.earlierLoading')}
        failed={t('new.earlierFailed')}
        say={explain<'listSignatureUploads'>({})}
      >
        {({ value }) => <PdfField known={value} />}
      </LoadedPart>
    </Page>
  )
}

function PdfField({ known }: { known: readonly SignatureUpload[] }) {
  const api = useApi()
  const navigate = useNavigate()
  const connection = useSendingConnection()
  const { t, i18n } = useTranslation('signatures')
  const [isSending, setSending] = useState(false)
  useSendingWarning(isSending)
  const { mutateAsync: create } = useMutation(writeOptions(api, createSignatureUpload))
  const { mutateAsync: importUpload } = useMutation(writeOptions(api, importSignatureUpload))
  const { mutateAsync: removeUpload } = useMutation(writeOptions(api, deleteSignatureUpload))
  const [transport] = useState(() =>
    envelopeTransport(
      {
        ...connection,
        create: async file =>
          create({
            idempotencyKey: newIdempotencyKey(),
            body: { fileName: file.name, fileSize: file.size },
          }),
        import: async (id, idempotencyKey) => {
          const draft = await importUpload({ path: { id }, idempotencyKey })
          await navigate(signatures.address('record', { envelopeId: draft.id }))
        },
        remove: async id => removeUpload({ path: { id }, ifMatch: '*' }),
        // Translate now: the language may change while a file is being sent.
        say: key => sayKey(i18n.translate('shell'), key),
      },
      known,
    ),
  )
  const [initialItems] = useState(() => known.map(initialUpload))
  return (
    <FileUpload
      label={t('new.label')}
      description={t('new.hint')}
      limits={{
        maximumBytes,
        extensions: ['.pdf'],
        ...(initialItems.length === 0 && { maximumFiles: 1 }),
      }}
      transport={transport}
      initialItems={initialItems}
      leavesWhenSent
      onChange={items => setSending(items.some(({ phase }) => isUnderWay(phase)))}
    />
  )
}
