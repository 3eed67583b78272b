import { Banner } from '@parvis/design-system/Banner'
import { DateTime } from '@parvis/design-system/DateTime'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { Stack } from '@parvis/design-system/Stack'
import { formatBytes } from '@parvis/design-system/upload'
import type { ReactNode } from 'react'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { documents } from '../../application.ts'
import {
  documentRecord,
  isPdf,
  linkOf,
  placeOf,
  sayOfDocument,
  useIsStaff,
  useMayChange,
  useMayWrite,
  useSigningAddress,
  type ClientDocument,
} from '../../document.ts'
import { useReaders } from '../../sharing/useReaders.ts'
import { versionDownload } from '../../version-download.ts'
import { UndoneBanner } from '../../UndoneBanner.tsx'
import { useDeletionWithUndo } from '../../useDeletionWithUndo.ts'
import { HistoryPart } from './HistoryPart.tsx'
import { PreviewPart, type PreviewPartProps } from './PreviewPart.tsx'
import { VersionsPart } from './VersionsPart.tsx'

const PropertiesPart = latePart(async () => ({
  default: (await import('./PropertiesPart.tsx')).PropertiesPart,
}))

const SharesPart = latePart(async () => ({
  default: (await import('../../sharing/SharesPart.tsx')).SharesPart,
}))

const ShareDialog = lateDialog(async () => ({
  default: (await import('../../sharing/ShareDialog.tsx')).ShareDialog,
}))

const LinksPart = latePart(async () => ({
  default: (await import('../../linking/LinksPart.tsx')).LinksPart,
}))

const SignaturesPart = latePart(async () => ({
  default: (await import('./SignaturesPart.tsx')).SignaturesPart,
}))

const LinkDialog = lateDialog(async () => ({
  default: (await import('../../linking/LinkDialog.tsx')).LinkDialog,
}))

const share = (document: ClientDocument, close: () => void) => (
  <ShareDialog documents={[document]} onClose={close} />
)

const link = (document: ClientDocument, close: () => void) => (
  <LinkDialog document={document} onClose={close} />
)

type PartName = 'overview' | 'versions' | 'links' | 'signatures' | 'shares' | 'history' | 'properties'

/** The page of a document: its details, preview, versions and place. */
export function DocumentScreen() {
  return (
    <RecordScreen record={documentRecord}>
      {(document, onDeleted) => <DocumentPage document={document} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

function DocumentPage({ document, onDeleted }: { document: ClientDocument; onDeleted: () => void }) {
  const { t } = useTranslation('documents')
  const mayChange = useMayChange()(document)
  const isStaff = useIsStaff()
  const mayWrite = useMayWrite()
  const signing = useSigningAddress()(document)
  const readsSignatures = usePerson().scopes.has('Signatures.Read')
  // A document that everybody at the client can read cannot be shared.
  const isShareable = isStaff && document.confidentiality !== 'client'
  const { take, taken, problem } = useFileDownload(versionDownload, sayOfDocument)
  const { remove, isRemoving, refused } = useDeletionWithUndo(onDeleted)
  const download = () => take({ id: document.versionId })
  const part = (tab: PartName, content: ReactNode, isShown = true) => ({
    id: tab,
    title: t(`tab.${tab}`),
    content,
    isShown,
  })
  return (
    <RecordPage
      list={{ label: t('list.title'), href: documentRecord.list }}
      title={document.name}
      sentence={placeOf(document)}
      actionList={[
        {
          id: 'download',
          label: t('action.download'),
          isPrimary: true,
          isPending: taken !== undefined,
          onPress: download,
        },
        {
          id: 'share',
          label: t('action.share'),
          isShown: isShareable && mayChange,
          dialog: close => share(document, close),
        },
        {
          id: 'sign',
          label: t('action.sign'),
          isShown: signing !== undefined,
          href: signing ?? '',
        },
        {
          id: 'link',
          label: t('action.link'),
          isShown: mayWrite,
          dialog: close => link(document, close),
        },
        {
          id: 'delete',
          label: t('action.delete'),
          isShown: mayChange,
          isPending: isRemoving,
          onPress: () => remove([document]),
        },
      ]}
      notice={
        <>
          {problem && <ProblemBanner title={t('action.downloadFailed')} problem={problem} />}
          {refused && <UndoneBanner undone={refused} />}
        </>
      }
      parts={{
        label: t('record.parts'),
        items: [
          part('overview', <OverviewPart document={document} onDownload={download} />),
          part('versions', <VersionsPart document={document} mayRestore={mayChange} />),
          part('links', <LinksPart id={document.id} />),
          part('signatures', <SignaturesPart id={document.id} />, readsSignatures && isPdf(document)),
          part('shares', <SharesPart document={document} mayEnd={mayChange} />, isShareable),
          part('history', <HistoryPart id={document.id} />, isStaff),
          part('properties', <PropertiesPart document={document} />, mayChange),
        ],
      }}
    />
  )
}

function OverviewPart({ document, onDownload }: PreviewPartProps) {
  const { t } = useTranslation('documents')
  const locale = useLanguage()
  const readersOf = useReaders()
  const { activeContent, documentType, engagementCode, isLink, linkedTo, sharedByName } = document
  return (
    <Stack gap={6}>
      {activeContent !== 'none' && (
        <Banner kind="warning" title={t(`activeWarning.${activeContent}`)}>
          {t('activeHelp')}
        </Banner>
      )}
      {linkedTo && (
        <Banner
          kind={linkedTo.hasChanged ? 'warning' : 'info'}
          title={t(linkedTo.hasChanged ? 'link.changedTitle' : 'link.title')}
          actions={
            <LinkButton size="small" href={documents.address('record', { documentId: linkedTo.documentId })}>
              {t('link.open')}
            </LinkButton>
          }
        >
          {t(linkedTo.hasChanged ? 'link.changed' : 'link.text', { place: linkOf(linkedTo) })}
        </Banner>
      )}
      {isLink && !linkedTo && (
        <Banner kind="info" title={t('link.title')}>
          {t('link.lost')}
        </Banner>
      )}
      <DescriptionList
        items={[
          { term: t('field.engagementId'), value: engagementCode ?? t('record.noEngagement') },
          { term: t('field.documentType'), value: t(`type.${documentType}`) },
          { term: t('field.confidentiality'), value: readersOf(document) },
          ...(sharedByName === null ? [] : [{ term: t('column.sharedBy'), value: sharedByName }]),
          { term: t('column.version'), value: String(document.versionNumber) },
          { term: t('column.size'), value: formatBytes(locale, document.fileSize) },
          { term: t('column.createdBy'), value: document.createdByName ?? document.createdBy },
          { term: t('column.modifiedBy'), value: document.modifiedByName ?? document.modifiedBy },
          { term: t('column.modifiedDate'), value: <DateTime value={document.modifiedDate} /> },
        ]}
      />
      <PreviewPart document={document} onDownload={onDownload} />
    </Stack>
  )
}
