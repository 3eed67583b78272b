import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useMemo, useState } from 'react'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { articlesOf, type StockTake } from '../../stock-take.ts'

const ImportDialog = lateDialog(async () => ({
  default: (await import('../../importing/ImportDialog.tsx')).ImportDialog,
}))

/** The articles of a stock-take before counting, imported from a file. */
export function ArticlesPart({ take, mayImport }: { take: StockTake; mayImport: boolean }) {
  const { t } = useTranslation('stockTakes')
  const [isImporting, setImporting] = useState(false)
  const list = useMemo(() => articlesOf(take.id), [take.id])
  const open = mayImport && <Button onPress={() => setImporting(true)}>{t('importing.open')}</Button>
  return (
    <Stack gap={4}>
      {open && <Inline>{open}</Inline>}
      <ListOfScreen list={list} />
      <Suspense fallback={null}>
        {isImporting && <ImportDialog take={take} onClose={() => setImporting(false)} />}
      </Suspense>
    </Stack>
  )
}
