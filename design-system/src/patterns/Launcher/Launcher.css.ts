import { style } from '@vanilla-extract/css'
import * as fromTop from '../../internal/overlay/fromTop.css.ts'
import { family, radius, space, type, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { visuallyHidden } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scrim = style([
  fromTop.scrim,
  { '@media': { [media.medium]: { padding: space[6], paddingBlockStart: 'min(9vh, 5rem)' } } },
])

export const panel = style([
  fromTop.panel,
  {
    backgroundColor: vars.color.paper,
    '@media': {
      [media.medium]: {
        maxInlineSize: '58rem',
        blockSize: 'auto',
        maxBlockSize: '100%',
        borderRadius: radius.card,
      },
    },
  },
])

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  padding: space[4],
  '@media': {
    [media.medium]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(12rem, 20rem) auto',
      paddingInline: space[6],
    },
  },
})

export const title = style({
  fontFamily: family.serif,
  ...type.heading,
  fontWeight: weight.semibold,
  overflowWrap: 'anywhere',
})

/** Below the title in a narrow window, beside it otherwise. */
export const search = style({
  gridColumn: '1 / -1',
  order: 1,
  '@media': { [media.medium]: { gridColumn: 'auto', order: 0 } },
})

export const body = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: space[4],
  paddingBlock: `3px ${space[6]}`,
  '@media': { [media.medium]: { paddingInline: space[6] } },
})

export const none = style({ paddingBlock: space[12], textAlign: 'center', color: vars.color.muted })
export const hidden = style(visuallyHidden)
