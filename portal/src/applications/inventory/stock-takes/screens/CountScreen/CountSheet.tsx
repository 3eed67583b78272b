import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { Meter } from '@parvis/design-system/Meter'
import { Select } from '@parvis/design-system/Select'
import { Stack } from '@parvis/design-system/Stack'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { useDocumentSubject } from '../../../../../navigation/document-subject.ts'
import { lateDialog } from '../../../../../screens/late.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { usePerson } from '../../../../../session/SessionContext.tsx'
import { stockTakes } from '../../application.ts'
import type { CountLine } from '../../counts/count-store.ts'
import type { OpenedSheet } from '../../counts/sheet-query.ts'
import { useCounts } from '../../counts/useCounts.ts'
import { useDeviceCare } from '../../offline/device-care.ts'
import { usePhotos } from '../../photos/usePhotos.ts'
import { countedLines, inWalkingOrder, nextLine, type Counted } from '../../rules/sheet.ts'
import { takeLooks } from '../../stock-take.ts'
import { FindField } from './FindField.tsx'
import { LineEntry, type Entry } from './LineEntry.tsx'
import { LinePhotos } from './LinePhotos.tsx'
import { PhotosState } from './PhotosState.tsx'
import { SendingState } from './SendingState.tsx'

const FoundDialog = lateDialog(async () => ({ default: (await import('./FoundDialog.tsx')).FoundDialog }))

const everywhere = 'all'
const none: readonly never[] = []

export interface CountSheetProps {
  id: number
  opened: OpenedSheet
  /** Called when an article that was missing from the list has been added; pass a stable function. */
  onReload: () => void
}

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
  // The line of the last count, and the count that it replaced.
  const [last, setLast] = useState<{ line: CountLine; before: Counted | undefined }>()
  // The outcome of the last count or undo, for screen readers.
  const [said, setSaid] = useState('')
  const [isFull, setFull] = useState(false)
  // The code of the article being added, if known.
  const [adding, setAdding] = useState<string>()

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

  const keep = async (of: CountLine, entry: Entry | null) => {
    try {
      await add({
        lineId: of.id,
        quantity: entry?.quantity ?? null,
        expression: entry?.expression ?? '',
        note: entry?.note ?? '',
      })
      setFull(false)
      lookAtSpace()
      return true
    } catch {
      setFull(true)
      return false
    }
  }
  const save = async (of: CountLine, entry: Entry) => {
    if (!(await keep(of, entry))) return false
    setLast({ line: of, before: counted.get(of.id) })
    setSaid(t('sheet.saved', { name: of.name, quantity: number.format(entry.quantity) }))
    choose(nextLine(shown, new Map([...counted, [of.id, entry] as const]), of.id)?.id)
    return true
  }
  const undo = async () => {
    if (!last || !(await keep(last.line, last.before ?? null))) return
    setLast(undefined)
    setSaid(t('sheet.withdrawn', { name: last.line.name }))
    choose(last.line.id)
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
              {last && <Button onPress={() => void undo()}>{t('sheet.undo')}</Button>}
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
      </Suspense>
    </RecordPage>
  )
}
