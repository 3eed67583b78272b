/** Exports findings as a CSV for spreadsheets. */
import type { Finding, Repair } from './report.ts'
import { rules, type Severity } from './rules.ts'

/** The texts in one language; the package has none itself. */
export interface FindingTexts {
  /** `;` where the decimal mark is a comma, as French spreadsheets expect. */
  separator: ';' | ','
  headings: Readonly<
    Record<'severity' | 'line' | 'column' | 'value' | 'rule' | 'explanation' | 'source' | 'repair', string>
  >
  severities: Readonly<Record<Severity, string>>
  repairs: Readonly<Record<Repair, string>>
  rule: (finding: Finding) => string
  explanation: (finding: Finding) => string
}

/** Characters that make a spreadsheet treat a text as a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:[.,]\d+)?$/

function textCell(text: string, separator: string): string {
  const inert = formula.test(text) && !number.test(text) ? `'${text}` : text
  return inert.includes(separator) || /["\r\n\t]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/**
 * One line per finding below the headings, with CRLF (RFC 4180) and the byte order mark by which spreadsheets recognise
 * UTF-8. Line numbers and amounts stay numbers; a text that looks like a formula gets a leading apostrophe.
 */
export function findingsCsv(findings: readonly Finding[], texts: FindingTexts): string {
  const { separator, headings } = texts
  const lines = [
    [
      headings.severity,
      headings.line,
      headings.column,
      headings.value,
      headings.rule,
      headings.explanation,
      headings.source,
      headings.repair,
    ],
    ...findings.map(finding => [
      texts.severities[finding.severity],
      finding.line === undefined ? '' : String(finding.line),
      finding.column ?? '',
      finding.value,
      texts.rule(finding),
      texts.explanation(finding),
      rules[finding.rule].source,
      finding.repair === undefined ? '' : texts.repairs[finding.repair],
    ]),
  ]
  const text = lines.map(cells => cells.map(cell => textCell(cell, separator)).join(separator)).join('\r\n')
  return `\uFEFF${text}\r\n`
}
