/** Pages that are printed: pictures on sheets of their own, and nothing of the page around them. */
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'

export const sheets = style({ display: 'none', '@media': { [media.print]: { display: 'block' } } })
globalStyle(`${sheets} img`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: '100vh',
  objectFit: 'contain',
  breakAfter: 'page',
  breakInside: 'avoid',
})
/** Put on what else is in the body while pages are printed. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })
