import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const stack = styleVariants(space, gap => [
  { display: 'flex', flexDirection: 'column', gap, minInlineSize: 0 },
])

export const alignment = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
})
