import { StockLine } from '@parvis/api-types/limits/inventories'
import { showToast } from '@parvis/design-system/Toast'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../../screens/DialogForms.tsx'
import { ChoiceField } from '../../../../../screens/ChoiceField.tsx'
import { LineField, LinesField } from '../../../../../screens/FormFields.tsx'
import { fieldText } from '../../../../../forms/field-texts.ts'
import type { CountSheet, FoundArticle } from '../../counts/count-store.ts'
import type { Counts } from '../../counts/useCounts.ts'
import { foundForm } from '../../forms.ts'
import { readQuantity, withoutSpaces } from '../../rules/expression.ts'

export interface FoundDialogProps {
  takeId: number
  zones: CountSheet['zones']
  /** The scanned or typed code; '' if there is none. */
  code: string
  add: Counts['add']
  onClose: () => void
}

const quantityOf = ({ quantity, unit }: { quantity: string; unit: string }) =>
  readQuantity(quantity, { packSize: 1, isWhole: unit === 'piece' })

/** Adds an article that was found but is missing from the list, with its count. */
export function FoundDialog({ takeId, zones, code, add, onClose }: FoundDialogProps) {
  const { t } = useTranslation('stockTakes')
  const [only] = zones.length === 1 ? zones : []
  return (
    <SendDialog
      form={{
        ...foundForm,
        start: {
          ...foundForm.start,
          code: code.slice(0, foundForm.fields.code.limit),
          zone: only ? String(only.zoneId) : '',
        },
      }}
      namespace="stockTakes"
      draft={code === '' ? `new:${takeId}` : `new:${takeId}:${code}`}
      title={t('addArticle.title')}
      submit={t('addArticle.confirm')}
      failed={t('addArticle.failed')}
      also={values => {
        const read = quantityOf(values)
        return 'fault' in read && read.fault !== 'empty'
          ? { quantity: fieldText(`stockTakes:sheet.fault.${read.fault}`) }
          : {}
      }}
      send={async values => {
        const read = quantityOf(values)
        if ('fault' in read) return
        await add({
          found: {
            zoneId: Number(values.zone),
            shelf: values.shelf.trim(),
            code: values.code.trim(),
            name: values.articleName.trim(),
            unit: values.unit as FoundArticle['unit'],
          },
          quantity: read.value,
          expression: withoutSpaces(values.quantity),
          note: values.note.trim(),
        })
        showToast({ title: t('addArticle.done') })
      }}
      onClose={onClose}
    >
      {(_, of) => (
        <>
          <LineField of={of} name="code" />
          <LineField of={of} name="articleName" />
          <ChoiceField
            of={of}
            name="zone"
            isError={false}
            options={zones.map(({ zoneId, site, name }) => ({
              id: String(zoneId),
              label: t('sheet.place', { site, zone: name }),
            }))}
          />
          <LineField of={of} name="shelf" />
          <ChoiceField
            of={of}
            name="unit"
            isError={false}
            options={StockLine.unit.values.map(id => ({ id, label: t(`unit.${id}`) }))}
          />
          <LineField of={of} name="quantity" hint={t('hint.quantity')} />
          <LinesField of={of} name="note" rows={2} />
        </>
      )}
    </SendDialog>
  )
}
