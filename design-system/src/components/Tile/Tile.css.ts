import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRing, largeText, motion, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

const link = 'a[href]'

export const tile = recipe({
  base: [
    motion(['background-color', 'border-color', 'box-shadow']),
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[4],
      blockSize: '100%',
      minInlineSize: 0,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: radius.card,
      backgroundColor: vars.color.surface,
      selectors: {
        [`&:has(${link}:hover)`]: {
          borderColor: vars.color.control,
          boxShadow: `0 6px 18px -10px ${vars.color.shadow}, 0 1px 3px -1px ${vars.color.shadow}`,
        },
        [`&:has(${link}:focus-visible)`]: { outline: `2px solid ${vars.color.accent}`, outlineOffset: '2px' },
        [`&:has(${link}:active)`]: { backgroundColor: vars.color.hover },
      },
      '@media': {
        [media.tiny]: { flexWrap: 'wrap' },
        [media.forcedColors]: {
          selectors: { [`&:has(${link}:focus-visible)`]: { outlineColor: 'Highlight' } },
        },
      },
    },
  ],
  variants: {
    layout: {
      columns: {
        padding: space[5],
        // On a phone, the text needs the room.
        '@media': { '(max-width: 24rem)': { gap: space[3], padding: space[4] } },
      },
      compact: { alignItems: 'center', gap: space[3], padding: space[3] },
      list: {
        alignItems: 'center',
        gap: space[3],
        paddingInline: space[3],
        paddingBlock: space[2],
        border: 0,
        borderRadius: radius.control,
        backgroundColor: 'transparent',
        selectors: { [`&:has(${link}:hover)`]: { backgroundColor: vars.color.hover, boxShadow: 'none' } },
      },
    },
    state: {
      ready: {},
      denied: { backgroundColor: 'transparent', borderStyle: 'dashed' },
      failed: {},
      dragging: {
        borderStyle: 'dashed',
        borderColor: vars.color.control,
        backgroundColor: vars.color.sunken,
      },
      target: {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        '@media': { [media.forcedColors]: { outline: '3px solid Highlight' } },
      },
    },
  },
  defaultVariants: { layout: 'columns', state: 'ready' },
})

export const iconDenied = style({ filter: 'grayscale(1)', opacity: 0.55 })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.tiny]: { flexBasis: '5rem' } },
})

/** Title and badges share a line if there is room. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  rowGap: space[1],
  minInlineSize: 0,
})

export const title = recipe({
  base: {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    color: vars.color.ink,
    fontFamily: family.serif,
  },
  variants: {
    layout: {
      columns: {
        fontSize: '1.25rem',
        lineHeight: type.heading.lineHeight,
        fontWeight: weight.medium,
      },
      compact: { ...type.body, fontWeight: weight.medium },
      list: { ...type.body, fontFamily: family.sans, fontWeight: weight.medium },
    },
  },
})

/** The link covers the whole tile, and the focus ring is drawn around the tile. */
export const anchor = style({
  color: 'inherit',
  textDecoration: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit', cursor: 'pointer' },
})
globalStyle(`${anchor}:focus`, { outline: 'none' })

/** Room for the icon after the last word, so that both wrap together. */
export const anchorExternal = style([anchor, { paddingInlineEnd: '1.25rem' }])
export const external = style({
  // In its normal position, but without allowing a line break before it.
  display: 'inline-block',
  position: 'absolute',
  marginInlineStart: space[1],
  marginBlockStart: 'calc((1lh - 0.9375rem) / 2)',
  '@media': { [media.tiny]: { position: 'static' } },
  color: vars.color.muted,
})
export const pin = style({ flex: 'none', color: vars.color.muted })

export const description = style({
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  selectors: { [largeText]: { display: 'block' } },
})
export const descriptionLine = style({ WebkitLineClamp: 1 })

/** Separate links, above the tile's own link. */
export const work = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  margin: 0,
  marginBlockStart: space[2],
  padding: 0,
  listStyle: 'none',
  // Clicks between them go to the tile.
  pointerEvents: 'none',
})
export const workItem = style({ minInlineSize: 0, maxInlineSize: '100%', pointerEvents: 'auto' })
export const workLink = style([
  motion(['background-color']),
  {
    selectors: { '&:focus-visible': focusRing },
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '1.75rem',
    paddingInline: space[3],
    paddingBlock: '2px',
    borderRadius: radius.round,
    backgroundColor: vars.color.accentSoft,
    color: vars.color.accentText,
    ...type.small,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
    '@media': {
      [media.coarse]: { minBlockSize: '2.75rem' },
      [media.forcedColors]: { border: '1px solid LinkText' },
    },
  },
])

export const reason = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  ...type.small,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
})
export const reasonIcon = style({ flex: 'none', marginBlockStart: '3px' })
export const failure = style({ color: vars.color.danger.text })

/** Above the tile's link. */
export const above = style({ position: 'relative', zIndex: 1, flex: 'none', maxInlineSize: '100%' })
export const aboveCorner = style({ margin: '-6px -6px 0 0' })

export const hidden = style(visuallyHidden)
