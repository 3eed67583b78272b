import { createVar, style } from '@vanilla-extract/css'
import { space } from '../../tokens/scale.ts'

/** Lines shown while it is empty. */
export const rows = createVar()

export const area = style({
  display: 'block',
  paddingBlock: space[2],
  lineHeight: '1.5rem',
  resize: 'vertical',
  minBlockSize: `calc(${rows} * 1.5rem + ${space[4]})`,
  maxBlockSize: '50vh',
  '@supports': {
    // It grows with its text where the browser can; elsewhere it is as high as its rows and can be pulled larger.
    '(field-sizing: content)': { fieldSizing: 'content' },
  },
})
