import { useMessages } from '../../i18n/useMessages.ts'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Bookmarks } from './Bookmarks.tsx'
import type { PdfTarget } from './links.ts'
import type { OpenPdf } from './openPdf.ts'
import { PagePreviews } from './PagePreviews.tsx'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'

interface SidePanelProps {
  document: OpenPdf
  page: number
  onGo: (page: number) => void
  onFollow: (target: PdfTarget) => void
  onClose: () => void
  /** Whether the panel covers the pages because there is no room beside them; then it closes after a choice. */
  isNarrow: boolean
}

/** Page previews and bookmarks. */
export function SidePanel({ document, page, onGo, onFollow, onClose, isNarrow }: SidePanelProps) {
  const t = useMessages(messages)
  const go = (to: number) => {
    onGo(to)
    if (isNarrow) onClose()
  }
  const follow = (target: PdfTarget) => {
    onFollow(target)
    if (isNarrow) onClose()
  }
  const content = (
    <Tabs
      label={t('panel')}
      items={[
        {
          id: 'pages',
          title: t('pages'),
          content: <PagePreviews document={document} page={page} onGo={go} />,
        },
        {
          id: 'bookmarks',
          title: t('bookmarks'),
          content: <Bookmarks document={document} onFollow={follow} />,
        },
      ]}
    />
  )
  if (isNarrow)
    return (
      <Drawer isOpen onOpenChange={onClose} title={t('panel')} side="start">
        {content}
      </Drawer>
    )
  return (
    <div role="group" aria-label={t('panel')} className={styles.panel}>
      {content}
    </div>
  )
}
