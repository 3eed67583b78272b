import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { useMessages } from '../../i18n/useMessages.ts'
import { targetOf, type PdfTarget, type TargetFields } from './links.ts'
import type { OpenPdf } from './openPdf.ts'
import * as styles from './PdfViewer.css.ts'
import { messages } from './PdfViewer.messages.ts'

/** An outline entry as pdf.js returns it. */
interface OutlineEntry extends TargetFields {
  title?: string
  items?: readonly OutlineEntry[]
}

interface Bookmark {
  id: string
  title: string
  target: PdfTarget | undefined
  items: readonly Bookmark[]
}

const bookmarksOf = (entries: readonly OutlineEntry[], path = ''): Bookmark[] =>
  entries.map((entry, index) => {
    const id = `${path}${String(index)}/`
    return {
      id,
      title: entry.title?.trim() ?? '',
      target: targetOf(entry),
      items: bookmarksOf(entry.items ?? [], id),
    }
  })

interface BookmarksProps {
  document: OpenPdf
  onFollow: (target: PdfTarget) => void
}

/** The document's own outline. */
export function Bookmarks({ document, onFollow }: BookmarksProps) {
  const t = useMessages(messages)
  const [bookmarks, setBookmarks] = useState<readonly Bookmark[]>()
  useEffect(() => {
    let isGone = false
    document.proxy.getOutline().then(
      (entries: readonly OutlineEntry[] | null) => {
        if (!isGone) setBookmarks(bookmarksOf(entries ?? []))
      },
      () => {
        if (!isGone) setBookmarks([])
      },
    )
    return () => {
      isGone = true
    }
  }, [document])
  if (!bookmarks) return null
  if (bookmarks.length === 0) return <p className={styles.note}>{t('noBookmarks')}</p>
  return (
    <Tree
      aria-label={t('bookmarks')}
      items={bookmarks}
      className={styles.outline}
      // A single top-level entry is the title of the whole document, so its children are shown.
      defaultExpandedKeys={bookmarks.length === 1 ? bookmarks.map(({ id }) => id) : []}
    >
      {function show(bookmark) {
        return <BookmarkItem bookmark={bookmark} onFollow={onFollow} />
      }}
    </Tree>
  )
}

function BookmarkItem({ bookmark, onFollow }: { bookmark: Bookmark; onFollow: BookmarksProps['onFollow'] }) {
  const t = useMessages(messages)
  const { id, title, target, items } = bookmark
  return (
    <TreeItem
      id={id}
      textValue={title}
      className={styles.bookmark}
      {...(target?.kind === 'external' && {
        href: target.url,
        target: '_blank',
        rel: 'noopener noreferrer',
        'aria-label': t('external', { text: title, place: target.place }),
      })}
      {...(target && target.kind !== 'external' && { onAction: () => onFollow(target) })}
    >
      <TreeItemContent>
        {({ hasChildItems }) => (
          <span className={styles.bookmarkRow}>
            {hasChildItems ? (
              <Button slot="chevron" aria-label={t('openBookmark', { title })} className={styles.chevron}>
                <ChevronRight aria-hidden size={16} />
              </Button>
            ) : (
              <span className={styles.noChevron} />
            )}
            <span className={styles.bookmarkWords}>{title}</span>
          </span>
        )}
      </TreeItemContent>
      <Collection items={items}>{item => <BookmarkItem bookmark={item} onFollow={onFollow} />}</Collection>
    </TreeItem>
  )
}
