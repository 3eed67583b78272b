import { useMessages } from '@parvis/design-system/i18n/useMessages'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { behind, readableOn } from './page-colors.ts'
import type { ReportSession, ReportSnapshot } from './protocol/report-session.ts'
import type { ReportLayout, ReportPage, ReportVisual } from './protocol/report-state.ts'
import type { Images } from './report-api.ts'
import { messages } from './ReportPage.messages.ts'
import * as styles from './VisualDrawing.css.ts'

type Drawing = NonNullable<ReportVisual['drawing']>
type Action = NonNullable<Drawing['action']>

const drawnKinds = [
  'textbox',
  'image',
  'basicShape',
  'shape',
  'actionButton',
  'pageNavigator',
  'bookmarkNavigator',
]

/** Whether a visual is drawn from the file alone. */
export const isDrawn = ({ kind, drawing }: ReportVisual) => drawing !== undefined && drawnKinds.includes(kind)

/** Whether a visual means nothing to somebody who reads the page as text. */
export function isDecorative(visual: ReportVisual): boolean {
  const { kind, drawing } = visual
  if (!isDrawn(visual) || drawing?.action || drawing?.label || drawing?.description) return false
  return kind === 'image' || kind === 'basicShape' || kind === 'shape' || kind === 'actionButton'
}

export interface VisualDrawingProps {
  visual: ReportVisual
  page: ReportPage
  layout: ReportLayout
  snapshot: ReportSnapshot
  images: Images | undefined
  session: ReportSession
}

/** A text, picture, shape or button as the report's author drew it. */
export function VisualDrawing(props: VisualDrawingProps) {
  const { visual, page } = props
  const drawing = visual.drawing ?? {}
  const background = behind(visual, page)
  const colors = assignInlineVars({
    [styles.fill]: background ?? 'transparent',
    [styles.ink]: readableOn(background, drawing.color) ?? 'inherit',
    [styles.edge]: drawing.border ?? 'transparent',
    [styles.turn]: `${drawing.rotation ?? 0}deg`,
  })
  if (visual.kind === 'textbox')
    return (
      <ScrollBox colors={colors} label={visual.title}>
        {visual.title !== null && (
          <p className={`${styles.paragraph} ${styles.bold}`} dir="auto">
            {visual.title}
          </p>
        )}
        {(drawing.paragraphs ?? []).map((paragraph, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name, and never move
          <Paragraph key={at} paragraph={paragraph} background={background} />
        ))}
      </ScrollBox>
    )
  if (visual.kind === 'pageNavigator' || visual.kind === 'bookmarkNavigator')
    return (
      <ScrollBox colors={colors} label={visual.title}>
        <Navigator {...props} />
      </ScrollBox>
    )
  if (visual.kind === 'image')
    return (
      <ScrollBox colors={colors} label={visual.title}>
        <Pressed {...props}>
          <Picture
            image={drawing.image}
            fit={drawing.fit}
            alt={drawing.description ?? ''}
            images={props.images}
          />
        </Pressed>
      </ScrollBox>
    )
  const content = drawing.action ? <Pressed {...props}>{drawing.label}</Pressed> : drawing.label
  if (visual.kind === 'actionButton')
    return (
      <ScrollBox colors={colors} label={visual.title}>
        {content}
      </ScrollBox>
    )
  const named = drawing.description === undefined ? {} : { role: 'img', 'aria-label': drawing.description }
  return (
    <div
      className={`${styles.shape} ${styles.shapes[drawing.shape ?? 'rectangle']}`}
      dir="auto"
      // Without a fill, the page's background shows through; a line is drawn in the colour of its edge.
      style={{
        ...colors,
        ...(drawing.fill === undefined && drawing.shape !== 'line' && { background: 'none' }),
      }}
      {...(content ? {} : named)}
    >
      {content}
    </div>
  )
}

interface ScrollBoxProps {
  colors: Record<string, string>
  label: string | null
  children: ReactNode
}

/** A box that keyboard users can focus while its content overflows. */
function ScrollBox({ colors, label, children }: ScrollBoxProps) {
  const t = useMessages(messages)
  const box = useRef<HTMLDivElement>(null)
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const look = () =>
      setScrolled(
        element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1,
      )
    const observer = new ResizeObserver(look)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      ref={box}
      className={styles.box}
      style={colors}
      {...(isScrolled && { tabIndex: 0, role: 'group', 'aria-label': label ?? t('textBox') })}
    >
      {children}
    </div>
  )
}

interface ParagraphProps {
  paragraph: NonNullable<Drawing['paragraphs']>[number]
  background: string | undefined
}

