import { readOptions } from '@parvis/api-types/calls'
import { getStockValuation } from '@parvis/api-types/calls/inventories'
import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useMemo, useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { entriesOf } from '../../stock-take.ts'

const EntryImportDialog = lateDialog(async () => ({
  default: (await import('../../importing/EntryImportDialog.tsx')).EntryImportDialog,
}))
const EntryDialog = lateDialog(async () => ({
  default: (await import('../../EntryDialogs.tsx')).EntryDialog,
}))
const RemoveEntryDialog = lateDialog(async () => ({
  default: (await import('../../EntryDialogs.tsx')).RemoveEntryDialog,
}))

const ValuationDialog = lateDialog(async () => ({
  default: (await import('../../ValuationDialogs.tsx')).ValuationDialog,
}))

/** The entries into stock with their costs, which value the articles. @param mayChange false from reconciliation on */
export function EntriesPart({ takeId, mayChange }: { takeId: number; mayChange: boolean }) {
  const { t } = useTranslation('stockTakes')
  const [open, setOpen] = useState<'one' | 'file' | 'method'>()
  const close = () => setOpen(undefined)
  // Do not wait for the valuation: show the list, and add the note once it is known.
  const { data: valuation } = useQuery(readOptions(useApi(), getStockValuation, { path: { id: takeId } }))
  const isUnused = valuation !== undefined && valuation.method === 'given' && valuation.entryCount > 0
  const list = useMemo(() => entriesOf(takeId), [takeId])
  return (
    <Stack gap={4}>
      <p>{t('entry.help')}</p>
      {isUnused && (
        <Banner
          kind="info"
          title={t('entry.unused', { method: t('valuation.by.given') })}
          actions={
            mayChange && (
              <Button size="small" onPress={() => setOpen('method')}>
                {t('valuation.choose')}
              </Button>
            )
          }
        />
      )}
      {mayChange && (
        <Inline>
          <Button onPress={() => setOpen('one')}>{t('entry.add')}</Button>
          <Button onPress={() => setOpen('file')}>{t('entryImport.open')}</Button>
        </Inline>
      )}
      <ListOfScreen
        list={list}
        rowActions={
          mayChange
            ? entry => [
                {
                  id: 'remove',
                  label: t('entry.remove'),
                  renderDialog: closeIt => <RemoveEntryDialog entry={entry} onClose={closeIt} />,
                },
              ]
            : undefined
        }
      />
      <Suspense fallback={null}>
        {open === 'one' && <EntryDialog takeId={takeId} onClose={close} />}
        {open === 'method' && valuation && (
          <ValuationDialog takeId={takeId} valuation={valuation} onClose={close} />
        )}
        {open === 'file' && <EntryImportDialog takeId={takeId} onClose={close} />}
      </Suspense>
    </Stack>
  )
}
