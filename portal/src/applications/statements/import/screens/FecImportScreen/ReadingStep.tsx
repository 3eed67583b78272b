import { isComplete as isCompleteBalance } from '@parvis/accounting/balance/columns'
import { contentOf, contents } from '@parvis/accounting/files/contents'
import { dateOrders } from '@parvis/accounting/fec/dates'
import {
  amountForms,
  decimalMarks,
  encodings,
  headerLinesOf,
  separators,
  type Dialect,
  type Preview,
} from '@parvis/accounting/fec/report'
import { areEntries } from '@parvis/accounting/fec/header'
import { amountSigns } from '@parvis/accounting/fec/sides'
import { singleAmountIn } from '@parvis/accounting/files/single-amount'
import { isCompleteLedger } from '@parvis/accounting/general-ledger/columns'
import { Button } from '@parvis/design-system/Button'
import { Grid } from '@parvis/design-system/Grid'
import { Inline } from '@parvis/design-system/Inline'
import { Loader } from '@parvis/design-system/Loader'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { latePart } from '../../../../../screens/late.tsx'
import type { StatementRequest } from '../../../../../statements/request.ts'
import { DraftOffer } from '../../../../../unsaved/DraftOffer.tsx'
import { StopBanner } from '../../StopBanner.tsx'
import type { FecImport } from '../../useFecImport.ts'
import { useFecFormats } from '../../useFecFormats.ts'
import { useKeptReading } from '../../useKeptReading.ts'
import { PreviewLines } from './PreviewLines.tsx'

// Only trial balances and general ledgers need columns to be chosen; most files of entries do not.
const ColumnMemory = latePart(async () => ({ default: (await import('./ColumnMemory.tsx')).ColumnMemory }))
const ColumnFields = latePart(async () => ({ default: (await import('./ColumnFields.tsx')).ColumnFields }))
const ReadForms = latePart(async () => ({ default: (await import('./ReadForms.tsx')).ReadForms }))

interface ReadingStepProps {
  fec: FecImport
  file: File
  preview: Preview
  /** The statements from which the reader started this import for the same client. */
  before: StatementRequest | undefined
}

const separatorNames = { '\t': 'tab', '|': 'bar', ';': 'semicolon', ',': 'comma' } as const
const decimalMarkNames = { ',': 'decimalComma', '.': 'decimalPoint' } as const
const contentNames = {
  entries: 'contentEntries',
  ledger: 'contentLedger',
  balances: 'contentBalances',
} as const
/** The most title lines offered above a header, unless more were detected. */
const mostTitleLines = 20

const headerLineCounts = ['none', 'one', 'two'] as const

/** The same columns with another number of header lines. */
function withHeaderLines(
  { balance, ledger, entries, skippedLines }: Dialect,
  count: number,
): Partial<Dialect> {
  const one = count === 0 ? 0 : 1
  return {
    skippedLines,
    ...(balance && { balance: { ...balance, headerLines: count === 2 ? 2 : one } }),
    ...(ledger && { ledger: { ...ledger, headerLines: one } }),
    ...(entries && { entries: { ...entries, headerLines: one } }),
  }
}

