import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useMemo, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { ListOfScreen } from '../../../../../screens/ListScreen.tsx'
import { movementsOf, type StockTake } from '../../stock-take.ts'

const MovementImportDialog = lateDialog(async () => ({
  default: (await import('../../importing/MovementImportDialog.tsx')).MovementImportDialog,
}))
const RemoveMovementDialog = lateDialog(async () => ({
  default: (await import('../../MovementDialogs.tsx')).RemoveMovementDialog,
}))

/**
 * The movements between counting and closing, and which of them are used.
 * @param mayChange false from reconciliation on
 */
export function MovementsPart({ take, mayChange }: { take: StockTake; mayChange: boolean }) {
  const { t } = useTranslation('stockTakes')
  const [isImporting, setImporting] = useState(false)
  const list = useMemo(() => movementsOf(take.id), [take.id])
  return (
    <Stack gap={4}>
      <Period take={take} />
      {take.outsideCount > 0 && (
        <Banner kind="warning" title={t('movement.outside', { count: take.outsideCount })} />
      )}
      {mayChange && (
        <Inline>
          <Button onPress={() => setImporting(true)}>{t('movementImport.open')}</Button>
        </Inline>
      )}
      <ListOfScreen
        list={list}
        rowActions={
          mayChange
            ? movement => [
                {
                  id: 'remove',
                  label: t('movement.remove'),
                  renderDialog: close => <RemoveMovementDialog movement={movement} onClose={close} />,
                },
              ]
            : undefined
        }
      />
      <Suspense fallback={null}>
        {isImporting && <MovementImportDialog takeId={take.id} onClose={() => setImporting(false)} />}
      </Suspense>
    </Stack>
  )
}

/** Explains which movements are used. A count or closing is the last event of its day. */
function Period({ take: { countDate, closingDate } }: { take: StockTake }) {
  const { t } = useTranslation('stockTakes')
  const { day } = useFormats()
  const count = day(countDate)
  const closing = day(closingDate)
  if (countDate === closingDate) return <p>{t('movement.none')}</p>
  return (
    <p>
      {countDate < closingDate
        ? t('movement.forward', { from: count, to: closing })
        : t('movement.back', { from: closing, to: count })}
    </p>
  )
}
