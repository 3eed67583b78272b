import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { duration, easing, family, layer, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { headerHeight, tall } from '../AppShell/AppShell.css.ts'

/** Width of the expanded sidebar; set by the component. */
export const width = createVar()

export const sidebar = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    backgroundColor: vars.color.paper,
    borderInlineEnd: `1px solid ${vars.color.hairline}`,
  },
  variants: {
    form: { expanded: { inlineSize: width }, rail: { inlineSize: '4rem' }, drawer: { inlineSize: '100%' } },
  },
})

/** The scroll container; the edge beside it does not scroll. */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  inlineSize: '100%',
  padding: space[3],
  selectors: { [`${sidebar.classNames.variants.form.rail} > &`]: { paddingInline: space[2] } },
  '@media': {
    [tall]: {
      selectors: {
        [`${sidebar.classNames.variants.form.expanded} > &, ${sidebar.classNames.variants.form.rail} > &`]: {
          position: 'sticky',
          insetBlockStart: headerHeight,
          maxBlockSize: `calc(100vh - ${headerHeight})`,
          alignSelf: 'flex-start',
          overflowY: 'auto',
        },
      },
    },
  },
})

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: '2.75rem',
  paddingInlineStart: space[2],
  selectors: {
    [`${sidebar.classNames.variants.form.rail} &`]: { paddingInlineStart: 0, justifyContent: 'center' },
  },
})

export const title = style({
  flex: 1,
  minInlineSize: 0,
  fontFamily: family.serif,
  ...type.lead,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

export const list = style({ display: 'flex', flexDirection: 'column', gap: '2px', margin: 0, padding: 0 })

/** Children are connected by a line below their parent's icon. */
export const branch = style({
  marginInlineStart: '1.25rem',
  paddingInlineStart: space[3],
  marginBlockStart: '2px',
  borderInlineStart: `1px solid ${vars.color.hairline}`,
})

export const row = style({ display: 'flex', alignItems: 'center', gap: '2px' })

export const entry = recipe({
  base: [
    motion(['background-color', 'color']),
    {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      flex: 1,
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: vars.density.control,
      paddingInline: space[2],
      paddingBlock: space[1],
      border: 0,
      borderRadius: radius.control,
      backgroundColor: 'transparent',
      color: vars.color.ink,
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      selectors: {
        '&:hover, &[data-hovered], &[aria-expanded="true"][data-rail]': { backgroundColor: vars.color.hover },
        '&[aria-current]': {
          backgroundColor: vars.color.accentSoft,
          color: vars.color.accentText,
          fontWeight: weight.semibold,
        },
        '&[aria-current]::before': {
          content: '""',
          position: 'absolute',
          insetInlineStart: 0,
          insetBlock: '20%',
          inlineSize: '3px',
          borderRadius: radius.round,
          backgroundColor: vars.color.accent,
        },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&[aria-current]::before': { backgroundColor: 'Highlight' } },
        },
      },
    },
  ],
  variants: {
    level: { top: {}, nested: { ...type.small, paddingInline: space[3] } },
    form: {
      wide: {},
      rail: { justifyContent: 'center', paddingInline: 0, flex: 'none', inlineSize: '100%' },
    },
  },
  defaultVariants: { level: 'top', form: 'wide' },
})

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' })

export const chevron = style([
  motion(['rotate']),
  {
    flex: 'none',
    color: vars.color.muted,
    selectors: { '[aria-expanded="true"] > &, [aria-expanded="true"] > span > &': { rotate: '90deg' } },
  },
])

export const dot = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '8px',
  inlineSize: '9px',
  blockSize: '9px',
  border: `2px solid ${vars.color.paper}`,
  boxSizing: 'content-box',
  borderRadius: radius.round,
  backgroundColor: vars.color.accent,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

export const flyout = style([
  floating,
  {
    minInlineSize: '14rem',
    maxInlineSize: 'min(20rem, calc(100vw - 5rem))',
    overflowY: 'auto',
    padding: space[2],
    borderRadius: radius.card,
    zIndex: layer.popover,
  },
])
export const flyoutTitle = style({
  paddingInline: space[3],
  paddingBlock: space[1],
  fontFamily: family.serif,
  ...type.body,
  fontWeight: weight.semibold,
})

/** A target area of 12 px around a line that appears on hover and focus. */
export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: '-6px',
  inlineSize: '12px',
  zIndex: layer.sticky,
  cursor: 'col-resize',
  touchAction: 'none',
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '4px',
    inlineSize: '3px',
    borderRadius: radius.round,
    backgroundColor: 'transparent',
  },
  selectors: {
    '&:hover::after, &:focus-visible::after, &[data-moving]::after': { backgroundColor: vars.color.accent },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:hover::after, &:focus-visible::after': { backgroundColor: 'Highlight' } },
    },
  },
})

const fade = keyframes({ from: { opacity: 0 } })
const slide = keyframes({ from: { translate: '-100% 0' } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: layer.drawer,
  backgroundColor: vars.color.scrim,
  animation: `${fade} ${duration.normal} ${easing}`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

export const drawer = style([
  floating,
  {
    position: 'fixed',
    insetBlock: 0,
    insetInlineStart: 0,
    inlineSize: 'min(20rem, 88vw)',
    overflowY: 'auto',
    animation: `${slide} ${duration.slow} ${easing}`,
  },
  { '@media': { [media.reducedMotion]: { animation: 'none' } } },
])
globalStyle(`${drawer} [role="dialog"]`, { outline: 'none' })
