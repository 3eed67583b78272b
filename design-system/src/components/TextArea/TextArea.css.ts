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
    // Grows with its text if the browser supports that; otherwise it starts with its number of rows and can be resized.
    '(field-sizing: content)': { fieldSizing: 'content' },
  },
})
