import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Picture } from '@parvis/design-system/Picture'
import { PlainText } from '@parvis/design-system/PlainText'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readFile } from '../../../../downloads/read-file.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { LoadedPart } from '../../../../screens/LoadedPart.tsx'
import { sayOfDocument, type ClientDocument } from '../document.ts'
import { decodeText } from './decode-text.ts'
import { PreviewRefused, type PreviewFault } from './preview-fault.ts'
import { bytesRead, type PreviewKind } from './preview-kind.ts'
import { readInWorker } from './read-in-worker.ts'
import { readPicture } from './read-picture.ts'
import { SheetGrid } from './SheetGrid.tsx'

export interface ContentPreviewProps {
  document: ClientDocument
  kind: Exclude<PreviewKind, 'pdf'>
  /** The address of the file, including a ticket. */
  address: string
  onDownload: () => void
}

/** Shows the content of a document. Heavy: loaded when a reader asks for it. */
export function ContentPreview({ document, kind, address, onDownload }: ContentPreviewProps) {
  const { fileSize, versionId } = document
  const most = bytesRead(kind, fileSize)
  const found = useQuery({
    ...held,
    queryKey: [...keyOf(versionId), 'file'],
    queryFn: ({ signal }) => readFile(address, { most, signal }),
  })
  const Content = contents[kind === 'csv' ? 'workbook' : kind]
  return (
    <LoadedPreview query={found} onDownload={onDownload}>
      {file => (
        <Content
          document={document}
          kind={kind}
          file={file}
          isWhole={file.size === fileSize}
          onDownload={onDownload}
        />
      )}
    </LoadedPreview>
  )
}

const keyOf = (versionId: number) => ['documentPreview', versionId]
/**
 * A version never changes. Drop its data once it is no longer shown, and do not retry: reading it again gives the same
 * result.
 */
const held = { staleTime: Infinity, gcTime: 0, retry: false } as const

interface ContentProps extends Pick<ContentPreviewProps, 'document' | 'kind' | 'onDownload'> {
  file: Blob
  /** Whether this is the whole file, not just its start. */
  isWhole: boolean
}

const contents = { picture: PictureContent, text: TextContent, workbook: SheetContent }

function PictureContent({ document: { name, versionId }, file, onDownload }: ContentProps) {
  const [isUndrawn, setUndrawn] = useState(false)
  const found = useQuery({
    ...held,
    queryKey: [...keyOf(versionId), 'picture'],
    queryFn: () => readPicture(file),
  })
  if (isUndrawn) return <NotShown fault="unreadable" onDownload={onDownload} />
  return (
    <LoadedPreview query={found} onDownload={onDownload}>
      {picture => <Picture file={picture} label={name} onUnreadable={() => setUndrawn(true)} />}
    </LoadedPreview>
  )
}

function TextContent({ document: { name, versionId }, file, isWhole, onDownload }: ContentProps) {
  const { t } = useTranslation('documents')
  const found = useQuery({
    ...held,
    queryKey: [...keyOf(versionId), 'text'],
    queryFn: async () => decodeText(new Uint8Array(await file.arrayBuffer())),
  })
  return (
    <LoadedPreview query={found} onDownload={onDownload}>
      {text => (
        <Stack gap={3}>
          {!isWhole && <p>{t('preview.beginning')}</p>}
          <PlainText text={text} label={t('preview.content', { name })} />
        </Stack>
      )}
    </LoadedPreview>
  )
}

function SheetContent({ document: { name, versionId }, kind, file, isWhole, onDownload }: ContentProps) {
  const [sheet, setSheet] = useState(0)
  const wanted = { file, kind: kind === 'csv' ? kind : 'workbook', sheet, isWhole } as const
  const found = useQuery({
    ...held,
    queryKey: [...keyOf(versionId), 'sheet', sheet],
    queryFn: ({ signal }) => readInWorker(wanted, signal),
    // Keep the previous sheet until the next one is loaded.
    placeholderData: before => before,
  })
  return (
    <LoadedPreview query={found} onDownload={onDownload}>
      {shown => (
        <SheetGrid
          key={sheet}
          shown={shown}
          name={name}
          sheet={sheet}
          onSheet={setSheet}
          isAwaited={found.isPlaceholderData}
        />
      )}
    </LoadedPreview>
  )
}

interface LoadedPreviewProps<Data> {
  query: UseQueryResult<Data>
  onDownload: () => void
  children: (data: Data) => ReactNode
}

function LoadedPreview<Data>({ query, onDownload, children }: LoadedPreviewProps<Data>) {
  const { t } = useTranslation('documents')
  if (query.error instanceof PreviewRefused)
    return <NotShown fault={query.error.fault} onDownload={onDownload} />
  return (
    <LoadedPart
      query={query}
      loading={t('preview.loading')}
      failed={t('record.previewFailed')}
      say={sayOfDocument}
      height="20rem"
    >
      {children}
    </LoadedPart>
  )
}

function NotShown({ fault, onDownload }: { fault: PreviewFault; onDownload: () => void }) {
  const { t } = useTranslation('documents')
  return (
    <Banner
      kind="info"
      live="polite"
      title={t(`preview.fault.${fault}`)}
      actions={<Button onPress={onDownload}>{t('action.download')}</Button>}
    >
      {t('preview.instead')}
    </Banner>
  )
}
