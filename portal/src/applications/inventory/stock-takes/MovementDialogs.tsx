import { writeOptions } from '@parvis/api-types/calls'
import { deleteStockMovement, importStockMovements } from '@parvis/api-types/calls/inventories'
import { StockMovement as limits } from '@parvis/api-types/limits/inventories'
import { Button } from '@parvis/design-system/Button'
import { DescriptionList } from '@parvis/design-system/DescriptionList'
import { Dialog } from '@parvis/design-system/Dialog'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { Timeline } from '@parvis/design-system/Timeline'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useApi } from '../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { fieldText } from '../../../forms/field-texts.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { useFormats, useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { DayField } from '../../../screens/DayField.tsx'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LineField } from '../../../screens/FormFields.tsx'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import type { ValuesOf } from '../../../screens/define-form.ts'
import { movementForm, sayNoMovementRemoved } from './forms.ts'
import { isWrongSign, numbersOfMovement } from './importing/movements.ts'
import { hasMoreDecimals, readNumber } from './importing/read-number.ts'
import {
  lineMovementsOptions,
  movementLooks,
  sayNoMovements,
  type StockLine,
  type StockMovement,
} from './stock-take.ts'

type Values = ValuesOf<typeof movementForm.fields>

/** Checks the numbers of a movement as they are typed. */
function faultsOf({ kind, quantity, unitCost }: Values, unit: StockLine['unit']) {
  const moved = readNumber(quantity)
  const cost = unitCost.trim() === '' ? 0 : readNumber(unitCost)
  const fault = () => {
    if (quantity.trim() === '') return undefined
    if (moved === undefined) return 'stockTakes:movement.number'
    if (moved === 0) return 'stockTakes:movement.zero'
    if (hasMoreDecimals(moved, numbersOfMovement.quantity.decimals))
      return 'stockTakes:movement.quantityDigits'
    if (isWrongSign(kind, moved)) return 'stockTakes:movement.sign'
    return unit === 'piece' && !Number.isInteger(moved) ? 'stockTakes:movement.fraction' : undefined
  }
  const faultOfCost = () => {
    if (cost === undefined || cost < 0) return 'stockTakes:movement.number'
    return hasMoreDecimals(cost, numbersOfMovement.unitCost.decimals)
      ? 'stockTakes:movement.unitCostDigits'
      : undefined
  }
  const wrong = fault()
  const wrongCost = faultOfCost()
  return {
    ...(wrong && { quantity: fieldText(wrong) }),
    ...(wrongCost && { unitCost: fieldText(wrongCost) }),
  }
}

export interface MovementDialogProps {
  line: Pick<
    StockLine,
    | 'id'
    | 'stockTakeId'
    | 'code'
    | 'name'
    | 'site'
    | 'zone'
    | 'shelf'
    | 'batch'
    | 'unit'
    | 'countedQuantity'
    | 'movedQuantity'
    | 'closingQuantity'
  >
  onClose: () => void
}

/** The form for typing a movement of one line. */
export function MovementDialog({ line, onClose }: MovementDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), importStockMovements))
  const { stockTakeId, code, name, site, zone, shelf, batch, unit } = line
  return (
    <SendDialog
      form={movementForm}
      namespace="stockTakes"
      draft={String(line.id)}
      title={t('movement.addTitle', { name })}
      submit={t('movement.confirm')}
      failed={t('movement.failed')}
      also={values => faultsOf(values, unit)}
      send={async ({ date, kind, quantity, document, unitCost }, idempotencyKey) => {
        const movement = {
          code,
          site,
          zone,
          shelf,
          batch,
          date,
          kind,
          quantity: readNumber(quantity) ?? 0,
          document: document.trim(),
          unitCost: unitCost.trim() === '' ? null : (readNumber(unitCost) ?? 0),
        }
        const { faults } = await mutateAsync({
          path: { id: stockTakeId },
          body: { isTrial: false, movements: [movement] },
          idempotencyKey,
        })
        // The fields are valid at this point, so a fault means that the line itself has changed.
        if (faults.length > 0) throw new Error(faults[0]?.reason)
        showToast({ title: t('movement.done') })
      }}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          <DayField of={of} name="date" />
          <FormField name="kind" control={control} label={t('field.kind')}>
            {field => (
              <RadioGroup
                {...field}
                options={limits.kind.values.map(id => ({ id, label: t(`movement.kind.${id}`) }))}
              />
            )}
          </FormField>
          <LineField of={of} name="quantity" hint={t('movement.quantityHint')} />
          <LineField of={of} name="document" />
          <LineField of={of} name="unitCost" hint={t('movement.unitCostHint')} />
        </>
      )}
    </SendDialog>
  )
}

/** Shows, movement by movement, how a line gets from the counted quantity to that of the closing day. */
export function LineMovementsDialog({ line, onClose }: MovementDialogProps) {
  const { t } = useTranslation('stockTakes')
  const number = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 3 })
  const signed = new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 3, signDisplay: 'exceptZero' })
  const found = useQuery(lineMovementsOptions(useApi(), line.id))
  const { name, countedQuantity, movedQuantity, closingQuantity } = line
  const figure = (value: number | null) => (value === null ? t('movement.notCounted') : number.format(value))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('movement.ofLine', { name })}
      footer={<Button onPress={onClose}>{t('history.close')}</Button>}
    >
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('movement.counted'), value: figure(countedQuantity) },
            { term: t('movement.moved'), value: signed.format(movedQuantity) },
            { term: t('movement.closing'), value: figure(closingQuantity) },
          ]}
        />
        <LoadedPart
          query={found}
          loading={t('movement.loading')}
          failed={t('movements.failed')}
          say={sayNoMovements}
        >
          {movements =>
            movements.length === 0 ? (
              <EmptyState title={t('movement.noneOfLine')} />
            ) : (
              <Movements movements={movements} format={signed} name={name} />
            )
          }
        </LoadedPart>
      </Stack>
    </Dialog>
  )
}

interface MovementsProps {
  movements: readonly StockMovement[]
  format: Intl.NumberFormat
  name: string
}

function Movements({ movements, format, name }: MovementsProps) {
  const { t } = useTranslation('stockTakes')
  const { day } = useFormats()
  return (
    <Timeline
      label={t('movement.ofLine', { name })}
      events={movements.map(movement => ({
        id: String(movement.id),
        title: t('movement.event', {
          quantity: format.format(movement.quantity),
          kind: t(`movement.kind.${movement.kind}`),
        }),
        date: day(movement.date),
        dateTime: movement.date,
        actor: movement.createdByName ?? movement.createdBy,
        status: { kind: movementLooks[movement.use], text: t(`movement.use.${movement.use}`) },
        ...(movement.document !== '' && {
          detail: <p>{t('movement.document', { document: movement.document })}</p>,
        }),
      }))}
    />
  )
}

export interface RemoveMovementDialogProps {
  movement: Pick<StockMovement, 'id' | '@odata.etag'>
  onClose: () => void
}

/** Asks for confirmation before removing a movement. */
export function RemoveMovementDialog({ movement, onClose }: RemoveMovementDialogProps) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const { id, '@odata.etag': ifMatch } = movement
  return (
    <DeletionDialog
      title={t('movement.removeTitle')}
      confirmLabel={t('movement.remove')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(api, deleteStockMovement)}
      say={sayNoMovementRemoved}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('movement.removed') })
        onClose()
      }}
    >
      <p>{t('movement.removeText')}</p>
    </DeletionDialog>
  )
}
