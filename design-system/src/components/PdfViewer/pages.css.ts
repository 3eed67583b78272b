/** The pages: pictures with their text and links on top. */
import { globalStyle, style } from '@vanilla-extract/css'
import { radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The scroll container. */
export const area = style({
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  overflow: 'auto',
  // The width must not depend on a scroll bar, or fitted pages would grow and shrink endlessly.
  scrollbarGutter: 'stable both-edges',
  // Pages above are added and removed while reading; the viewer keeps the scroll position itself.
  overflowAnchor: 'none',
  backgroundColor: vars.color.sunken,
  outline: 'none',
})
/** Above the pages, which would hide the focus ring of the area. */
export const ring = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  selectors: { [`${area}:focus-visible + &`]: focusRingInside },
})
export const frame = style({
  position: 'relative',
  flex: 1,
  display: 'flex',
  minInlineSize: 0,
  minBlockSize: 0,
})
export const pages = style({ position: 'relative' })

/** Paper is white in every theme, because its content was made for that. */
export const page = style({
  position: 'absolute',
  insetInline: 0,
  marginInline: 'auto',
  colorScheme: 'only light',
  backgroundColor: 'Canvas',
  boxShadow: `0 0 0 1px ${vars.color.hairline}, 0 2px 8px -2px ${vars.color.shadow}`,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
})

export const canvas = style({ position: 'absolute', inset: 0 })
globalStyle(`${canvas} canvas`, { display: 'block', inlineSize: '100%', blockSize: '100%' })

export const failed = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[4],
  blockSize: '100%',
  padding: space[4],
  textAlign: 'center',
  colorScheme: 'normal',
  backgroundColor: vars.color.surface,
})

/** Holds the current text layer of a page. */
export const textPlace = style({ display: 'contents' })

/**
 * The text over the picture. pdf.js positions each run in fractions of the page, and sets its measures as custom
 * properties that these rules read.
 */
export const text = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  overflow: 'clip',
  lineHeight: 1,
  letterSpacing: 'normal',
  wordSpacing: 'normal',
  textAlign: 'initial',
  textSizeAdjust: 'none',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  direction: 'ltr',
  vars: {
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
  },
  selectors: {
    '&[data-main-rotation="90"]': { transform: 'rotate(90deg) translateY(-100%)' },
    '&[data-main-rotation="180"]': { transform: 'rotate(180deg) translate(-100%, -100%)' },
    '&[data-main-rotation="270"]': { transform: 'rotate(270deg) translateX(-100%)' },
  },
})
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
})
globalStyle(`${text} > :not(.markedContent), ${text} .markedContent span:not(.markedContent)`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
})
globalStyle(`${text} .markedContent`, { display: 'contents' })
globalStyle(`${text} ::selection`, {
  color: 'transparent',
  background: 'color-mix(in srgb, Highlight, transparent 60%)',
})

export const marks = style({ position: 'absolute', inset: 0, pointerEvents: 'none' })
/** Looks like a highlighter; the current match also has a frame, so it does not rely on colour. */
export const mark = style({
  position: 'absolute',
  backgroundColor: 'Mark',
  mixBlendMode: 'multiply',
  borderRadius: '2px',
  selectors: {
    '&[data-shown]': { outline: '2px solid CanvasText', outlineOffset: '1px' },
  },
  '@media': {
    [media.forcedColors]: {
      backgroundColor: 'transparent',
      mixBlendMode: 'normal',
      outline: '1px solid CanvasText',
      selectors: { '&[data-shown]': { outline: '3px solid Highlight' } },
    },
  },
})

export const link = style({
  position: 'absolute',
  borderRadius: radius.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: 'color-mix(in srgb, LinkText, transparent 85%)' },
    // On white paper, whatever the theme.
    '&[data-focus-visible]': { outline: '2px solid LinkText', outlineOffset: '2px' },
  },
})

export const hidden = style(visuallyHidden)
