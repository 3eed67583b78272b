import { style } from '@vanilla-extract/css'
import { radius, space, type } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { motion, visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'
import { headerHeight } from '../AppShell/AppShell.css.ts'

/** A bar with the area's accent as a thin line on top. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[1],
  minBlockSize: headerHeight,
  paddingInline: space[2],
  borderBlockStart: `3px solid ${vars.color.accent}`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [media.medium]: { columnGap: space[2], paddingInline: space[4] },
    [media.forcedColors]: { borderBlockStartColor: 'Highlight' },
  },
})

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  minInlineSize: 'min-content',
  paddingInline: space[1],
  borderRadius: radius.control,
  textDecoration: 'none',
})

/** Takes the remaining space between the two groups. */
export const middle = style({
  display: 'flex',
  flex: 1,
  justifyContent: 'flex-end',
  // Wraps to the next line if there is no room, instead of overlapping the others.
  minInlineSize: 'min-content',
  '@media': { [media.medium]: { justifyContent: 'center', paddingInline: space[4] } },
})

export const search = style([
  motion(['background-color', 'border-color']),
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    maxInlineSize: '26rem',
    minBlockSize: vars.density.control,
    paddingInline: space[3],
    border: `1px solid ${vars.color.hairline}`,
    borderRadius: radius.control,
    backgroundColor: vars.color.paper,
    color: vars.color.muted,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { backgroundColor: vars.color.hover, color: vars.color.ink } },
    '@media': { [media.forcedColors]: { borderColor: 'ButtonText' } },
  },
])

export const searchWords = style({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

export const keys = style({
  flex: 'none',
  paddingInline: '0.375rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.surface,
  fontFamily: 'inherit',
  ...type.caption,
  '@media': { [media.coarse]: { display: 'none' } },
})

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px',
  flex: 'none',
  maxInlineSize: '100%',
})

export const userButton = style([
  motion(['background-color']),
  {
    display: 'inline-grid',
    placeItems: 'center',
    inlineSize: vars.density.control,
    blockSize: vars.density.control,
    padding: 0,
    border: 0,
    borderRadius: radius.round,
    backgroundColor: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[aria-expanded="true"]': { backgroundColor: vars.color.hover },
    },
  },
])

export const hidden = style(visuallyHidden)
