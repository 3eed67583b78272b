import { writeOptions } from '@parvis/api-types/calls'
import { deleteStockEntry, importStockEntries } from '@parvis/api-types/calls/inventories'
import type { WrittenOf } from '@parvis/api-types/calls'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { fieldText } from '../../../forms/field-texts.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ValuesOf } from '../../../screens/define-form.ts'
import { DayField } from '../../../screens/DayField.tsx'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LineField } from '../../../screens/FormFields.tsx'
import { entryForm, sayNoEntryRemoved } from './forms.ts'
import { entryNumbers } from './importing/entries.ts'
import { hasMoreDecimals, readNumber } from './importing/read-number.ts'
import type { StockEntry } from './stock-take.ts'

type Values = ValuesOf<typeof entryForm.fields>
type Fault = WrittenOf<'importStockEntries'>['faults'][number]

/** The services checked an entry and refused it. */
class EntryRefused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.reason)
    this.fault = fault
  }
}

/** Checks a number as it is typed. Only the services can check the article. */
function faultOf(typed: string, name: keyof typeof entryNumbers) {
  if (typed.trim() === '') return undefined
  const number = readNumber(typed)
  const { largest, decimals } = entryNumbers[name]
  if (number === undefined) return 'number'
  if (number < 0) return 'negative'
  if (name === 'quantity' && number === 0) return 'zero'
  if (number > largest) return 'large'
  return hasMoreDecimals(number, decimals) ? 'digits' : undefined
}

function faultsOf({ quantity, unitCost }: Values) {
  const ofQuantity = faultOf(quantity, 'quantity')
  const ofCost = faultOf(unitCost, 'unitCost')
  return {
    ...(ofQuantity && { quantity: fieldText(`stockTakes:entry.fault.${ofQuantity}`) }),
    ...(ofCost && { unitCost: fieldText(`stockTakes:entry.fault.${ofCost}`) }),
  }
}

export interface EntryDialogProps {
  takeId: number
  /** The article's code. @default to be typed */
  code?: string
  onClose: () => void
}

/** The form for typing one entry. */
export function EntryDialog({ takeId: id, code = '', onClose }: EntryDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), importStockEntries))
  return (
    <SendDialog
      form={{ ...entryForm, start: { ...entryForm.start, code } }}
      namespace="stockTakes"
      draft={`${String(id)}:${code}`}
      title={t('entry.add')}
      submit={t('entry.confirm')}
      failed={t('entry.failed')}
      also={faultsOf}
      refused={error =>
        error instanceof EntryRefused
          ? { [error.fault.column]: fieldText(`stockTakes:entry.fault.${error.fault.reason}`) }
          : {}
      }
      send={async ({ quantity, unitCost, document, ...said }, idempotencyKey) => {
        const entry = {
          ...said,
          quantity: readNumber(quantity) ?? 0,
          unitCost: readNumber(unitCost) ?? 0,
          document: document.trim(),
        }
        const { faults } = await mutateAsync({
          path: { id },
          body: { isTrial: false, entries: [entry] },
          idempotencyKey,
        })
        const [fault] = faults
        if (fault) throw new EntryRefused(fault)
        showToast({ title: t('entry.done') })
      }}
      onClose={onClose}
    >
      {(_control, of) => (
        <>
          <LineField of={of} name="code" hint={t('entry.codeHint')} />
          <DayField of={of} name="date" />
          <LineField of={of} name="quantity" hint={t('entry.quantityHint')} />
          <LineField of={of} name="unitCost" hint={t('entry.unitCostHint')} />
          <LineField of={of} name="document" />
        </>
      )}
    </SendDialog>
  )
}

export interface RemoveEntryDialogProps {
  entry: Pick<StockEntry, 'id' | '@odata.etag'>
  onClose: () => void
}

/** Asks for confirmation before removing an entry. */
export function RemoveEntryDialog({ entry, onClose }: RemoveEntryDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { id, '@odata.etag': ifMatch } = entry
  return (
    <DeletionDialog
      title={t('entry.removeTitle')}
      confirmLabel={t('entry.remove')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteStockEntry)}
      say={sayNoEntryRemoved}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('entry.removed') })
        onClose()
      }}
    >
      <p>{t('entry.removeText')}</p>
    </DeletionDialog>
  )
}
