import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

const base = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
// A child sized by its content is never wider than the stack. Zero specificity, so that the child's own limit wins.
globalStyle(`:where(${base} > *)`, { maxInlineSize: '100%' })

export const stack = styleVariants(space, gap => [base, { gap }])

export const alignment = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
})
