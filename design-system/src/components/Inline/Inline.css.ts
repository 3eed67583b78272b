import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
  // Breaks words that are longer than the line, even inside buttons.
  overflowWrap: 'anywhere',
})
globalStyle(`:where(${base} > *)`, { maxInlineSize: '100%' })

export const inline = styleVariants(space, gap => [base, { gap }])

export const justification = styleVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
