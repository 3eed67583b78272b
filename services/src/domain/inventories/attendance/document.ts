/** The attendance report of a stock-take as a tagged PDF (PDF/UA). */
import { StockAttendanceAnswer } from '@parvis/api-types/limits/inventories'
import { DocumentWriter, locales, type TableRow } from '../../../files/tagged-pdf.ts'
import { dayIn } from '../../../i18n/dates.ts'
import { dayInFrance } from '../../planning/working-days.ts'
import type { Sample } from '../sample-statements.ts'
import type { AttendanceContent } from './content.ts'
import { type Language, type Words, words } from './words.ts'

const row = (...cells: readonly string[]): TableRow => ({ cells, isBold: false, isRuled: true, indent: 0 })

/** Collapses a text to one line for a table cell: a row has to fit on a page. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Shortens an explanation; the portal shows all of it. */
const excerpt = (text: string) => {
  const line = inOneLine(text)
  return line.length > 600 ? `${line.slice(0, 599)}…` : line
}

/** Splits a text into paragraphs short enough to fit on a page. */
const longest = /\S[\s\S]{0,1500}(?=\s|$)|\S{1,1500}/g

/** Splits a text into paragraphs at its line breaks. */
const paragraphsOf = (text: string): string[] =>
  text.split('\n').flatMap(line => line.match(longest)?.map(part => part.trim()) ?? [])

interface Formats {
  number: (value: number) => string
  signed: (value: number) => string
  euros: (value: number) => string
  day: (day: string) => string
  moment: (moment: Date) => string
}

function formatsIn(language: Language, say: Words): Formats {
  const locale = locales[language]
  // Few fonts have the narrow no-break space that French puts between thousands; the no-break space looks alike.
  const written = (options: Intl.NumberFormatOptions) => {
    const format = new Intl.NumberFormat(locale, options)
    return (value: number) => format.format(value).replaceAll('\u202F', '\u00A0')
  }
  const times = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Europe/Paris' })
  const quantity = { maximumFractionDigits: 3 }
  return {
    number: written(quantity),
    signed: written({ ...quantity, signDisplay: 'exceptZero' }),
    euros: written({ style: 'currency', currency: 'EUR' }),
    day: dayIn[language],
    moment: moment =>
      say.moment(dayIn[language](dayInFrance(moment)), times.format(moment).replaceAll('\u202F', '\u00A0')),
  }
}

/** The stock-take as the portal shows it: who, where, and its progress. */
function writeFacts(writer: DocumentWriter, { facts, report }: AttendanceContent, say: Words, to: Formats) {
  writer.heading(say.stockTake)
  const { lateCount, countedBy } = facts
  writer.table(
    [say.stockTake, say.value],
    [
      row(say.client, facts.client),
      row(say.engagement, facts.engagement),
      row(say.name, facts.name),
      row(say.status, say.statusOf[facts.status]),
      row(say.countDate, to.day(facts.countDate)),
      row(say.closingDate, to.day(facts.closingDate)),
      row(say.comparedOn, say.comparedOnDay[facts.theoreticalDay]),
      row(say.countedBy, countedBy.length > 0 ? countedBy.join(', ') : say.nobody),
      row(say.late, lateCount > 0 ? to.number(lateCount) : say.noneLate),
    ],
    [330],
    'left',
  )
  writer.heading(say.places)
  writer.table(
    [say.place, say.lines, say.counted, say.recounted, say.attended],
    facts.zones.map(zone =>
      row(
        say.placeOf(zone.site, zone.name),
        to.number(zone.lineCount),
        to.number(zone.countedCount),
        to.number(zone.recountedCount),
        report.zoneIds.includes(zone.id) ? say.yes : say.no,
      ),
    ),
    [55, 55, 65, 100],
  )
}

/** When the auditors were there, and what they observed. */
function writeAttendance(writer: DocumentWriter, { report }: AttendanceContent, say: Words, to: Formats) {
  const { attendedDate, attendedFrom: from, attendedUntil: until, auditors, metPeople } = report
  const isThere = from !== null && until !== null
  const times = isThere && (until < from ? say.fromUntilNextDay : say.fromUntil)(from, until)
  writer.heading(say.attendance)
  writer.table(
    [say.attendance, say.value],
    [
      row(say.day, attendedDate === null ? say.notEntered : to.day(attendedDate)),
      row(say.times, times || say.notEntered),
      row(say.auditors, auditors.map(({ name }) => name).join(', ') || say.notEntered),
      row(say.metPeople, inOneLine(metPeople) || say.notEntered),
    ],
    [330],
    'left',
  )
  writer.heading(say.questions)
  writer.table(
    [say.question, say.reply, say.note],
    StockAttendanceAnswer.question.values.map(question => {
      const given = report.answers.find(answer => answer.question === question)
      const reply = given?.reply ?? null
      return row(
        say.ask[question],
        reply === null ? say.noReply : say.replyOf[reply],
        inOneLine(given?.note ?? ''),
      )
    }),
    [80, 200],
    'left',
  )
}

