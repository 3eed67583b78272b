import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/styles.ts'
import { vars } from '../../tokens/vars.css.ts'

export const paving = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const course = style({ fill: vars.color.paper, stroke: vars.color.hairline, strokeWidth: 1 })
