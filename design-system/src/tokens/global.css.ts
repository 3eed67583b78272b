import { globalFontFace, globalStyle } from '@vanilla-extract/css'
import { inText } from './inText.ts'
import { family, type, weight } from './scale.ts'
import { media } from './media.ts'
import { focusRing } from './styles.ts'
import { vars } from './vars.css.ts'

// Metric-compatible fallbacks, measured from the fonts' own tables, so that swapping fonts shifts no line.
globalFontFace('Newsreader Fallback', {
  src: "local('Georgia'), local('Liberation Serif'), local('Times New Roman')",
  sizeAdjust: '98%',
  ascentOverride: '75%',
  descentOverride: '27%',
  lineGapOverride: '0%',
})
globalFontFace('Atkinson Fallback', {
  src: "local('Arial'), local('Liberation Sans')",
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '29%',
  lineGapOverride: '0%',
})

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  fontFamily: family.sans,
  ...type.body,
  fontWeight: weight.regular,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  fontSynthesis: 'none',
  // Breaks words that are longer than a line without affecting widths, so that tables and rows stay as they are.
  overflowWrap: 'break-word',
  scrollbarColor: `${vars.color.control} transparent`,
})
// In windows so narrow that an ordinary word fills the line, words break too, so that nothing overflows the window.
globalStyle('body', { '@media': { [media.tiny]: { overflowWrap: 'anywhere' } } })
globalStyle('html, body', { blockSize: '100%' })
globalStyle('body, h1, h2, h3, h4, p, figure, ul, ol, dl, dd, fieldset, legend', { margin: 0, padding: 0 })
globalStyle('fieldset', { border: 0, minInlineSize: 0 })
globalStyle('ul[class], ol[class]', { listStyle: 'none' })
// Lists in running text. The markers are within the text's own edge, not in the margin or on a card's border.
globalStyle('ul:not([class]), ol:not([class])', { paddingInlineStart: '1.25em' })
globalStyle('ul:not([class]) > li::marker', { color: vars.color.muted })
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
globalStyle('img, svg', { display: 'block', maxInlineSize: '100%' })
// Icon sizes are in px at the default text size, and grow with the text beside them.
for (const size of [11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 28, 32, 40, 48])
  globalStyle(`:where(svg.lucide[width="${size}"])`, { inlineSize: inText(size), blockSize: inText(size) })
// Links in running text. Only without a class, because components style their own.
globalStyle('a[href]:not([class])', { color: vars.color.accentText, textUnderlineOffset: '0.2em' })
globalStyle(':focus-visible', focusRing)
globalStyle('::selection', { backgroundColor: vars.color.accentSoft, color: vars.color.ink })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: { animationDuration: '1ms', animationIterationCount: 1, scrollBehavior: 'auto' },
  },
})
