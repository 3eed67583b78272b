import { style, styleVariants } from '@vanilla-extract/css'
import { breakpoint, layer, radius, space, type, weight, family } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scrim = style([
  motion(['opacity'], 'normal'),
  {
    position: 'fixed',
    insetBlockStart: 0,
    insetInlineStart: 0,
    inlineSize: '100vw',
    blockSize: 'var(--visual-viewport-height)',
    zIndex: layer.dialog,
    backgroundColor: vars.color.scrim,
    '@media': {
      [media.fullMotion]: { selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } } },
    },
  },
])
export const centred = style({ display: 'grid', placeItems: 'center', padding: space[4] })

const small = `screen and (max-width: ${breakpoint.small})`

export const dialog = style([
  motion(['translate'], 'slow'),
  floating,
  {
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    minBlockSize: 0,
    borderRadius: radius.card,
    outline: 'none',
    overflow: 'hidden',
    '@media': { [media.fullMotion]: { selectors: { '[data-entering] > &': { translate: '0 0.75rem' } } } },
  },
])
/** Fills a phone's screen; a question stays a card, so that its context remains visible. */
export const fullScreenWhenNarrow = style({
  '@media': {
    [small]: {
      position: 'absolute',
      inset: 0,
      maxInlineSize: 'none',
      borderRadius: 0,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
  },
})
export const width = styleVariants({
  small: { maxInlineSize: '28rem' },
  medium: { maxInlineSize: '36rem' },
  large: { maxInlineSize: '56rem' },
})

const drawerBase = style([
  motion(['translate'], 'slow'),
  floating,
  {
    position: 'absolute',
    insetBlock: 0,
    display: 'flex',
    inlineSize: '100%',
    maxInlineSize: '28rem',
    outline: 'none',
    overflow: 'hidden',
    '@media': { [small]: { maxInlineSize: 'none' } },
  },
])
export const drawer = styleVariants({
  end: [
    drawerBase,
    {
      insetInlineEnd: 0,
      '@media': {
        [media.fullMotion]: {
          selectors: { '[data-entering] > &, [data-exiting] > &': { translate: '100% 0' } },
        },
      },
    },
  ],
  start: [
    drawerBase,
    {
      insetInlineStart: 0,
      '@media': {
        [media.fullMotion]: {
          selectors: { '[data-entering] > &, [data-exiting] > &': { translate: '-100% 0' } },
        },
      },
    },
  ],
})

/** A window this low, as with large text or at 400 % zoom, has no room for a fixed header and footer. */
const low = '(max-height: 30rem)'

/**
 * The element with the role. It scrolls, its header and footer are sticky, and the focused element stays visible
 * between them.
 */
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  overflowY: 'auto',
  outline: 'none',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: '5rem',
  '@media': { [low]: { scrollPaddingBlock: space[2] } },
})
export const head = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: layer.sticky,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingInline: space[6],
  paddingBlock: `${space[5]} ${space[2]}`,
  backgroundColor: vars.color.raised,
  '@media': { [low]: { position: 'static' }, [small]: { paddingInline: space[4] } },
})
export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: family.serif,
  ...type.heading,
  fontWeight: weight.medium,
  overflowWrap: 'anywhere',
})
export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '2rem',
  blockSize: '2rem',
  marginBlock: '-0.125rem',
  marginInlineEnd: `calc(-1 * ${space[2]})`,
  padding: 0,
  color: vars.color.muted,
  background: 'none',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.hover, color: vars.color.ink },
  },
  '@media': { [media.coarse]: { inlineSize: '2.75rem', blockSize: '2.75rem', marginBlock: '-0.5rem' } },
})
export const body = style({
  flex: 1,
  paddingInline: space[6],
  // Leaves room above for the first focus ring, which the header would cover.
  paddingBlock: `${space[1]} ${space[6]}`,
  overflowWrap: 'anywhere',
  '@media': { [small]: { paddingInline: space[4] } },
})
export const description = style({ marginBlockEnd: space[5] })
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  paddingInline: space[6],
  paddingBlock: space[4],
  backgroundColor: vars.color.raised,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [low]: { position: 'static' },
    [small]: { flexDirection: 'column-reverse', alignItems: 'stretch', paddingInline: space[4] },
  },
})
/** The buttons of a question: side by side; on a phone stacked, with the action on top. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [small]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
})
