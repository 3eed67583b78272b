import { writeOptions } from '@parvis/api-types/calls'
import { updateStockDifferences, updateStockLine } from '@parvis/api-types/calls/inventories'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { Timeline } from '@parvis/design-system/Timeline'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../api/search-page.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { useFormats, useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { chosenPerson } from '../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../organisation/search-people.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import { LoadedPart } from '../../../screens/LoadedPart.tsx'
import { explanationForm, recountForm } from './forms.ts'
import { PhotosOfLine } from './photos/PhotosOfLine.tsx'
import {
  countsOptions,
  sayNoCounts,
  type StockCount,
  type StockDifferences,
  type StockLine,
} from './stock-take.ts'

type Line = Pick<StockLine, 'id' | '@odata.etag' | 'name' | 'explanation'>

export interface LineDialogProps {
  /** The version on screen, whose ETag the change is sent with. */
  line: Line
  onClose: () => void
}

/** Asks where a difference comes from. */
export function ExplanationDialog({ line, onClose }: LineDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateStockLine))
  const { id, '@odata.etag': ifMatch, name, explanation } = line
  return (
    <SendDialog
      form={{ ...explanationForm, start: { explanation } }}
      namespace="stockTakes"
      draft={String(id)}
      title={t('explain.title', { name })}
      submit={t('explain.confirm')}
      failed={t('explain.failed')}
      send={async values => {
        await mutateAsync({ path: { id }, ifMatch, body: { explanation: values.explanation.trim() } })
        showToast({ title: t('explain.done') })
      }}
      onClose={onClose}
    >
      {(_, of) => <LinesField of={of} name="explanation" rows={4} hint={t('hint.explanation')} />}
    </SendDialog>
  )
}

export interface SumExplanationDialogProps {
  takeId: number
  /** The version on screen. */
  ifMatch: string
  title: string
  /** Null for all articles. */
  articleClass: string | null
  sum: StockDifferences['total']
  onClose: () => void
}

/** Asks where a sum of differences comes from. */
export function SumExplanationDialog({
  takeId: id,
  ifMatch,
  title,
  articleClass,
  sum: { difference, absoluteDifference, explanation },
  onClose,
}: SumExplanationDialogProps) {
  const { t } = useTranslation('stockTakes')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateStockDifferences))
  return (
    <SendDialog
      form={{ ...explanationForm, start: { explanation } }}
      namespace="stockTakes"
      draft={`${id} ${articleClass === null ? 'all' : `class ${articleClass}`}`}
      title={t('sums.explainTitle', { name: title })}
      submit={t('explain.confirm')}
      failed={t('explain.failed')}
      send={async values => {
        const body = { articleClass, difference, absoluteDifference, explanation: values.explanation.trim() }
        await mutateAsync({ path: { id }, ifMatch, body })
        showToast({ title: t('explain.done') })
      }}
      onClose={onClose}
    >
      {(_, of) => <LinesField of={of} name="explanation" rows={4} hint={t('hint.explanation')} />}
    </SendDialog>
  )
}

/** Assigns a line to somebody else, who counts it again. */
export function RecountDialog({ line, onClose }: LineDialogProps) {
  const { t } = useTranslation('stockTakes')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const { mutateAsync } = useMutation(writeOptions(api, updateStockLine))
  const { id, '@odata.etag': ifMatch, name } = line
  return (
    <SendDialog
      form={recountForm}
      namespace="stockTakes"
      draft={String(id)}
      title={t('giveRecount.title', { name })}
      description={t('giveRecount.text')}
      submit={t('giveRecount.confirm')}
      failed={t('giveRecount.failed')}
      send={async ({ recountBy }) => {
        await mutateAsync({ path: { id }, ifMatch, body: { recountBy: recountBy?.email ?? '' } })
        showToast({ title: t('giveRecount.done') })
      }}
      onClose={onClose}
    >
      {control => (
        <FormField name="recountBy" control={control} label={t('field.recountBy')}>
          {({ onChange, ...field }) => (
            <PersonPicker
              {...field}
              isRequired
              description={t('hint.recountBy')}
              load={load}
              onChange={person => onChange(person && chosenPerson(person))}
            />
          )}
        </FormField>
      )}
    </SendDialog>
  )
}

export interface HistoryDialogProps extends LineDialogProps {
  /** Whether the stock-take is closed, so that nothing can change. */
  isClosed: boolean
}

/** All counts of a line and its photos: who made them, when and on which device. */
export function HistoryDialog({ line: { id, name }, isClosed, onClose }: HistoryDialogProps) {
  const { t } = useTranslation('stockTakes')
  const found = useQuery(countsOptions(useApi(), id))
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t('history.title', { name })}
      footer={<Button onPress={onClose}>{t('history.close')}</Button>}
    >
      <LoadedPart query={found} loading={t('history.loading')} failed={t('history.failed')} say={sayNoCounts}>
        {counts =>
          counts.length === 0 ? <EmptyState title={t('history.emptyTitle')} /> : <Counts counts={counts} />
        }
      </LoadedPart>
      <PhotosOfLine lineId={id} name={name} isClosed={isClosed} />
    </Dialog>
  )
}

const [hour, day] = [60, 24 * 60]

/** Formats how wrong a clock was, in the largest fitting unit. @param minutes more than 0 */
function timeSpan(language: string, minutes: number): string {
  const [unit, size] =
    minutes >= day
      ? (['day', day] as const)
      : minutes >= hour
        ? (['hour', hour] as const)
        : (['minute', 1] as const)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  }).format(minutes / size)
}

function Counts({ counts }: { counts: readonly StockCount[] }) {
  const { t } = useTranslation('stockTakes')
  const { moment } = useFormats()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const title = ({ quantity, expression }: StockCount) => {
    if (quantity === null) return t('history.withdrawn')
    const figure = number.format(quantity)
    return /^[\d.,]*$/.test(expression) ? figure : t('history.quantity', { quantity: figure, expression })
  }
  const statusOf = ({ isLate, isRecount }: StockCount) => {
    if (isLate) return { status: { kind: 'warning', text: t('history.late') } } as const
    return isRecount ? ({ status: { kind: 'active', text: t('history.recount') } } as const) : {}
  }
  return (
    <Timeline
      label={t('history.title', { name: '' })}
      events={counts.toReversed().map(count => ({
        id: String(count.id),
        title: title(count),
        date: moment(new Date(count.countedDate)),
        dateTime: count.countedDate,
        actor: count.createdByName ?? count.createdBy,
        ...statusOf(count),
        detail: (
          <>
            {count.note !== '' && <p>{count.note}</p>}
            <p>
              {t('history.device', {
                device: count.deviceId.slice(0, 8),
                date: moment(new Date(count.receivedDate)),
              })}
            </p>
            {count.clockError !== 0 && (
              <p>
                {t(count.clockError > 0 ? 'history.clockAhead' : 'history.clockBehind', {
                  time: timeSpan(language, Math.abs(count.clockError)),
                })}
              </p>
            )}
          </>
        ),
      }))}
    />
  )
}
