import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { showToast } from '@parvis/design-system/Toast'
import { useCallback } from 'react'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../problems/ProblemBanner.tsx'
import { sayNotImported, sayNotRemembered } from '../forms.ts'
import type { StockTake } from '../stock-take.ts'
import {
  articleColumns,
  guessColumns,
  neededColumns,
  readArticles,
  type ArticleFault,
  type Mapping,
} from './articles.ts'
import { FileImportDialog } from './FileImportDialog.tsx'
import type { Table } from './read-table.ts'
import { columnsOf, mappingOf, fileLike, type RememberedFile } from './remembered.ts'
import { useImport } from './useImport.ts'
import { useRemembered } from './useRemembered.ts'

export interface ImportDialogProps {
  take: StockTake
  onClose: () => void
}

/** Articles from a file, whose columns are remembered for the client. */
export function ImportDialog({ take, onClose }: ImportDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { send, isPending, error, sent } = useImport(take.id, () => {
    showToast({ title: t('importing.done') })
    onClose()
  })
  const remembered = useRemembered(take.id, { isAsked: !isPending })
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
      columns={articleColumns}
      needed={neededColumns}
      labelOf={column => t(`importing.column.${column}`)}
      guess={guessColumns}
      known={known}
      renderBeside={header => <Remembered remembered={remembered} header={header} />}
      read={read}
      refusalOf={fault => `${t(`importing.refusal.${fault}.title`)}. ${t(`importing.refusal.${fault}.help`)}`}
      ready={count => t('importing.ready', { count })}
      submit={count => t('importing.send', { count })}
      work={{
        send: (articles, { header }, mapping) => send({ articles, columns: columnsOf(header, mapping) }),
        isPending,
        sent,
        sending: t('importing.sending'),
        failure: error && (
          <ProblemBanner title={t('importing.failed')} problem={sayNotImported(error)}>
            {t('importing.again')}
          </ProblemBanner>
        ),
      }}
      onClose={onClose}
    />
  )
}

interface RememberedProps {
  remembered: ReturnType<typeof useRemembered>
  /** Of the file whose columns are chosen as before; undefined where they are not. */
  header: readonly string[] | undefined
}

/** That the columns are chosen as somebody chose them before, or that it is not known whether somebody did. */
function Remembered({ remembered, header }: RememberedProps) {
  const { t } = useTranslation('stockTakes')
  const file = header && fileLike(remembered.files, header)
  return (
    <>
      {remembered.error && (
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
      {file && <Known file={file} />}
    </>
  )
}

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
