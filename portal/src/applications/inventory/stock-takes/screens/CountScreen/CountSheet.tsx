import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Meter } from '@parvis/design-system/Meter'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useDocumentSubject } from '../../../../../navigation/document-subject.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { stockTakes } from '../../application.ts'
import type { CountLine } from '../../counts/count-store.ts'
import type { OpenedSheet } from '../../counts/sheet-query.ts'
import { useCounts, type NewCount } from '../../counts/useCounts.ts'
import { useDeviceCare } from '../../offline/device-care.ts'
import { usePhotos } from '../../photos/usePhotos.ts'
import { linesFrom, type PasteReading } from '../../rules/paste.ts'
import { countedLines, inWalkingOrder, nextLine, type Counted } from '../../rules/sheet.ts'
import { takeLooks } from '../../stock-take.ts'
import { FindField } from './FindField.tsx'
import { LineEntry, type Entry } from './LineEntry.tsx'
import { LinePhotos } from './LinePhotos.tsx'
import { PhotosState } from './PhotosState.tsx'
import { SendingState } from './SendingState.tsx'
import { useAfterDialog } from './useAfterDialog.ts'
import { usePastedTable } from './usePastedTable.ts'

const FoundDialog = lateDialog(async () => ({ default: (await import('./FoundDialog.tsx')).FoundDialog }))
const PasteDialog = lateDialog(async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog }))

const everywhere = 'all'
const none: readonly never[] = []

export interface CountSheetProps {
  id: number
  opened: OpenedSheet
  /** Called when an article that was missing from the list has been added; pass a stable function. */
  onReload: () => void
}

/** What one undo takes back. */
interface Last {
  isPaste: boolean
  counts: readonly { line: CountLine; before: Counted | undefined }[]
}

/** The count to store for a line. @param entry undefined withdraws the count of the line */
const countOf = ({ id: lineId }: CountLine, entry: Entry | undefined): NewCount => ({
  lineId,
  quantity: entry?.quantity ?? null,
  expression: entry?.expression ?? '',
  note: entry?.note ?? '',
})

