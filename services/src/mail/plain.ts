/** What turns the direction of reading, hides, or controls a terminal; tabs and line breaks are seen to apart. */
const hidden = /[\p{Cf}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu

/** Text that may stand in one line, in a header or a label: without line breaks and what nobody sees. */
export const inOneLine = (text: string): string =>
  text
    .replace(hidden, '')
    .replace(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()

/** Text that keeps its lines. */
export const inLines = (text: string): string =>
  text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(hidden, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
