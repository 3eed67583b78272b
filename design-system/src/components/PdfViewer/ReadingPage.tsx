import { Fragment, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useMessages } from '../../i18n/useMessages.ts'
import type { ViewProps } from './PageList.tsx'
import { PdfLinkText } from './PageLinks.tsx'
import { messages } from './PdfViewer.messages.ts'
import { ReadingBlocks, type MarkedWords } from './ReadingBlocks.tsx'
import * as styles from './reading.css.ts'
import { contentOf, type PageContent } from './usePageContent.ts'

const noMatches: ViewProps['matches'] = []

/** How far from what is in sight a page is read: what a screen reader comes to next is there. */
const ahead = '3000px'

/** The content of a page once it comes near; it stays. */
function useContentNear({ document, number, area }: ReadingPageProps) {
  const section = useRef<HTMLElement>(null)
  const [content, setContent] = useState<PageContent | 'failed'>()
  useEffect(() => {
    const element = section.current
    if (!element) return undefined
    let isGone = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        document
          .page(number)
          .then(contentOf)
          .then(
            found => {
              if (!isGone) setContent(found)
            },
            () => {
              if (!isGone) setContent('failed')
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
  return { section, content }
}

interface ReadingPageProps extends Omit<ViewProps, 'ref'> {
  /** What scrolls. */
  area: RefObject<HTMLElement | null>
  marked: MarkedWords | undefined
  /** From 1. */
  number: number
}

/** One page as running text, with its links and what was entered into its form at its end. */
export function ReadingPage(props: ReadingPageProps) {
  const { document, number, matches, shown, onFollow } = props
  const t = useMessages(messages)
  const { section, content } = useContentNear(props)
  const title = t('page', { page: number, pages: document.info.pages })
  // The others are marked without it: of a thousand pages only one looks through what was found.
  const own = shown?.page === number ? matches.filter(({ page }) => page === number) : noMatches
  return (
    <section
      ref={section}
      aria-label={title}
      aria-busy={content === undefined}
      data-page={number}
      className={`${styles.page} ${content === undefined ? styles.waiting : ''}`}
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
            shown={shown?.page === number ? own.findIndex(({ start }) => start === shown.start) : undefined}
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
}

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
