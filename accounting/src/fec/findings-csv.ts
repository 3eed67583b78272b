/** Findings as a CSV that a spreadsheet opens. */
import type { Finding, Repair } from './report.ts'
import { rules, type Severity } from './rules.ts'

/** The sentences of a language; the package knows none. */
export interface FindingTexts {
  /** `;` where the decimal mark is a comma, as spreadsheets in French expect. */
  separator: ';' | ','
  headings: Readonly<
    Record<'severity' | 'line' | 'column' | 'value' | 'rule' | 'explanation' | 'source' | 'repair', string>
  >
  severities: Readonly<Record<Severity, string>>
  repairs: Readonly<Record<Repair, string>>
  rule: (finding: Finding) => string
  explanation: (finding: Finding) => string
}

/** Signs by which a spreadsheet takes a text for a formula (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/
const number = /^[+-]?\d+(?:[.,]\d+)?$/

function textCell(text: string, separator: string): string {
  const inert = formula.test(text) && !number.test(text) ? `'${text}` : text
  return inert.includes(separator) || /["\r\n\t]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/**
 * One line per finding below the headings, CRLF (RFC 4180), with the byte order mark by which spreadsheets know UTF-8. Line
 * numbers and amounts stay numbers; a text that looks like a formula begins with an apostrophe.
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