/** A count sheet for fast entry: one field, and the line that it belongs to. */
export function CountSheet({ id, opened, onReload }: CountSheetProps) {
  const { t } = useTranslation('stockTakes')
  const { email } = usePerson()
  const number = new Intl.NumberFormat(useLanguage())
  const { sheet, lines, mine, isFromDevice } = opened
  useDocumentSubject(sheet.name)
  const counts = useCounts(id, onReload)
  const { local, sent, add } = counts
  const photos = usePhotos(id, opened.photos ?? none)
  // The services can be reached again: the browser says so, or a count was sent.
  useEffect(() => {
    if (!isFromDevice) return undefined
    if (sent.length > 0) onReload()
    window.addEventListener('online', onReload)
    return () => window.removeEventListener('online', onReload)
  }, [isFromDevice, sent.length, onReload])
  const { isReady, isNearlyFull, lookAtSpace } = useDeviceCare(id, isFromDevice)
  const [place, setPlace] = useState(everywhere)
  // `turn` makes choosing the same line again focus its field again.
  const [{ id: chosen, turn }, setTurn] = useState<{ id?: number | undefined; turn: number }>({ turn: 0 })
  const choose = (lineId: number | undefined) => setTurn(before => ({ id: lineId, turn: before.turn + 1 }))
  // The lines of the last count or paste, and the counts that it replaced.
  const [last, setLast] = useState<Last>()
  // The outcome of the last count or undo, for screen readers.
  const [said, setSaid] = useState('')
  const [isFull, setFull] = useState(false)
  // The code of the article being added, if known.
  const [adding, setAdding] = useState<string>()
  // What was pasted, and the line that it was pasted at.
  const [pasting, setPasting] = useState<{ text: string; from: number | undefined }>()
  const field = useRef<HTMLInputElement>(null)
  // What the reader chose or undid in the meantime takes precedence.
  const chooseLater = useAfterDialog(({ lineId, after }: { lineId: number | undefined; after: number }) => {
    if (after === turn) choose(lineId)
  })

  const counted = useMemo(() => countedLines(mine, [...sent, ...local]), [mine, sent, local])
  const ordered = useMemo(() => inWalkingOrder(lines), [lines])
  const shown = useMemo(
    () => ordered.filter(({ zoneId }) => place === everywhere || String(zoneId) === place),
    [ordered, place],
  )
  const line = shown.find(each => each.id === chosen) ?? nextLine(shown, counted, undefined)
  const done = shown.filter(each => counted.has(each.id)).length
  const zones = sheet.zones.filter(({ zoneId }) => lines.some(each => each.zoneId === zoneId))
  // The services accept articles that are not on the list only where the reader counts.
  const ownZones = sheet.zones.filter(({ isCounter }) => isCounter)

  const following = useMemo(() => (pasting ? linesFrom(shown, pasting.from) : none), [shown, pasting])
  usePastedTable(field, text => setPasting({ text, from: line?.id }))

  const keep = async (...made: NewCount[]) => {
    try {
      await add(...made)
      setFull(false)
      lookAtSpace()
      return true
    } catch {
      setFull(true)
      return false
    }
  }
  const save = async (of: CountLine, entry: Entry) => {
    if (!(await keep(countOf(of, entry)))) return false
    setLast({ isPaste: false, counts: [{ line: of, before: counted.get(of.id) }] })
    setSaid(t('sheet.saved', { name: of.name, quantity: number.format(entry.quantity) }))
    choose(nextLine(shown, new Map([...counted, [of.id, entry] as const]), of.id)?.id)
    return true
  }
  const undo = async () => {
    const [first] = last?.counts ?? none
    if (!last || !first || !(await keep(...last.counts.map(each => countOf(each.line, each.before))))) return
    setLast(undefined)
    setSaid(
      last.isPaste
        ? t('pasting.undone', { count: last.counts.length })
        : t('sheet.withdrawn', { name: first.line.name }),
    )
    choose(first.line.id)
  }
  const enter = async ({ counts: pasted, left }: PasteReading) => {
    const made = pasted.map(({ line: of, quantity, expression, before }) =>
      countOf(of, { quantity, expression, note: before?.note ?? '' }),
    )
    if (!(await keep(...made))) return false
    setLast({ isPaste: true, counts: pasted })
    const words = [t('pasting.done', { count: pasted.length })]
    if (left.length > 0) words.push(t('pasting.doneLeft', { count: left.length }))
    setSaid(words.join(' '))
    const all = new Map<number, unknown>([...counted, ...pasted.map(each => [each.line.id, each] as const)])
    chooseLater({ lineId: nextLine(shown, all, pasted.at(-1)?.line.id)?.id, after: turn })
    return true
  }
  const step = (by: number) => {
    const at = shown.findIndex(each => each.id === line?.id)
    choose(shown.at((at + by + shown.length) % shown.length)?.id)
  }
  return (
    <RecordPage
      list={{ label: t('sheets.title'), href: stockTakes.address('count') }}
      title={sheet.name}
      status={{ kind: takeLooks[sheet.status], text: t(`status.${sheet.status}`) }}
      sentence={sheet.accountName}
      notice={
        isFromDevice && (
          <Banner kind="warning" title={t('sending.fromDevice')}>
            {t('sending.fromDeviceText')}
          </Banner>
        )
      }
    >
      <Stack gap={5}>
        <SendingState
          counts={counts}
          lines={lines}
          space={isFull ? 'full' : isNearlyFull ? 'low' : 'enough'}
          isReady={isReady}
        />
        <PhotosState photos={photos} />
        {shown.length === 0 ? (
          <EmptyState title={t('sheet.empty')}>{t('sheet.emptyText')}</EmptyState>
        ) : (
          <>
            {line ? (
              <LineEntry
                key={`${line.id} ${turn}`}
                line={line}
                isRecount={line.recountBy === email}
                known={counted.get(line.id)}
                onSave={entry => save(line, entry)}
                onStep={shown.length > 1 ? step : undefined}
                field={field}
              >
                <LinePhotos line={line} photos={photos} />
              </LineEntry>
            ) : (
              <Banner kind="success" title={t('sheet.done')}>
                {t('sheet.doneText')}
              </Banner>
            )}
            <div role="status">{said !== '' && <p>{said}</p>}</div>
            <Inline>
              {last && (
                <Button onPress={() => void undo()}>{t(last.isPaste ? 'pasting.undo' : 'sheet.undo')}</Button>
              )}
              <Button onPress={() => setPasting({ text: '', from: line?.id })}>{t('pasting.open')}</Button>
              {ownZones.length > 0 && <Button onPress={() => setAdding('')}>{t('sheet.add')}</Button>}
            </Inline>
            <Meter
              label={t('sheet.progress')}
              value={done}
              maximum={shown.length}
              figure={t('record.progressOf', {
                counted: number.format(done),
                all: number.format(shown.length),
              })}
            />
            {zones.length > 1 && (
              <Select
                label={t('sheet.zone')}
                options={[
                  { id: everywhere, label: t('sheet.allZones') },
                  ...zones.map(({ zoneId, site, name }) => ({
                    id: String(zoneId),
                    label: t('sheet.place', { site, zone: name }),
                  })),
                ]}
                value={place}
                onChange={told => setPlace(told ?? everywhere)}
              />
            )}
            <FindField
              lines={ordered}
              counted={counted}
              onChoose={choose}
              onPlace={setPlace}
              onAdd={ownZones.length > 0 ? setAdding : undefined}
            />
          </>
        )}
      </Stack>
      <Suspense fallback={null}>
        {adding !== undefined && (
          <FoundDialog
            takeId={id}
            zones={ownZones}
            code={adding}
            add={add}
            onClose={() => setAdding(undefined)}
          />
        )}
        {pasting && (
          <PasteDialog
            text={pasting.text}
            lines={ordered}
            following={following}
            counted={counted}
            onEnter={enter}
            onClose={() => setPasting(undefined)}
          />
        )}
      </Suspense>
    </RecordPage>
  )
}
