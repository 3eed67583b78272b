import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { Dialog } from '@parvis/design-system/Dialog'
import { Disclosure } from '@parvis/design-system/Disclosure'
import { FilePicker } from '@parvis/design-system/FilePicker'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { TextArea } from '@parvis/design-system/TextArea'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import type { CountLine } from '../../counts/count-store.ts'
import { ColumnsFields } from '../../importing/ColumnsFields.tsx'
import type { MappingOf } from '../../importing/mapping.ts'
import { isTooLong, readPaste, textOfTable, type PasteReading } from '../../rules/paste.ts'
import {
  guessLayout,
  mostPastedRows,
  pastedColumns,
  readCells,
  widthOf,
  type PastedColumn,
} from '../../rules/pasted-table.ts'
import { linesByCode, type Counted } from '../../rules/sheet.ts'
import { PastedRows } from './PastedRows.tsx'
import { useFileRows } from './useFileRows.ts'

export interface PasteDialogProps {
  /** What was pasted already; '' if the reader is to paste it here. */
  text: string
  /** All lines of the sheet. */
  lines: readonly CountLine[]
  /** The lines for quantities without codes: from the current one on, in the order shown. */
  following: readonly CountLine[]
  counted: ReadonlyMap<number, Counted>
  /** Stores the counts. Resolves to false if that failed, so that the text stays in the field. */
  onEnter: (reading: PasteReading) => Promise<boolean>
  onClose: () => void
}

const needed = ['quantity'] as const

/** What the reader chose instead of the guess, as long as the table keeps its columns. */
interface Own {
  width: number
  hasHeader?: boolean
  columns?: MappingOf<PastedColumn>
}

/** Reads quantities copied in a spreadsheet, and shows what becomes of each row before anything is entered. */
export function PasteDialog({ text: start, lines, following, counted, onEnter, onClose }: PasteDialogProps) {
  const { t } = useTranslation('stockTakes')
  const [text, setText] = useState(start)
  const [chosen, setOwn] = useState<Own>()
  const [isPending, setPending] = useState(false)
  const [isFull, setFull] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => area.current?.focus(), [])
  const change = (told: string) => {
    setText(told)
    setFull(false)
  }
  const file = useFileRows(table => {
    setOwn(undefined)
    change(textOfTable(table))
    area.current?.focus()
  })
  // Starts empty, so that screen readers are told how a text was read that was there from the beginning.
  const told = useDeferredValue(text, '')
  const table = useMemo(() => readCells(told), [told])
  const index = useMemo(() => linesByCode(lines), [lines])
  const width = widthOf(table)
  const own = chosen?.width === width ? chosen : undefined
  const layout = useMemo(() => {
    const guess = guessLayout(table, index, own?.hasHeader)
    return { ...guess, columns: own?.columns ?? guess.columns }
  }, [table, index, own])
  const { columns, hasHeader } = layout
  const isLong = isTooLong(table, layout)
  const isUnclear = columns.quantity === undefined || columns.quantity === columns.code
  const reading = useMemo(
    () =>
      table.length === 0 || isLong || isUnclear
        ? undefined
        : readPaste(table, layout, { index, following, counted }),
    [table, isLong, isUnclear, layout, index, following, counted],
  )
  const names = Array.from({ length: width }, (_, at) =>
    t('pasting.columnName', { number: String(at + 1), name: table[0]?.[at] ?? '' }),
  )
  const first = following[0]?.name ?? ''
  const count = reading?.counts.length ?? 0
  const left = reading?.left.length ?? 0
  const enter = async () => {
    if (!reading) return
    setPending(true)
    const isKept = await onEnter(reading)
    setPending(false)
    setFull(!isKept)
    if (isKept) onClose()
  }
  const said = reading && [
    columns.code === undefined ? t('pasting.inOrder', { name: first }) : t('pasting.byCode'),
    t('pasting.ready', { count }),
    ...sayMany(reading.untouched, many => t('pasting.untouched', { count: many })),
    ...sayMany(reading.counts.filter(({ before }) => before).length, many =>
      t('pasting.replaces', { count: many }),
    ),
  ]
  const fileFault = file.fault && refusal(file.fault)
  function refusal(fault: NonNullable<typeof file.fault>): string {
    if (fault === 'tooMany') return t('pasting.tooMany', { most: mostPastedRows })
    if (fault === 'noRows') return t('pasting.noRows')
    return `${t(`importing.refusal.${fault}.title`)}. ${t(`importing.refusal.${fault}.help`)}`
  }
  return (
    <Dialog
      isOpen
      size="large"
      isLocked={isPending}
      onOpenChange={onClose}
      title={t('pasting.title')}
      description={t('pasting.sentence', { most: mostPastedRows })}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('importing.cancel')}
          </Button>
          {count > 0 && (
            <Button
              variant="primary"
              isPending={isPending}
              // What would be entered is still that of an earlier text.
              isDisabled={told !== text}
              onPress={() => void enter()}
            >
              {t('pasting.confirm', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <TextArea
          ref={area}
          label={t('pasting.text')}
          description={t('pasting.hint', { name: first })}
          rows={6}
          value={text}
          // The rows of the file replace the text.
          isReadOnly={file.isReading}
          onChange={change}
          messages={isLong ? [{ kind: 'error', text: t('pasting.tooMany', { most: mostPastedRows }) }] : []}
        />
        <div role="status">{said && said.map(words => <p key={words}>{words}</p>)}</div>
        {left > 0 && <Banner kind="warning" live="polite" title={t('pasting.left', { count: left })} />}
        {table.length === 0 && (
          <FilePicker
            label={t('pasting.file')}
            description={t('pasting.fileHint')}
            extensions={['.csv', '.txt', '.xlsx', '.ods']}
            messages={fileFault === undefined ? [] : [{ kind: 'error', text: fileFault }]}
            onChoose={file.read}
          />
        )}
        {file.isReading && <ProgressBar label={t('importing.reading')} />}
        {isFull && (
          <Banner kind="danger" live="assertive" title={t('pasting.notKept')}>
            {t('pasting.notKeptText')}
          </Banner>
        )}
        {table.length > 0 && (
          <Checkbox value={hasHeader} onChange={isHeader => setOwn({ ...own, width, hasHeader: isHeader })}>
            {t('pasting.hasHeader')}
          </Checkbox>
        )}
        {width > 1 && (
          <Disclosure title={t('pasting.columns')}>
            <ColumnsFields
              columns={pastedColumns}
              needed={needed}
              labelOf={column => t(`pasting.column.${column}`)}
              header={names}
              mapping={columns}
              onChange={changed => setOwn({ ...own, width, columns: changed })}
            />
          </Disclosure>
        )}
        {isUnclear && width > 1 && <Banner kind="warning" live="polite" title={t('pasting.unclear')} />}
        {reading && <PastedRows reading={reading} />}
      </Stack>
    </Dialog>
  )
}

const sayMany = (count: number, say: (count: number) => string) => (count === 0 ? [] : [say(count)])