function Paragraph({ paragraph: { align, runs }, background }: ParagraphProps) {
  const t = useMessages(messages)
  return (
    <p className={`${styles.paragraph} ${align ? styles.align[align] : ''}`} dir="auto">
      {runs.map(({ text, isBold, isItalic, isUnderlined, size, color, href }, at) => {
        const looks = [
          styles.run,
          isBold && styles.bold,
          isItalic && styles.italic,
          (isUnderlined ?? href) && styles.underlined,
          size && styles.size[size],
        ]
        const drawn = {
          className: looks.filter(Boolean).join(' '),
          style: assignInlineVars({ [styles.ink]: readableOn(background, color) ?? 'inherit' }),
        }
        return href === undefined ? (
          // oxlint-disable-next-line react/no-array-index-key -- runs have no other name, and never move
          <span key={at} {...drawn}>
            {text}
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <a key={at} {...drawn} href={href} target="_blank" rel="noopener noreferrer">
            {t('site', { name: text, host: new URL(href).host })}
          </a>
        )
      })}
    </p>
  )
}

interface PictureProps {
  image: number | undefined
  fit: Drawing['fit']
  alt: string
  images: Images | undefined
}

/** A picture from the report's file, never from elsewhere. */
export function Picture({ image, fit = 'fit', alt, images }: PictureProps) {
  const found = image === undefined ? undefined : images?.images[image]
  if (!found || found.content === '') return alt === '' ? null : <span>{alt}</span>
  return (
    <img
      className={`${styles.image} ${styles.fits[fit]}`}
      src={`data:${found.mediaType};base64,${found.content}`}
      alt={alt}
    />
  )
}

/** The accessible name of a button without text, and the reason why it is disabled. */
function useAction({ layout, snapshot }: VisualDrawingProps, { kind, target }: Action) {
  const t = useMessages(messages)
  const page = layout.pages.find(({ name }) => name === target)
  const bookmark = layout.bookmarks.find(({ name }) => name === target)
  if (kind === 'back')
    return { name: t('back'), reason: snapshot.history.length === 0 ? t('noBack') : undefined }
  if (kind === 'page')
    return page
      ? { name: t('toPage', { page: page.displayName }), reason: undefined }
      : { name: t('button'), reason: t('pageGone') }
  if (kind === 'bookmark')
    return bookmark
      ? {
          name: t('toBookmark', { bookmark: bookmark.displayName }),
          reason: bookmark.isFiltered ? t('unsupported') : undefined,
        }
      : { name: t('button'), reason: t('bookmarkGone') }
  return { name: t('button'), reason: t('unsupported') }
}

function Pressed(props: VisualDrawingProps & { children: ReactNode }) {
  const { visual, session, children } = props
  const t = useMessages(messages)
  const action = visual.drawing?.action ?? { kind: 'unsupported', target: null }
  const { name, reason } = useAction(props, action)
  const label = visual.drawing?.label ?? visual.drawing?.description
  if (!visual.drawing?.action) return children
  if (action.kind === 'link' && action.target !== null) {
    const { host, href } = new URL(action.target)
    return (
      <a
        className={styles.pressed}
        dir="auto"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('site', { name: label ?? t('website'), host })}
      >
        {children ?? t('site', { name: t('website'), host })}
      </a>
    )
  }
  const said = label ?? name
  return (
    <button
      type="button"
      className={styles.pressed}
      dir="auto"
      aria-label={reason === undefined ? said : t('notHere', { name: said, reason })}
      aria-disabled={reason !== undefined}
      title={reason}
      onClick={() => {
        if (reason === undefined) session.act(action)
      }}
    >
      {children ?? name}
    </button>
  )
}

/** Buttons for the pages or the bookmarks of the report. */
function Navigator({ visual, page, layout, session }: VisualDrawingProps) {
  const t = useMessages(messages)
  const isOfPages = visual.kind === 'pageNavigator'
  const group = visual.drawing?.label
  const items = isOfPages
    ? layout.pages
        .filter(({ isHidden }) => !isHidden)
        .map(({ name, displayName }) => ({ name, displayName, isFiltered: false }))
    : layout.bookmarks.filter(({ groupName }) => group === undefined || groupName === group)
  return (
    <nav aria-label={t(isOfPages ? 'pages' : 'bookmarks')}>
      <ul className={styles.list}>
        {items.map(({ name, displayName, isFiltered = false }) => (
          <li key={name} className={styles.item}>
            <button
              type="button"
              dir="auto"
              className={`${styles.pressed} ${isOfPages && name === page.name ? styles.current : ''}`}
              {...(isOfPages && name === page.name && { 'aria-current': 'page' })}
              {...(isFiltered && {
                'aria-label': t('notHere', { name: displayName, reason: t('unsupported') }),
                'aria-disabled': true,
                title: t('unsupported'),
              })}
              onClick={() => {
                if (!isFiltered) session.act({ kind: isOfPages ? 'page' : 'bookmark', target: name })
              }}
            >
              {displayName}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
