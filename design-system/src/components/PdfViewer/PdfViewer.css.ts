import { style } from '@vanilla-extract/css'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { focusRingInside, tabular, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Depends on the viewer's own width, not the window's. */
const wide = '(min-width: 40rem)'

export const viewer = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Leaves some room for the pages between the bars above and below.
  minBlockSize: '20rem',
  overflow: 'hidden',
  containerType: 'inline-size',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  backgroundColor: vars.color.surface,
})

/** Loading, failed or locked: centred. */
export const state = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'safe center',
  alignItems: 'center',
  padding: space[4],
  overflowY: 'auto',
})
export const progress = style({ inlineSize: 'min(100%, 24rem)' })
export const password = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  inlineSize: 'min(100%, 24rem)',
})
export const lock = style({ color: vars.color.muted })
export const passwordTitle = style({
  ...type.heading,
  fontFamily: family.serif,
  fontWeight: weight.medium,
  textWrap: 'balance',
})

export const reader = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 })

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: space[1],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@container': { [wide]: { gap: space[3], paddingInline: space[2] } },
})
export const tools = style({ flex: 1, minInlineSize: '2.75rem' })

export const pageNavigation = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  gap: space[1],
  ...type.small,
  ...tabular,
})
/** Fields reserve room for messages, which these never have. */
const noMessages = `calc(-1 * ${space[1]})`
export const pageField = style({
  inlineSize: '3.75rem',
  marginBlockEnd: noMessages,
  '@container': { [wide]: { inlineSize: '4.5rem' } },
})
export const ofPages = style({ color: vars.color.muted, whiteSpace: 'nowrap' })
export const zoom = style({
  display: 'none',
  flex: 'none',
  minInlineSize: '3.5rem',
  textAlign: 'end',
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  '@container': { '(min-width: 56rem)': { display: 'block' } },
})

export const searchBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  padding: space[2],
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
})
export const searchField = style({
  flex: '1 1 12rem',
  minInlineSize: 0,
  maxInlineSize: '24rem',
  marginBlockEnd: noMessages,
})
export const searchMoves = style({ display: 'flex', alignItems: 'center', gap: space[1] })
/** Wide enough for the first count, so that it does not change width. */
export const count = style({ minInlineSize: '5rem', ...type.small, ...tabular, color: vars.color.muted })
export const searchOptions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  flex: '1 1 auto',
})
export const closeSearch = style({ marginInlineStart: 'auto' })

export const notice = style({ padding: space[3], borderBlockEnd: `1px solid ${vars.color.hairline}` })
export const preparing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
})
export const preparingBar = style({ flex: '1 1 12rem' })

export const body = style({ flex: 1, display: 'flex', minBlockSize: 0, minInlineSize: 0 })
export const panel = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '15rem',
  minBlockSize: 0,
  padding: space[2],
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.color.hairline}`,
})
export const note = style({ padding: space[2], ...type.small, color: vars.color.muted })

/** Page previews: as tall as the panel, with their own scrolling. */
export const previews = style({
  display: 'block',
  blockSize: 'max(20rem, min(60vh, 45rem))',
  overflowY: 'auto',
  position: 'relative',
  overflowAnchor: 'none',
  borderRadius: radius.control,
  outline: 'none',
  selectors: { '&:focus-visible': focusRingInside },
})
export const previewRows = style({ position: 'relative' })
export const preview = style({
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[1],
  padding: space[2],
  borderRadius: radius.control,
  ...type.small,
  ...tabular,
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[aria-selected="true"]': {
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: weight.semibold,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          backgroundColor: 'Highlight',
          color: 'HighlightText',
          forcedColorAdjust: 'none',
        },
      },
    },
  },
})
export const previewPicture = style({
  flex: 1,
  minBlockSize: 0,
  inlineSize: '100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
})
export const previewCanvas = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  boxShadow: `0 0 0 1px ${vars.color.hairline}`,
})

export const outline = style({ outline: 'none', display: 'flex', flexDirection: 'column' })
export const bookmark = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  minBlockSize: vars.density.row,
  paddingBlock: space[1],
  paddingInlineEnd: space[2],
  paddingInlineStart: `calc((var(--tree-item-level) - 1) * ${space[4]})`,
  borderRadius: radius.control,
  ...type.small,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': focusRingInside,
  },
})
export const bookmarkRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[1],
  minInlineSize: 0,
})
export const bookmarkWords = style({
  paddingBlock: space[1],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: '1.75rem',
  blockSize: '1.75rem',
  border: 0,
  borderRadius: radius.small,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  selectors: { '[data-expanded] &': { rotate: '90deg' } },
  '@media': {
    [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem' },
    [media.forcedColors]: { color: 'ButtonText' },
  },
})
export const noChevron = style({ flex: 'none', inlineSize: '1.75rem' })

export const hidden = style(visuallyHidden)
