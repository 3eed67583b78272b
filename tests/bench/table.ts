/** A markdown table; the first column to the left, figures to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = line(head.map((_, column) => (column === 0 ? '---' : '---:')))
  return [line(head), rule, ...rows.map(line)].join('\n')
}
