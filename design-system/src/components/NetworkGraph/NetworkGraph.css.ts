import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  minInlineSize: 0,
  position: 'relative',
  containerType: 'inline-size',
})

/** When the component itself is at least this wide, the details are shown beside the graph. */
export const sideBySide = '(min-width: 52rem)'

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: radius.card,
  '@container': {
    [sideBySide]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', blockSize: 'var(--network-height)' },
  },
})
/** The graph or the list. Never so tall on a phone that there is no page left to scroll by. */
export const main = style({
  minInlineSize: 0,
  blockSize: 'min(var(--network-height), 75dvh)',
  '@container': { [sideBySide]: { blockSize: '100%', minBlockSize: 0 } },
})
export const aside = style({
  minInlineSize: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@container': {
    [sideBySide]: {
      borderBlockStart: 0,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
      overflowY: 'auto',
      minBlockSize: 0,
    },
  },
})

/** Centred in the frame where the graph will appear. */
export const drawing = style({
  display: 'grid',
  alignContent: 'center',
  blockSize: '100%',
  maxInlineSize: '20rem',
  marginInline: 'auto',
  paddingInline: space[4],
})
export const state = style({ display: 'grid', alignContent: 'center', blockSize: '100%', overflowY: 'auto' })
export const hidden = style(visuallyHidden)

/** A windowed list, which renders only the rows in view, cannot be printed. */
export const screenOnly = style({ '@media': { [media.print]: { display: 'none' } } })

/** The full list for print; on screen only the rows in view are rendered. */
export const printed = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
export const printedTitle = style({
  ...type.heading,
  fontFamily: family.serif,
  fontWeight: weight.medium,
  paddingBlock: `${space[4]} ${space[1]}`,
  breakAfter: 'avoid',
})
/** Lines are short, so a page has two columns. */
export const printedNodes = style({ columns: '16rem 2', columnGap: space[6], paddingBlockStart: space[4] })
export const printedNode = style({
  breakInside: 'avoid',
  paddingBlockEnd: space[3],
  fontWeight: weight.semibold,
})
export const printedLinks = style({ paddingInlineStart: space[4], ...type.small, fontWeight: weight.regular })
