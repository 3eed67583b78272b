import type { RowOf } from '@parvis/api-types/calls'
import type { GridSelection } from '@parvis/design-system/DataGrid'
import { readGridView, type GridView } from '@parvis/design-system/grid-view'
import { LinkButton } from '@parvis/design-system/LinkButton'
import { MarkedText } from '@parvis/design-system/MarkedText'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useFileDownload } from '../../../../../downloads/useFileDownload.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListScreen, type ListActions } from '../../../../../screens/ListScreen.tsx'
import { documents } from '../../application.ts'
import { sayOfDocument, useIsStaff, useMayChange, useMayWrite, useSigningAddress } from '../../document.ts'
import { useReaders } from '../../sharing/useReaders.ts'
import { useSharing } from '../../sharing/useSharing.ts'
import { versionDownload } from '../../version-download.ts'
import { useChosenRows, type ChosenRow } from '../../useChosenRows.ts'
import { useDeletionWithUndo } from '../../useDeletionWithUndo.ts'
import { UndoneBanner } from '../../UndoneBanner.tsx'
import { useArchiveDownload } from '../../useArchiveDownload.ts'
import { ChosenActions } from './ChosenActions.tsx'
import { documentList, foundDocuments } from './document-list.ts'

type Row = RowOf<'listDocuments'>

/** Who can read a document, in words for the reader of the list. */
function Readers({ document }: { document: Row }) {
  return useReaders()(document)
}

const cells = {
  found: ({ textMatch }: Row) => textMatch && <MarkedText pieces={textMatch} />,
  confidentiality: (document: Row) => <Readers document={document} />,
}

const ShareDialog = lateDialog(async () => ({
  default: (await import('../../sharing/ShareDialog.tsx')).ShareDialog,
}))

const LinkDialog = lateDialog(async () => ({
  default: (await import('../../linking/LinkDialog.tsx')).LinkDialog,
}))

const MoveDialog = lateDialog(async () => ({
  default: (await import('../../moving/MoveDialog.tsx')).MoveDialog,
}))

/** The dialog about several documents, and what to do afterwards. */
interface Asked {
  documents: readonly ChosenRow[]
  done: () => void
}

/** Every document that the reader may see, to search, filter, open, download, move and delete. */
export function DocumentsScreen() {
  const { t } = useTranslation('documents')
  const [query] = useSearchParams()
  const isSearched = readGridView(query).search.trim() !== ''
  const mayWrite = useMayWrite()
  const mayChange = useMayChange()
  const signingAddress = useSigningAddress()
  const { take, problem } = useFileDownload(versionDownload, sayOfDocument)
  const archive = useArchiveDownload()
  const mayShare = useIsStaff() && mayWrite
  const sharing = useSharing()
  const { remove, refused } = useDeletionWithUndo()
  const [moved, setMoved] = useState<Asked>()
  const moving = useChosenRows('notMoved', (chosen, done) => setMoved({ documents: chosen, done }))
  const deleting = useChosenRows('notDeleted', (chosen, done) => remove(chosen, { onSuccess: done }))
  const actionsOn = (document: Row): ListActions => {
    const address = documents.address('record', { documentId: document.id })
    const signing = signingAddress(document)
    return [
      { id: 'open', label: t('action.open'), href: address },
      {
        id: 'download',
        label: t('action.download'),
        onAction: () => take({ id: document.versionId }),
      },
      mayShare &&
        document.confidentiality !== 'client' && {
          id: 'share',
          label: t('action.share'),
          renderDialog: close => <ShareDialog documents={[document]} onClose={close} />,
        },
      mayChange(document) && {
        id: 'edit',
        label: t('action.edit'),
        href: `${address}?tab=properties`,
      },
      signing !== undefined && { id: 'sign', label: t('action.sign'), href: signing },
      mayWrite && {
        id: 'link',
        label: t('action.link'),
        renderDialog: close => <LinkDialog document={document} onClose={close} />,
      },
      mayChange(document) && {
        id: 'delete',
        label: t('action.delete'),
        isDanger: true,
        onAction: () => remove([document]),
      },
    ]
  }
  const actionsOnChosen = (selection: GridSelection, clear: () => void, view: GridView) => (
    <ChosenActions
      selection={selection}
      clear={clear}
      view={view}
      archive={archive}
      sharing={mayShare ? sharing : undefined}
      changing={mayWrite ? { move: moving, delete: deleting } : undefined}
    />
  )
  const upload = { href: documents.address('upload'), label: t('list.create') }
  return (
    <ListScreen
      list={isSearched ? foundDocuments : documentList}
      cells={cells}
      create={mayWrite && upload}
      actions={mayWrite && <LinkButton href={documents.address('deleted')}>{t('list.deleted')}</LinkButton>}
      rowActions={actionsOn}
      selectionActions={actionsOnChosen}
      empty={mayWrite ? undefined : t('list.emptyReadOnly')}
      emptyActions={mayWrite && <LinkButton href={upload.href}>{upload.label}</LinkButton>}
      notice={
        <>
          {problem && <ProblemBanner title={t('action.downloadFailed')} problem={problem} />}
          {archive.problem && <ProblemBanner title={t('chosen.notDownloaded')} problem={archive.problem} />}
          {sharing.problem && <ProblemBanner title={t('share.notPossible')} problem={sharing.problem} />}
          {moving.refused && <UndoneBanner undone={moving.refused} />}
          {deleting.refused && <UndoneBanner undone={deleting.refused} />}
          {refused && <UndoneBanner undone={refused} />}
        </>
      }
    >
      {moved && (
        <MoveDialog documents={moved.documents} onMoved={moved.done} onClose={() => setMoved(undefined)} />
      )}
      {sharing.asked && <ShareDialog {...sharing.asked} onClose={sharing.close} />}
    </ListScreen>
  )
}
