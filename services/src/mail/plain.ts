/**
 * Characters that change the reading direction, are invisible, or control a terminal; tabs and line breaks are handled
 * separately.
 */
const hidden = /[\p{Cf}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu

/** Text for a single line, such as a header or a label: without line breaks and invisible characters. */
export const inOneLine = (text: string): string =>
  text
    .replace(hidden, '')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Text that keeps its line breaks. */
export const inLines = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(hidden, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
