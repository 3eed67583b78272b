import { writeOptions } from '@parvis/api-types/calls'
import { importStockLines } from '@parvis/api-types/calls/inventories'
import { newIdempotencyKey } from '@parvis/api-types/client'
import type { BodyOf, Operations } from '@parvis/api-types/operations'
import { Banner } from '@parvis/design-system/Banner'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import { useLanguage } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { sayNotImported } from '../forms.ts'
import type { StockTake } from '../stock-take.ts'
import {
  articleNumbers,
  articleColumns,
  guessColumns,
  neededColumns,
  readArticles,
  type Article,
  type ArticleFault,
  type Mapping,
} from './articles.ts'
import { mostDecimals } from './read-number.ts'
import { FileImportDialog } from './FileImportDialog.tsx'
import type { Table } from './read-table.ts'
import { columnsOf, mappingOf, fileLike } from './remembered.ts'
import { RememberedColumns } from './RememberedColumns.tsx'
import { partOptions, useIsLeft, useImport, type RowsToSend } from './useImport.ts'
import { useRememberedArticles } from './useRemembered.ts'

type Columns = NonNullable<BodyOf<Operations['importStockLines']>['columns']>

export interface ImportDialogProps {
  take: StockTake
  onClose: () => void
}

/** Imports articles from a file and remembers its columns for the client. */
export function ImportDialog({ take, onClose }: ImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const options = writeOptions(useApi(), importStockLines)
  const { mutateAsync } = useMutation(partOptions(options, useIsLeft()))
  const { send, isPending, isUnsure, step, error, sent } = useImport({
    send: async ({ rows: lines, part, columns }: RowsToSend<Article, Columns>) => {
      await mutateAsync({
        path: { id: take.id },
        body: { part, lines: [...lines], ...(columns && { columns }) },
        idempotencyKey: newIdempotencyKey(),
      })
      return []
    },
    isTried: false,
    meta: options.meta,
    onDone: () => {
      showToast({ title: t('importing.done') })
      onClose()
    },
  })
  const remembered = useRememberedArticles(take.id, { isAsked: !isPending })
  const { files } = remembered
  const known = useCallback(
    (header: readonly string[]) => {
      const file = fileLike(files, header)
      return file && mappingOf(file)
    },
    [files],
  )
  const read = useCallback(
    (table: Table, mapping: Mapping) => {
      const reasonOf = ({ kind, column, value = '' }: ArticleFault) =>
        t(`importing.fault.${kind}`, {
          value,
          row: value,
          column: column ? t(`importing.column.${column}`) : '',
          most: mostDecimals(articleNumbers, column),
        })
      const { articles, faults } = readArticles(table, mapping, take.zones)
      return { rows: articles, faults: faults.map(fault => ({ row: fault.row, text: reasonOf(fault) })) }
    },
    [t, take.zones],
  )
  return (
    <FileImportDialog
      rows="articles"
      title={t('importing.title')}
      description={t('importing.sentence')}
      notice={take.lineCount > 0 && <Removed take={take} />}
      columns={articleColumns}
      needed={neededColumns}
      labelOf={column => t(`importing.column.${column}`)}
      guess={guessColumns}
      known={known}
      renderBeside={header => <RememberedColumns remembered={remembered} header={header} />}
      read={read}
      refusalOf={fault => `${t(`importing.refusal.${fault}.title`)}. ${t(`importing.refusal.${fault}.help`)}`}
      ready={count => t('importing.ready', { count })}
      submit={count => t('importing.send', { count })}
      work={{
        send: (articles, { header }, mapping) =>
          send({ rows: articles, columns: columnsOf(articleColumns, header, mapping) }),
        isPending,
        sent,
        step,
        doing: t(step === 'replacing' ? 'importing.replacing' : 'importing.sending'),
        failure: error ? { title: t('importing.failed'), problem: sayNotImported(error) } : undefined,
        isUnsure,
      }}
      onClose={onClose}
    />
  )
}

/** What the import removes. Articles take their movements and entries with them, even those that were typed. */
function Removed({ take: { lineCount, movementCount, entryCount } }: Pick<ImportDialogProps, 'take'>) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage())
  const hasMore = movementCount > 0 || entryCount > 0
  return (
    <Banner kind={hasMore ? 'warning' : 'info'} title={t('importing.removes.title')}>
      <ul>
        <li>{t('importing.removes.articles', { number: number.format(lineCount) })}</li>
        {movementCount > 0 && (
          <li>{t('importing.removes.movements', { number: number.format(movementCount) })}</li>
        )}
        {entryCount > 0 && <li>{t('importing.removes.entries', { number: number.format(entryCount) })}</li>}
      </ul>
      {hasMore && <p>{t('importing.removes.help')}</p>}
    </Banner>
  )
}
