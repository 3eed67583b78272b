import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const paving = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  maxInlineSize: 'none',
  pointerEvents: 'none',
  // Readers who ask for more contrast get text on a plain background.
  selectors: { ':root[data-contrast="more"] &': { display: 'none' } },
  '@media': { [media.forcedColors]: { display: 'none' }, [media.print]: { display: 'none' } },
})

export const fan = style({ fill: vars.color.paper })

/** A row of stones: a thick line with gaps for the joints. */
export const course = style({
  fill: 'none',
  stroke: vars.color.hairline,
  strokeOpacity: 0.6,
  strokeWidth: 8,
  strokeDasharray: '10 1.6',
})
