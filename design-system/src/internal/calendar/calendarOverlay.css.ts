import { style } from '@vanilla-extract/css'
import { layer, radius, space } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { floating, motion } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Windows in which a calendar beside its field would be cut off: phones, and 400 % zoom. */
export const small = '(max-width: 30rem), (max-height: 32rem)'

export const popover = style([
  motion(['opacity', 'translate']),
  floating,
  {
    maxInlineSize: 'calc(100vw - 1rem)',
    overflow: 'auto',
    borderRadius: radius.card,
    zIndex: layer.popover,
    '@media': {
      [media.fullMotion]: {
        selectors: { '&[data-entering], &[data-exiting]': { opacity: 0, translate: '0 -4px' } },
      },
    },
  },
])

export const sheet = style([
  motion(['translate'], 'slow'),
  floating,
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    maxBlockSize: '100%',
    overflow: 'auto',
    outline: 'none',
    borderStartStartRadius: radius.card,
    borderStartEndRadius: radius.card,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
    '@media': {
      [media.fullMotion]: {
        selectors: { '[data-entering] > &, [data-exiting] > &': { translate: '0 100%' } },
      },
    },
  },
])

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  padding: space[3],
  outline: 'none',
  '@media': {
    // Seven days of 44 px fit in 320 px.
    [small]: { paddingInline: '4px' },
  },
})

/** The calendar itself: as wide as its days need, or as the space allows. */
export const calendar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  inlineSize: '19rem',
  maxInlineSize: '100%',
  '@media': { [small]: { inlineSize: '100%' } },
})
export const calendars = style([calendar, { inlineSize: '39.5rem' }])

export const close = style({ marginInlineStart: 'auto' })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[2],
  paddingBlockStart: space[2],
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.coarse]: { gap: space[3] } },
})
