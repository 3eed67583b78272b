import { style, styleVariants } from '@vanilla-extract/css'
import { radius, space, weight } from '../../tokens/scale.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** At this width the button would squeeze the text into a column of a few letters. */
const narrow = '(max-width: 30rem)'

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: radius.control,
  color: vars.color.ink,
  selectors: {
    // Spans the window from edge to edge, as a strip rather than a clipped card.
    '[data-across] > &': {
      paddingInline: space[5],
      borderWidth: '0 0 1px',
      borderRadius: 0,
    },
  },
  '@media': {
    [media.forcedColors]: { borderColor: 'CanvasText' },
    [narrow]: { gridTemplateColumns: 'auto 1fr' },
  },
})

const kindOf = (status: 'info' | 'success' | 'warning' | 'danger') => [
  base,
  { backgroundColor: vars.color[status].surface, borderColor: vars.color[status].border },
]

export const banner = styleVariants({
  info: kindOf('info'),
  success: kindOf('success'),
  warning: kindOf('warning'),
  danger: kindOf('danger'),
})

/** Centres the icon on the first line of the title. */
const iconBase = style({ marginBlockStart: '0.125rem' })
export const icon = styleVariants({
  info: [iconBase, { color: vars.color.info.text }],
  success: [iconBase, { color: vars.color.success.text }],
  warning: [iconBase, { color: vars.color.warning.text }],
  danger: [iconBase, { color: vars.color.danger.text }],
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = style({ fontWeight: weight.semibold })
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const dismiss = style({
  '@media': { [narrow]: { gridColumn: 2, marginInlineStart: `calc(-1 * ${space[3]})` } },
})