/** The detected reading, of which each part can be corrected, and the first lines as they will be read. */
export function ReadingStep({ fec, file, preview, before }: ReadingStepProps) {
  const { t } = useTranslation('statementImport')
  const { bytes } = useFecFormats()
  const { dialect, columns, hasByteOrderMark } = preview
  const { workbook } = fec
  const chosen = workbook?.file ?? file
  const offer = useKeptReading(fec, chosen)
  const isRead = !fec.stop && fec.isReadingSheet !== true
  const shown: Dialect = { ...dialect, ...fec.chosen }
  const content = fec.content ?? contentOf(dialect) ?? 'entries'
  const own = shown.balance ?? shown.ledger ?? shown.entries
  const isSigned = singleAmountIn(shown) === 'sign'
  const headerLines = headerLinesOf(shown)
  const isComplete =
    (!shown.entries || areEntries(shown.entries.columns)) &&
    (!shown.balance || isCompleteBalance(shown.balance)) &&
    (!shown.ledger || isCompleteLedger(shown.ledger))
  const known = columns.filter(column => column !== undefined).length
  const titleLines = Math.max(mostTitleLines, shown.skippedLines)
  return (
    <Stack gap={5}>
      <p>{t('file.chosen', { name: chosen.name, size: bytes(chosen.size) })}</p>
      {workbook && (
        <p>
          {t('reading.asText', { sheet: workbook.sheets[workbook.sheet] ?? '', name: workbook.file.name })}
        </p>
      )}
      {offer && <DraftOffer {...offer} />}
      <p>
        {t(`reading.${content}`)} {t('reading.help')}
      </p>
      <Grid columnWidth="11rem">
        <Select
          label={t('figure.content')}
          value={content}
          options={contents.map(id => ({ id, label: t(`figure.${contentNames[id]}`) }))}
          onChange={value => {
            const wanted = contents.find(each => each === value)
            if (wanted) fec.chooseContent(wanted)
          }}
        />
        {workbook && workbook.sheets.length > 1 && (
          <Select
            label={t('reading.sheet')}
            value={String(workbook.sheet)}
            options={workbook.sheets.map((label, at) => ({ id: String(at), label }))}
            onChange={value => fec.chooseSheet(Number(value))}
          />
        )}
        {!workbook && (
          <>
            <Select
              label={t('reading.encoding')}
              value={shown.encoding}
              options={encodings.map(id => ({ id, label: t(`encoding.${id}`) }))}
              onChange={value => {
                const encoding = encodings.find(each => each === value)
                if (encoding) fec.correct({ encoding })
              }}
            />
            <Select
              label={t('reading.separator')}
              value={shown.separator}
              options={separators.map(id => ({ id, label: t(`reading.${separatorNames[id]}`) }))}
              onChange={value => {
                const separator = separators.find(each => each === value)
                if (separator) fec.correct({ separator })
              }}
            />
          </>
        )}
        <Select
          label={t('reading.decimalMark')}
          value={shown.decimalMark}
          options={decimalMarks.map(id => ({ id, label: t(`reading.${decimalMarkNames[id]}`) }))}
          onChange={value => {
            const decimalMark = decimalMarks.find(each => each === value)
            if (decimalMark) fec.correct({ decimalMark })
          }}
        />
        <Select
          label={t('reading.skippedLines')}
          value={String(shown.skippedLines)}
          options={Array.from({ length: titleLines + 1 }, (_, count) => ({
            id: String(count),
            label: String(count),
          }))}
          onChange={value => fec.correct({ skippedLines: Number(value) })}
        />
        {own && (
          <Select
            label={t('reading.headerLines')}
            value={String(headerLines)}
            options={headerLineCounts
              .filter((_, lines) => lines < 2 || shown.balance !== undefined)
              .map((id, lines) => ({ id: String(lines), label: t(`reading.headerLineCount.${id}`) }))}
            onChange={value => fec.correct(withHeaderLines(shown, Number(value)))}
          />
        )}
        {own && content !== 'balances' && (
          <Select
            label={t('reading.dates')}
            value={shown.dates ?? 'day-first'}
            options={dateOrders.map(id => ({ id, label: t(`reading.dateOrder.${id}`) }))}
            onChange={value => {
              const dates = dateOrders.find(each => each === value)
              if (dates) fec.correct({ dates })
            }}
          />
        )}
        {content === 'entries' && !own && (
          <Select
            label={t('reading.amounts')}
            value={shown.amounts}
            options={amountForms.map(id => ({ id, label: t(`reading.${id}`) }))}
            onChange={value => {
              const amounts = amountForms.find(each => each === value)
              if (amounts) fec.correct({ amounts })
            }}
          />
        )}
        {isSigned && (
          <Select
            label={t('reading.signs')}
            value={shown.signs ?? 'debits-positive'}
            options={amountSigns.map(id => ({ id, label: t(`reading.sign.${id}`) }))}
            onChange={value => {
              const signs = amountSigns.find(each => each === value)
              if (signs) fec.correct({ signs })
            }}
          />
        )}
      </Grid>
      {isRead && own && (
        <Suspense fallback={null}>
          <ColumnMemory fec={fec} before={before} isOffered={offer !== undefined} />
          <ColumnFields
            header={preview.header}
            dialect={shown}
            // Also state where the header is: with columns chosen by hand, its names may be anything.
            onChange={part => fec.correct({ ...part, skippedLines: shown.skippedLines })}
          />
        </Suspense>
      )}
      {fec.stop && <StopBanner stop={fec.stop} />}
      {fec.isReadingSheet && <Loader label={t('reading.readingSheet')} />}
      {isRead && (
        <>
          <p>
            {t('reading.recognized', { count: known, total: columns.length })}
            {hasByteOrderMark && ` ${t('reading.mark')}`}
          </p>
          {(own || isSigned) && (
            <Suspense fallback={null}>
              <ReadForms preview={preview} areDatesSaid={fec.chosen.dates !== undefined} />
            </Suspense>
          )}
          <PreviewLines preview={preview} />
        </>
      )}
      <Inline>
        {isRead && isComplete && (
          <Button variant="primary" onPress={fec.check}>
            {t('reading.start')}
          </Button>
        )}
        <Button onPress={() => fec.goTo('file')}>{t('file.another')}</Button>
      </Inline>
    </Stack>
  )
}
