import { Fragment, memo, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ViewProps } from './PageList.tsx'
import { PdfLinkText } from './PageLinks.tsx'
import { messages } from './PdfViewer.messages.ts'
import { ReadingBlocks, type MarkedWords } from './ReadingBlocks.tsx'
import * as styles from './reading.css.ts'
import { contentOf, type PageContent } from './usePageContent.ts'

const noMatches: ViewProps['matches'] = []

/** How far from the viewport a page is loaded, so that what a screen reader reads next is there. */
const ahead = '3000px'

/**
 * Loads the content of a page while it is near the viewport, so that a thousand pages cost no more than ten. An
 * unloaded page keeps its height, so that nothing moves.
 */
function useContentNear({ document, number, area }: ReadingPageProps) {
  const section = useRef<HTMLElement>(null)
  const [content, setContent] = useState<PageContent | 'failed'>()
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const element = section.current
    if (!element) return undefined
    let isGone = false
    let isNear = false
    const observer = new IntersectionObserver(
      entries => {
        const entry = entries.at(-1)
        if (!entry || entry.isIntersecting === isNear) return
        isNear = entry.isIntersecting
        if (!isNear) {
          // A page with the focus or a selection must not be removed.
          if (isHeld(element)) return
          setHeight(entry.boundingClientRect.height)
          setContent(undefined)
          return
        }
        document
          .page(number)
          .then(contentOf)
          .then(
            found => {
              if (!isGone && isNear) setContent(found)
            },
            () => {
              if (!isGone && isNear) setContent('failed')
            },
          )
      },
      { root: area.current, rootMargin: ahead },
    )
    observer.observe(element)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [document, number, area])
  return { section, content, height }
}

/** Whether the focus or either end of the selection is in a page. */
function isHeld(page: HTMLElement): boolean {
  const selection = getSelection()
  const isSelected = selection?.isCollapsed === false
  return (
    page.contains(document.activeElement) ||
    (isSelected && (page.contains(selection.anchorNode) || page.contains(selection.focusNode)))
  )
}

interface ReadingPageProps extends Pick<ViewProps, 'document' | 'matches' | 'onFollow'> {
  /** The current match, if it is on this page. Without it, all matches are highlighted. */
  shown: ViewProps['shown']
  /** The scroll container. */
  area: RefObject<HTMLElement | null>
  marked: MarkedWords | undefined
  /** From 1. */
  number: number
}

/** One page as running text, followed by its links and form values. */
export const ReadingPage = memo(function ReadingPage(props: ReadingPageProps) {
  const { document, number, matches, shown, onFollow } = props
  const t = useMessages(messages)
  const { section, content, height } = useContentNear(props)
  const title = t('page', { page: number, pages: document.info.pages })
  const own = shown ? matches.filter(({ page }) => page === number) : noMatches
  return (
    <section
      ref={section}
      aria-label={title}
      aria-busy={content === undefined}
      data-page={number}
      className={`${styles.page} ${content === undefined ? styles.waiting : ''}`}
      style={content === undefined && height !== undefined ? { minBlockSize: height } : undefined}
    >
      <h2 className={styles.pageTitle}>{title}</h2>
      {content === undefined && <p>{t('loadingPage', { page: number })}</p>}
      {content === 'failed' && <p>{t('pageFailed')}</p>}
      {typeof content === 'object' && (
        <div lang={document.info.language} className={styles.parts}>
          {content.read.blocks.length === 0 && <p className={styles.note}>{t('noText')}</p>}
          <ReadingBlocks
            blocks={content.read.blocks}
            marked={props.marked}
            shown={shown && own.findIndex(({ start }) => start === shown.start)}
            token={shown}
          />
          <Extras title={t('fieldsOnPage', { page: number })} isShown={content.fields.length > 0}>
            <dl className={styles.fields}>
              {content.fields.map(({ id, name, value }) => (
                <Fragment key={id}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </Fragment>
              ))}
            </dl>
          </Extras>
          <Extras title={t('linksOnPage', { page: number })} isShown={content.links.length > 0}>
            <ul className={styles.list}>
              {content.links.map(link => (
                <li key={link.id}>
                  <PdfLinkText link={link} onFollow={onFollow} className={styles.link} hasWords />
                </li>
              ))}
            </ul>
          </Extras>
        </div>
      )}
    </section>
  )
})

function Extras({ title, isShown, children }: { title: string; isShown: boolean; children: ReactNode }) {
  return (
    isShown && (
      <>
        <h3 className={styles.part}>{title}</h3>
        {children}
      </>
    )
  )
}
