import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { FilePicker } from '@parvis/design-system/FilePicker'
import { ProgressBar } from '@parvis/design-system/ProgressBar'
import { Stack } from '@parvis/design-system/Stack'
import { showToast } from '@parvis/design-system/Toast'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { sayNotImported, sayNotRemembered } from '../forms.ts'
import type { StockTake } from '../stock-take.ts'
import { guessColumns, neededColumns, readArticles, type ArticleFault, type Mapping } from './articles.ts'
import { ColumnsFields } from './ColumnsFields.tsx'
import { readInWorker } from './read-in-worker.ts'
import { columnsOf, mappingOf, fileLike, type RememberedFile } from './remembered.ts'
import { useImport } from './useImport.ts'
import { useRemembered } from './useRemembered.ts'

const maximumFaults = 200

interface Chosen {
  /** A file that is chosen again is read again. */
  id: string
  file: File
  /** Which columns were chosen by hand; undefined before. */
  own?: Mapping
}

/** Nothing of a file is kept once it is no longer chosen, and what it holds is not read better twice. */
const held = { staleTime: Infinity, gcTime: 0, retry: false } as const

export interface ImportDialogProps {
  take: StockTake
  onClose: () => void
}

/** Articles from a file: which columns say what, and what is wrong in which row, before anything is sent. */
export function ImportDialog({ take, onClose }: ImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const [chosen, setChosen] = useState<Chosen>()
  const { send, isPending, error, sent } = useImport(take.id, () => {
    showToast({ title: t('importing.done') })
    onClose()
  })
  const file = chosen?.file
  const reading = useQuery({
    ...held,
    queryKey: ['stockImport', chosen?.id],
    queryFn: file ? ({ signal }) => readInWorker(file, signal) : skipToken,
  })
  const { data: read } = reading
  const refusal =
    read && 'fault' in read
      ? `${t(`importing.refusal.${read.fault}.title`)}. ${t(`importing.refusal.${read.fault}.help`)}`
      : undefined
  const remembered = useRemembered(take.id, { isAsked: !isPending })
  const table = read && 'table' in read ? read.table : undefined
  const known = useMemo(
    () => (table ? fileLike(remembered.files, table.header) : undefined),
    [table, remembered.files],
  )
  const own = chosen?.own
  const mapping = useMemo(
    () => own ?? (known ? mappingOf(known) : guessColumns(table?.header ?? [])),
    [own, known, table],
  )
  const missing = table ? neededColumns.filter(column => mapping[column] === undefined) : []
  const isMapped = table !== undefined && missing.length === 0
  const { articles, faults } = useMemo(
    () => (table && isMapped ? readArticles(table, mapping, take.zones) : { articles: [], faults: [] }),
    [table, isMapped, mapping, take.zones],
  )
  const isReady = isMapped && faults.length === 0
  const count = articles.length
  return (
    <Dialog
      isOpen
      size="large"
      isLocked={isPending}
      onOpenChange={onClose}
      title={t('importing.title')}
      description={t('importing.sentence')}
      footer={
        <>
          <Button onPress={onClose} isDisabled={isPending}>
            {t('importing.cancel')}
          </Button>
          {isReady && (
            <Button
              variant="primary"
              isPending={isPending}
              onPress={() => send({ articles, columns: columnsOf(table.header, mapping) })}
            >
              {t('importing.send', { count })}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        {!isPending && (
          <FilePicker
            label={t('importing.file')}
            description={t('importing.fileHint')}
            extensions={['.csv', '.txt', '.xlsx', '.ods']}
            {...(file && { fileName: file.name })}
            messages={refusal === undefined ? [] : [{ kind: 'error', text: refusal }]}
            onChoose={picked => setChosen({ id: crypto.randomUUID(), file: picked })}
          />
        )}
        {reading.isFetching && <ProgressBar label={t('importing.reading')} />}
        {table && remembered.error && (
          <ProblemBanner
            title={t('importing.notRemembered')}
            problem={sayNotRemembered(remembered.error)}
            actions={
              <Button size="small" isPending={remembered.isFetching} onPress={remembered.refetch}>
                {t('importing.askAgain')}
              </Button>
            }
          />
        )}
        {known && !own && !isPending && <Known file={known} />}
        {table && !isPending && (
          <ColumnsFields
            header={table.header}
            mapping={mapping}
            onChange={changed => setChosen(before => before && { ...before, own: changed })}
          />
        )}
        {missing.length > 0 && (
          <Banner
            kind="warning"
            live="polite"
            title={t('importing.missing', {
              columns: missing.map(column => t(`importing.column.${column}`)).join(', '),
            })}
          />
        )}
        {faults.length > 0 && <Faults faults={faults} />}
        {isReady && !isPending && (
          <Banner kind="success" live="polite" title={t('importing.ready', { count })} />
        )}
        {isPending && (
          <ProgressBar
            label={t('importing.sending')}
            value={sent}
            maximum={articles.length}
            figure={t('importing.sent', { sent, count })}
          />
        )}
        {error && (
          <ProblemBanner title={t('importing.failed')} problem={sayNotImported(error)}>
            {t('importing.again')}
          </ProblemBanner>
        )}
      </Stack>
    </Dialog>
  )
}

/** That the columns are chosen as somebody chose them before. */
function Known({ file }: { file: RememberedFile }) {
  const { t } = useTranslation('stockTakes')
  const { day } = useFormats()
  const { importedBy, importedByName, importedDate } = file
  return (
    <Banner kind="info" live="polite" title={t('importing.remembered')}>
      {t('importing.rememberedFrom', {
        name: importedByName ?? importedBy,
        date: day(new Date(importedDate)),
      })}
    </Banner>
  )
}

/** What has to be mended in the file, row by row. */
function Faults({ faults }: { faults: readonly ArticleFault[] }) {
  const { t } = useTranslation('stockTakes')
  const reasonOf = ({ kind, column, value = '' }: ArticleFault) =>
    t(`importing.fault.${kind}`, {
      value,
      row: value,
      column: column ? t(`importing.column.${column}`) : '',
    })
  return (
    <Banner kind="danger" live="polite" title={t('importing.faultsTitle', { count: faults.length })}>
      <ul>
        {faults.slice(0, maximumFaults).map(fault => (
          <li key={`${fault.row} ${fault.kind} ${fault.column ?? ''}`}>
            {t('importing.row', { row: String(fault.row), reason: reasonOf(fault) })}
          </li>
        ))}
      </ul>
      {faults.length > maximumFaults && <p>{t('importing.moreFaults', { shown: maximumFaults })}</p>}
    </Banner>
  )
}
