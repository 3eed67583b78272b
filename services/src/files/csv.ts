/** What a spreadsheet would compute instead of showing it. */
const isFormula = /^[\s]*[=+\-@\t\r]/

/**
 * A cell with text as RFC 4180 writes it. What a spreadsheet would take for a formula begins with an apostrophe, which it shows
 * as text.
 */
export function csvCell(text: string): string {
  const shown = isFormula.test(text) ? `'${text}` : text
  return `"${shown.replaceAll('"', '""')}"`
}
