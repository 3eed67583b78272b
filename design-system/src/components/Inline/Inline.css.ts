import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

export const inline = styleVariants(space, gap => [
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap, minInlineSize: 0 },
])

export const justification = styleVariants({
  start: { justifyContent: 'flex-start' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})
