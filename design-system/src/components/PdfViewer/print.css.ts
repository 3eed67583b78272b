/** Printed pages: one picture per sheet, and nothing of the surrounding page. */
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
/** Applied to everything else in the body while pages are printed. */
export const notPrinted = style({ '@media': { [media.print]: { display: 'none !important' } } })