/** How a sample was drawn, and its articles. */
function writeSample(writer: DocumentWriter, sample: Sample, say: Words, to: Formats): void {
  const { method, size, threshold, seed, lines } = sample
  const value = lines.reduce((sum, { theoreticalValue }) => sum + (theoreticalValue ?? 0), 0)
  const withoutCost = lines.filter(({ theoreticalValue }) => theoreticalValue === null).length
  const articles = (count: number, worth: number, unknown: number) =>
    `${say.countAndValue(to.number(count), to.euros(worth))}${unknown > 0 ? ` ${say.ofThemWithoutCost(to.number(unknown))}` : ''}`
  const how = [
    say.sampleBy[method],
    size !== null && say.sampleSize(to.number(size)),
    threshold !== null && say.sampleThreshold(to.euros(threshold)),
    // Without digit grouping, so that it can be typed in again.
    seed !== null && say.sampleSeed(String(seed)),
  ]
  writer.table(
    [say.sample, say.value],
    [
      row(say.sampleHow, how.filter(Boolean).join('\n')),
      row(say.population, articles(sample.populationCount, sample.populationValue, sample.withoutCostCount)),
      row(say.sampled, articles(lines.length, value, withoutCost)),
      row(say.drawn, say.by(sample.createdByName ?? sample.createdBy, to.moment(sample.createdDate))),
    ],
    [330],
    'left',
  )
  if (lines.length === 0) return
  writer.table(
    [say.article, say.place, say.theoretical, say.counted],
    lines.map(line =>
      row(
        `${line.code} ${line.name}`,
        say.placeOf(line.site, line.zone),
        say.quantityIn(to.number(line.theoreticalQuantity), say.unitOf[line.unit]),
        line.countedQuantity === null ? '' : to.number(line.countedQuantity),
      ),
    ),
    [140, 90, 70],
    'left',
  )
}

/** What was counted, and what it comes to on the closing day where goods moved in between. */
function countedText(
  { countedQuantity, comparedQuantity }: AttendanceContent['differences'][number],
  say: Words,
  to: Formats,
): string {
  const counted = to.number(countedQuantity)
  return countedQuantity === comparedQuantity
    ? counted
    : `${counted} (${say.atClosing(to.number(comparedQuantity))})`
}

/** Counted against expected quantities, compared as in the portal. */
function writeDifferences(writer: DocumentWriter, content: AttendanceContent, say: Words, to: Formats): void {
  const { facts, differences, differenceCount } = content
  writer.heading(say.differences)
  writer.table(
    [say.differences, say.value],
    [
      row(say.progress, say.progressOf(to.number(facts.countedCount), to.number(facts.lineCount))),
      row(say.theoreticalValue, to.euros(facts.theoreticalValue)),
      row(say.countedValue, to.euros(facts.countedValue)),
      row(say.closingValue, to.euros(facts.closingValue)),
      row(say.differenceValue, to.euros(facts.differenceValue)),
      ...(facts.withoutCostCount > 0 ? [row(say.withoutCost, to.number(facts.withoutCostCount))] : []),
      row(say.unexplained, to.number(facts.unexplainedCount)),
    ],
    [150],
  )
  writer.table(
    [say.sums, say.absoluteSum, say.differenceValue, say.tolerance, say.excess, say.explanation],
    content.sums.map(sum =>
      row(
        sum.articleClass === null ? say.allArticles : say.ofClass(sum.articleClass),
        to.euros(sum.absoluteDifference),
        to.euros(sum.difference),
        sum.tolerance === null ? say.none : to.euros(sum.tolerance),
        sum.excess === null ? '' : to.euros(sum.excess),
        excerpt(sum.explanation),
      ),
    ),
    [90, 65, 65, 65, 65, 70],
    'left',
  )
  if (differences.length === 0) {
    writer.paragraph(say.noDifferences)
    return
  }
  if (differenceCount > differences.length) writer.paragraph(say.moreDifferences(to.number(differenceCount)))
  writer.table(
    [say.article, say.place, say.theoretical, say.counted, say.difference, say.inValue, say.explanation],
    differences.map(line =>
      row(
        `${line.code} ${line.name}`,
        say.placeOf(line.site, line.zone),
        say.quantityIn(to.number(line.theoreticalQuantity), say.unitOf[line.unit]),
        countedText(line, say, to),
        to.signed(line.difference),
        line.differenceValue === null ? say.notKnown : to.euros(line.differenceValue),
        excerpt(line.explanation),
      ),
    ),
    [75, 60, 48, 42, 65, 130],
    'left',
  )
}

/** @returns the bytes of a PDF, and its page count */
export async function attendanceDocument(
  content: AttendanceContent,
  language: Language,
): Promise<{ bytes: Buffer; pages: number }> {
  const say = words[language]
  const to = formatsIn(language, say)
  const { facts, report, samples } = content
  const title = `${say.title} – ${facts.name}`
  const writer = await DocumentWriter.open({ language, title, subject: facts.client })
  writer.title(title)
  writer.paragraph(facts.client, 'bold')
  const { writtenDate, writtenBy, writtenByName } = report
  writer.paragraph(
    writtenDate === null
      ? say.notWritten
      : say.written(writtenByName ?? writtenBy ?? '', to.moment(writtenDate)),
  )
  writer.paragraph(say.introduction)
  writeFacts(writer, content, say, to)
  writeAttendance(writer, content, say, to)
  writer.heading(say.samples)
  if (samples.length === 0) writer.paragraph(say.noSamples)
  for (const sample of samples) writeSample(writer, sample, say, to)
  writeDifferences(writer, content, say, to)
  writer.heading(say.observations)
  const observed = paragraphsOf(report.observations)
  for (const text of observed.length > 0 ? observed : [say.none]) writer.paragraph(text)
  writer.heading(say.conclusion)
  writer.paragraph(
    report.conclusion === null ? say.noConclusion : say.conclusionOf[report.conclusion],
    'bold',
  )
  for (const text of paragraphsOf(report.conclusionText)) writer.paragraph(text)
  const { count: pages } = writer.pdf.bufferedPageRange()
  return { bytes: await writer.end(facts.client, say.page), pages }
}
