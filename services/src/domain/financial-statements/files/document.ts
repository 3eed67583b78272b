/** Financial statements as a tagged PDF (PDF/UA). */
import { companyLine } from '@parvis/accounting/fec/company-number'
import { statementIds } from '@parvis/accounting/statements/lines'
import type { Rounding } from '@parvis/accounting/statements/rounding'
import { DocumentWriter, locales, type TableRow } from '../../../files/tagged-pdf.ts'
import { figuresOfCheck } from '../result.ts'
import { type Column, introductionOf, type Row, type StatementFileContent, tableOf } from './table.ts'
import { type Language, words } from './words.ts'

/** Formats amounts for print: in the reader's language, negative ones with a minus sign. */
function amountsIn(language: Language, rounding: Rounding): (cents: bigint) => string {
  const digits = rounding === 'cent' ? 2 : 0
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: 'negative',
  })
  const unit = rounding === 'thousand' ? 100_000 : 100
  // Few fonts have the narrow no-break space that French puts between thousands; the no-break space looks alike.
  return cents => format.format(Number(cents) / unit).replaceAll('\u202F', '\u00A0')
}

function rowText(
  { cells, kind, label }: Row,
  columns: readonly Column[],
  amount: (cents: bigint) => string,
  percent: (ratio: number) => string,
): TableRow {
  return {
    cells: [
      label,
      ...columns.map(({ id }) => {
        const cell = cells[id]
        if (cell === undefined) return ''
        return typeof cell === 'bigint' ? amount(cell) : percent(cell)
      }),
    ],
    isBold: kind === 'heading' || kind === 'total',
    isRuled: kind === 'total',
    indent: kind === 'part' ? 12 : 0,
  }
}

/** @returns the bytes of a PDF */
export async function statementsDocument(content: StatementFileContent, language: Language): Promise<Buffer> {
  const say = words[language]
  const { client, checks, unavailable, statements } = content
  const amount = amountsIn(language, statements.rounding)
  const exact = amountsIn(language, 'cent')
  const percentFormat = new Intl.NumberFormat(locales[language], {
    style: 'percent',
    maximumFractionDigits: 1,
  })
  const writer = await DocumentWriter.open({
    language,
    title: say.title(client),
    subject: client,
    isLandscape: content.priorPeriodEnd !== null,
  })
  writer.title(say.title(client))
  const company = companyLine(content.company)
  if (company !== '') writer.paragraph(company, 'bold')
  for (const sentence of introductionOf(content, language)) writer.paragraph(sentence)
  const failed = checks.filter(({ passed }) => !passed).length
  if (failed > 0) writer.paragraph(say.doubtful(failed), 'bold')
  for (const [at, id] of statementIds.entries()) {
    if (at > 0) writer.newPage()
    const { caption, note, columns, rows } = tableOf(id, content, language)
    writer.heading(caption)
    if (note !== undefined) writer.paragraph(note)
    if (rows.length === 0) continue
    writer.table(
      [say.line, ...columns.map(({ title }) => title)],
      rows.map(row =>
        rowText(row, columns, amount, ratio => percentFormat.format(ratio).replaceAll('\u202F', '\u00A0')),
      ),
      columns.map(({ id: column }) => (column === 'percent' ? 60 : 85)),
    )
  }
  writer.newPage()
  writer.heading(say.checks)
  // However the statements are rounded.
  writer.paragraph(say.rounding.cent)
  writer.table(
    [say.checks, say.result],
    [
      ...checks.flatMap(check => [
        {
          cells: [say.check[check.check], check.passed ? say.passed : say.failed],
          isBold: true,
          isRuled: true,
          indent: 0,
        },
        ...figuresOfCheck(check).map(([name, cents]) => ({
          cells: [say.figure[name], exact(cents)],
          isBold: false,
          isRuled: false,
          indent: 12,
        })),
      ]),
      ...unavailable.flatMap(({ check, reason }) => [
        { cells: [say.check[check], say.unavailable], isBold: true, isRuled: true, indent: 0 },
        { cells: [say.unavailableBecause[reason], ''], isBold: false, isRuled: false, indent: 12 },
      ]),
    ],
    [120],
  )
  for (const check of checks) {
    if (check.check !== 'opening-equals-prior-closing' || check.passed) continue
    writer.heading(say.check[check.check])
    writer.table(
      [say.account, say.opening, say.priorClosing],
      check.accounts.map(({ account, accountLabel, opening, priorClosing }) => ({
        cells: [`${account} ${accountLabel}`.trim(), exact(opening), exact(priorClosing)],
        isBold: false,
        isRuled: false,
        indent: 0,
      })),
      [120, 120],
    )
  }
  return writer.end(client, say.page)
}
