import { Link } from 'react-aria-components/Link'
import type { PageViewport } from 'pdfjs-dist'
import { useMessages } from '../../i18n/useMessages.ts'
import type { PdfLink, PdfTarget } from './links.ts'
import type { PageContent } from './usePageContent.ts'
import * as styles from './pages.css.ts'
import { messages } from './PdfViewer.messages.ts'

interface PageLinksProps {
  content: PageContent
  viewport: PageViewport
  page: number
  onFollow: (target: PdfTarget) => void
}

/** The position of a PDF rectangle on the page as shown, in percent. */
function placeOf({ rectangle: [x1, y1, x2, y2] }: PdfLink, viewport: PageViewport) {
  const [ax = 0, ay = 0] = viewport.convertToViewportPoint(x1, y1) as number[]
  const [bx = 0, by = 0] = viewport.convertToViewportPoint(x2, y2) as number[]
  const percent = (pixels: number, whole: number) => `${String((pixels / whole) * 100)}%`
  return {
    left: percent(Math.min(ax, bx), viewport.width),
    top: percent(Math.min(ay, by), viewport.height),
    inlineSize: percent(Math.abs(bx - ax), viewport.width),
    blockSize: percent(Math.abs(by - ay), viewport.height),
  }
}

/** Links over the picture of a page, and the values of its form fields, which are otherwise only in the picture. */
export function PageLinks({ content, viewport, page, onFollow }: PageLinksProps) {
  const t = useMessages(messages)
  return (
    <>
      {content.links.map(link => (
        <PdfLinkText
          key={link.id}
          link={link}
          onFollow={onFollow}
          className={styles.link}
          style={placeOf(link, viewport)}
        />
      ))}
      {content.fields.length > 0 && (
        <dl aria-label={t('fieldsOnPage', { page })} className={styles.hidden}>
          {content.fields.map(({ id, name, value }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

interface PdfLinkTextProps {
  link: PdfLink
  onFollow: (target: PdfTarget) => void
  className?: string
  style?: object
  /** Shows the link's text; without it, the text is on the picture below. @default false */
  hasWords?: boolean
}

/** A link in the document. An external link opens in a new tab and says so; an internal one is a button. */
export function PdfLinkText({ link, onFollow, className = '', style, hasWords = false }: PdfLinkTextProps) {
  const t = useMessages(messages)
  const { text, target } = link
  const place = { className, ...(style && { style }) }
  if (target.kind === 'external') {
    const name = t('external', { text: text || target.place, place: target.place })
    return (
      <Link
        {...place}
        href={target.url}
        target="_blank"
        rel="noopener noreferrer"
        {...(!hasWords && { 'aria-label': name })}
      >
        {hasWords && name}
      </Link>
    )
  }
  const name = text || t(target.kind === 'step' ? target.step : 'linkInside')
  return (
    <Link {...place} onPress={() => onFollow(target)} {...(!hasWords && { 'aria-label': name })}>
      {hasWords && name}
    </Link>
  )
}
