import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { FilePicker } from '@parvis/design-system/FilePicker'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import type { ProblemText } from '../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { ColumnsFields } from './ColumnsFields.tsx'
import type { MappingOf, RowFault } from './mapping.ts'
import { readInWorker } from './read-in-worker.ts'
import type { Table, TableFault } from './read-table.ts'
import type { TableTask } from './table.worker.ts'
import type { ImportStep } from './useImport.ts'

const maximumFaults = 200

interface Chosen<Column extends string> {
  /** A new id for each choice, so that choosing the same file again reads it again. */
  id: string
  file: File
  /** The columns chosen by hand; undefined until then. */
  own?: MappingOf<Column>
}

/** Drop a file's data as soon as another one is chosen, and do not retry: reading it again gives the same result. */
const held = { staleTime: Infinity, gcTime: 0, retry: false } as const

/** Sends the rows and reports progress. */
export interface RowsWork<Column extends string, Row> {
  send: (rows: readonly Row[], table: Table, mapping: MappingOf<Column>) => void
  isPending: boolean
  sent: number
  step: ImportStep
  /** The label of the progress: what the step does. */
  doing: string
  /** The faults that the services found. */
  faults?: readonly RowFault[]
  /** The failure of the request. */
  failure: { title: string; problem: ProblemText } | undefined
  /** Whether the rows may have been replaced although the request failed. */
  isUnsure: boolean
  /** Called when the file or mapping changes, to clear the earlier faults and failure. */
  reset?: () => void
}

export interface FileImportDialogProps<Column extends string, Row> {
  rows: TableTask['rows']
  title: string
  description: string
  /** A warning above the file, before it is sent. */
  notice?: ReactNode
  columns: readonly Column[]
  needed: readonly Column[]
  labelOf: (column: Column) => string
  guess: (header: readonly string[]) => MappingOf<Column>
  /** The columns chosen for an earlier file like this one. Pass a stable function. */
  known?: (header: readonly string[]) => MappingOf<Column> | undefined
  /** Renders a note beside the columns. @param header the header of the file if its columns are chosen as before */
  renderBeside?: (header: readonly string[] | undefined) => ReactNode
  /** Parses the rows of a table. Pass a stable function. */
  read: (table: Table, mapping: MappingOf<Column>) => { rows: readonly Row[]; faults: readonly RowFault[] }
  refusalOf: (fault: TableFault) => string
  ready: (count: number) => string
  submit: (count: number) => string
  work: RowsWork<Column, Row>
  onClose: () => void
}

/** Imports rows from a file: maps its columns and lists the faults of each row before anything is saved. */
export function FileImportDialog<Column extends string, Row>({
  rows: kind,
  title,
  description,
  notice,
  columns,
  needed,
  labelOf,
  guess,
  known: recall,
  renderBeside,
  read: readRows,
  refusalOf,
  ready,
  submit,
  work,
  onClose,
}: FileImportDialogProps<Column, Row>) {
  const { t } = useTranslation('stockTakes')
  const [chosen, setChosen] = useState<Chosen<Column>>()
  const { isPending, sent, step, faults: told = [], failure } = work
  const isReplacing = isPending && step === 'replacing'
  const file = chosen?.file
  const reading = useQuery({
    ...held,
    queryKey: ['stockImport', chosen?.id],
    queryFn: file ? ({ signal }) => readInWorker({ file, rows: kind }, signal) : skipToken,
  })
  const { data: found } = reading
  const refusal = found && 'fault' in found ? refusalOf(found.fault) : undefined
  const table = found && 'table' in found ? found.table : undefined
  const known = useMemo(() => (table ? recall?.(table.header) : undefined), [table, recall])
  const own = chosen?.own
  const mapping = useMemo(() => own ?? known ?? guess(table?.header ?? []), [own, known, guess, table])
  const missing = table ? needed.filter(column => mapping[column] === undefined) : []
  const isMapped = table !== undefined && missing.length === 0
  const { rows, faults } = useMemo(
    () => (table && isMapped ? readRows(table, mapping) : { rows: [], faults: [] }),
    [table, isMapped, mapping, readRows],
  )
  const isReady = isMapped && faults.length === 0
  const count = rows.length
  const choose = (next: Chosen<Column>) => {
    work.reset?.()
    setChosen(next)
  }
  return (
    <Dialog
      isOpen
      size="large"
      isLocked={isPending}
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isReplacing}>
            {t('importing.cancel')}
          </Button>
          {isReady && told.length === 0 && (
            <Button variant="primary" isPending={isPending} onPress={() => work.send(rows, table, mapping)}>
              {submit(count)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {!isPending && notice}
        {!isPending && (
          <FilePicker
            label={t('importing.file')}
            description={t('importing.fileHint')}
            extensions={['.csv', '.txt', '.xlsx', '.ods']}
            {...(file && { fileName: file.name })}
            messages={refusal === undefined ? [] : [{ kind: 'error', text: refusal }]}
            onChoose={picked => choose({ id: crypto.randomUUID(), file: picked })}
          />
        )}
        {reading.isFetching && <ProgressBar label={t('importing.reading')} />}
        {faults.length > 0 && <Faults faults={faults} />}
        {told.length > 0 && <Faults faults={told} />}
        {table && !isPending && renderBeside?.(known && !own ? table.header : undefined)}
        {table && chosen && !isPending && (
          <ColumnsFields
            columns={columns}
            needed={needed}
            labelOf={labelOf}
            header={table.header}
            mapping={mapping}
            onChange={changed => choose({ ...chosen, own: changed })}
          />
        )}
        {missing.length > 0 && (
          <Banner
            kind="warning"
            live="polite"
            title={t('importing.missing', { columns: missing.map(labelOf).join(', ') })}
          />
        )}
        {isReady && told.length === 0 && !isPending && (
          <Banner kind="success" live="polite" title={ready(count)} />
        )}
        {isPending && (
          <ProgressBar
            label={work.doing}
            {...(!isReplacing && {
              value: sent,
              maximum: count,
              figure: t('importing.sent', { sent, count }),
              detail: t('importing.nothingYet'),
            })}
          />
        )}
        {failure && (
          <ProblemBanner
            title={work.isUnsure ? t('importing.unsure') : failure.title}
            problem={failure.problem}
          >
            {t(work.isUnsure ? 'importing.unsureHelp' : 'importing.again')}
          </ProblemBanner>
        )}
      </Stack>
    </Dialog>
  )
}

/** The faults to correct in the file, row by row. */
function Faults({ faults }: { faults: readonly RowFault[] }) {
  const { t } = useTranslation('stockTakes')
  return (
    <Banner kind="danger" live="polite" title={t('importing.faultsTitle', { count: faults.length })}>
      <ul>
        {faults.slice(0, maximumFaults).map(({ row, text }) => (
          <li key={`${row} ${text}`}>{t('importing.row', { row: String(row), reason: text })}</li>
        ))}
      </ul>
      {faults.length > maximumFaults && <p>{t('importing.moreFaults', { shown: maximumFaults })}</p>}
    </Banner>
  )
}
