/** Matches text that a spreadsheet would evaluate instead of showing. */
const isFormula = /^[\s]*[=+\-@\t\r]/

/**
 * A cell with text, as in RFC 4180. Text that a spreadsheet would take for a formula is prefixed with an apostrophe, so
 * that it is shown as text.
 */
export function csvCell(text: string): string {
  const shown = isFormula.test(text) ? `'${text}` : text
  return `"${shown.replaceAll('"', '""')}"`
}
