import { FileUpload } from '@parvis/design-system/FileUpload'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { isUnderWay } from '@parvis/design-system/upload'
import { useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { maximumFileBytes } from '../../../../../uploads/tus-sending.ts'
import { useKeptFiles } from '../../../../../uploads/useKeptFiles.ts'
import { useSendingWarning } from '../../../../../unsaved/unsaved-changes.ts'
import { documents } from '../../application.ts'
import { placeOf } from '../../document.ts'
import type { PlacementValues } from '../../document-form.ts'
import { initialUpload, uploadIdPrefix, type DocumentUpload } from '../../document-transport.ts'
import { KeptFiles } from '../../KeptFiles.tsx'
import { useDocumentSending, type FiledDocument } from '../../useDocumentSending.ts'

export interface SendingProps {
  /** The pending uploads from before the page was opened. */
  known: readonly DocumentUpload[]
  /** The place for files that are added now. */
  placement: PlacementValues
  /** Why no files can be added now. */
  disabledReason: string | undefined
}

/** The files being sent, and the documents made from those that arrived. */
export function Sending({ known, placement, disabledReason }: SendingProps) {
  const { t } = useTranslation('documents')
  const { transport, check, filed } = useDocumentSending(known, placement, disabledReason)
  const { initialItems, ...kept } = useKeptFiles(known.map(initialUpload), uploadIdPrefix)
  const [isSending, setSending] = useState(false)
  const [missing, setMissing] = useState<ReadonlySet<string>>()
  // Pending uploads already have their place, so they can resume without any choice.
  const isDisabled = disabledReason !== undefined && initialItems.length === 0
  useSendingWarning(isSending)
  return (
    <>
      <KeptFiles {...kept} isMissing={id => missing?.has(id) ?? true} />
      <FileUpload
        label={t('upload.label')}
        description={t('upload.hint')}
        limits={{ maximumBytes: maximumFileBytes }}
        transport={transport}
        check={check}
        initialItems={initialItems}
        takesFolders
        takesPhotos
        leavesWhenSent
        onChange={items => {
          setSending(items.some(({ phase }) => isUnderWay(phase)))
          setMissing(new Set(items.filter(({ phase }) => phase === 'missing').map(({ id }) => id)))
        }}
        isDisabled={isDisabled}
        {...(isDisabled && { disabledReason })}
      />
      {filed.length > 0 && (
        <FormSection level={3} title={t('upload.filed')}>
          <Stack gap={4} isList>
            {filed.map(document => (
              <FiledLine key={document.id} document={document} />
            ))}
          </Stack>
        </FormSection>
      )}
    </>
  )
}

function FiledLine({ document }: { document: FiledDocument }) {
  const { t } = useTranslation('documents')
  const { id, name, versionNumber: version, linkedTo } = document
  const place = placeOf(document)
  const sent = version > 1 ? t('upload.filedVersion', { version, place }) : t('upload.filedNew', { place })
  return (
    <Stack gap={1} align="start">
      <LinkButton size="small" href={documents.address('record', { documentId: id })}>
        {name}
      </LinkButton>
      <span>{linkedTo === null ? sent : t('upload.filedLink', { place })}</span>
    </Stack>
  )
}
