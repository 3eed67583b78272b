import {
  getCountPhotoContent,
  getCountSheet,
  getCountSheetKey,
  getStockDifferences,
  getStockTake,
  getStockValuation,
  listCountLines,
  listCountPhotos,
  listMyCounts,
  listStockCounts,
  listStockLines,
  listStockMovements,
  listStockTakes,
  listStockValues,
} from '@parvis/api-types/generated/examples/portal'
import type { Decorator } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { useState, type ReactNode } from 'react'
import { answerPage, answerWith } from '../../../stories/answers.ts'
import { textsIn } from '../../../stories/read-texts.ts'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import type { CountLine, CountStore, LoadedSheet, LocalCount } from './counts/count-store.ts'
import { CountStoreContext } from './counts/useCounts.ts'
import { DeviceCareContext, type DeviceCare } from './offline/device-care.ts'
import type { LocalPhoto, PhotoStore, Picture } from './photos/photo-store.ts'
import { PhotoStoreContext } from './photos/usePhotos.ts'
import { stockTakesTexts } from './i18n/texts.ts'
import type { StockLine, StockTake } from './stock-take.ts'

const scopes = [...storyPerson.scopes, 'Inventory.Count', 'Inventory.Read']

/** The portal for somebody who manages stock-takes. */
export const portal: PortalStory = {
  texts: { stockTakes: stockTakesTexts },
  person: { scopes: new Set([...scopes, 'Inventory.Manage']) },
}

/** The portal for somebody who may only read stock-takes. */
export const portalOfReader: PortalStory = {
  texts: { stockTakes: stockTakesTexts },
  person: { scopes: new Set(scopes) },
}

export const textsOf = textsIn(stockTakesTexts)

const [counting, later] = listStockTakes.success.some.value
const [beyond, unsure] = listStockLines.success.some.value
const [first, second] = listCountLines.success.some.value
const [mine] = listMyCounts.success.some.value
if (!counting || !later || !beyond || !unsure || !first || !second || !mine)
  throw new Error('The examples of the contract have two of each')

/** A stock-take being counted: two lines have a quantity, one is in doubt. */
export const take: StockTake = getStockTake.success.one
export const prepared: StockTake = later
/** A line beyond the tolerance. */
export const line: StockLine = beyond
export const doubt: StockLine = unsure
export const reconciled: StockTake = {
  ...take,
  status: 'reconciled',
  countedCount: take.lineCount,
  countedValue: take.theoreticalValue + take.differenceValue,
  recountCount: 0,
  unexplainedCount: 0,
  unexplainedSumCount: 0,
}
export const closed: StockTake = {
  ...reconciled,
  status: 'closed',
  lateCount: 2,
  closedDate: '2026-11-29T17:00:00.000Z',
  closedByName: 'Samuel Okafor',
}

export const opened = (thing: StockTake): HttpHandler => answerWith<'getStockTake'>(getStockTake, thing)

/** The other responses that the page of a stock-take needs. */
export const besideTake: HttpHandler[] = [
  answerPage(listStockLines, line, doubt),
  answerPage(listStockCounts, ...listStockCounts.success.some.value),
  answerPage(listStockMovements, ...listStockMovements.success.some.value),
  answerPage(listCountPhotos),
  answerWith<'getStockDifferences'>(getStockDifferences, getStockDifferences.success.one),
  answerWith<'getStockValuation'>(getStockValuation, getStockValuation.success.one),
  answerPage(listStockValues, ...listStockValues.success.some.value),
]

/** Lines of a sheet, in walking order: the first comes in packs, the second is weighed. */
export const packed: CountLine = { ...first, shelf: 'A-01' }
export const weighed: CountLine = { ...second, zoneId: 1, zone: 'Réserve', shelf: 'A-02' }
export const counted = mine

export const besideSheet = (
  lines: readonly CountLine[],
  own: readonly object[] = [],
  photos: readonly object[] = [],
): HttpHandler[] => [
  answerPage(listCountLines, ...lines),
  answerPage(listMyCounts, ...own),
  answerPage(listCountPhotos, ...photos),
  answerWith<'getCountSheetKey'>(getCountSheetKey, getCountSheetKey.success.one),
]
/** A sheet as the device keeps it. */
export const keptSheet: LoadedSheet = {
  sheet: getCountSheet.success.one,
  lines: [packed, weighed],
  mine: [],
}
export const openedSheet: HttpHandler = answerWith<'getCountSheet'>(getCountSheet, getCountSheet.success.one)

/** A store of counts that lives as long as the story. @param start the counts that are already waiting */
export function memoryCounts(start: readonly LocalCount[] = [], kept?: LoadedSheet): CountStore {
  let counts = [...start]
  return {
    add: (...added) => {
      counts.push(...added)
      return Promise.resolve()
    },
    list: () => Promise.resolve([...counts]),
    settle: (clientId, outcome, reason) => {
      counts = counts.flatMap(count => {
        if (count.clientId !== clientId) return [count]
        return outcome ? [{ ...count, outcome, reason }] : []
      })
      return Promise.resolve()
    },
    forget: () => {
      counts = counts.filter(({ outcome }) => outcome === undefined)
      return Promise.resolve()
    },
    keepSheet: () => Promise.resolve(),
    sheet: () => Promise.resolve(kept),
    takes: email =>
      Promise.resolve([
        ...new Set([
          ...counts.flatMap(count => (count.email === email ? [count.takeId] : [])),
          ...(kept ? [kept.sheet.id] : []),
        ]),
      ]),
    forgetSheets: () => Promise.resolve(),
  }
}

/**
 * A store of photos that lives as long as the story.
 * @param start the photos that are already waiting, with their pictures
 */
export function memoryPhotos(...start: readonly (readonly [LocalPhoto, Picture])[]): PhotoStore {
  let photos = start.map(([photo]) => photo)
  const pictures = new Map(start.map(([{ clientId }, picture]) => [clientId, picture]))
  return {
    add: (photo, picture) => {
      photos.push(photo)
      pictures.set(photo.clientId, picture)
      return Promise.resolve()
    },
    list: () => Promise.resolve([...photos]),
    picture: clientId => Promise.resolve(pictures.get(clientId)),
    refuse: clientId => {
      photos = photos.map(photo => (photo.clientId === clientId ? { ...photo, outcome: 'refused' } : photo))
      return Promise.resolve()
    },
    remove: clientId => {
      const isThere = photos.some(photo => photo.clientId === clientId)
      photos = photos.filter(photo => photo.clientId !== clientId)
      pictures.delete(clientId)
      return Promise.resolve(isThere)
    },
    owners: () => Promise.resolve(photos.map(({ email, takeId }) => [email, takeId] as const)),
  }
}

/** A device with plenty of space that stores no page, because stories have another service worker. */
const care: DeviceCare = {
  prepare: () => Promise.resolve(false),
  space: () => Promise.resolve({ usage: 0, quota: 1e9 }),
  persist: () => Promise.resolve(),
}

interface DeviceProps {
  store: () => CountStore
  photos: () => PhotoStore
  cares: Partial<DeviceCare>
  children: ReactNode
}

function Device({ store, photos, cares, children }: DeviceProps) {
  // Keep the same instances for as long as the story is shown.
  const [counts] = useState(store)
  const [ownPhotos] = useState(photos)
  const [ownCare] = useState({ ...care, ...cares })
  return (
    <DeviceCareContext value={ownCare}>
      <CountStoreContext value={counts}>
        <PhotoStoreContext value={ownPhotos}>{children}</PhotoStoreContext>
      </CountStoreContext>
    </DeviceCareContext>
  )
}

/**
 * Shows the story on a device with this store of counts.
 * @param cares overrides of what else the device does
 * @param photos its store of photos
 */
export const onDevice =
  (
    store: () => CountStore,
    cares: Partial<DeviceCare> = {},
    photos: () => PhotoStore = () => memoryPhotos(),
  ): Decorator =>
  Story => (
    <Device store={store} photos={photos} cares={cares}>
      <Story />
    </Device>
  )

/** A count waiting on the device. */
export const waitingCount = (changes: Partial<LocalCount> = {}): LocalCount => ({
  clientId: '7b6d7a58-0a52-4f0e-9f43-0a9c2e3f1b22',
  email: storyPerson.email,
  takeId: 5,
  lineId: packed.id,
  quantity: 250,
  expression: '10*24+10',
  note: '',
  countedDate: '2026-11-27T08:00:00.000Z',
  ...changes,
})

/** The photo of the contract's example, and one waiting on the device. */
export const pictureOfPallet: Picture = Uint8Array.from(
  atob(getCountPhotoContent.success.one.content),
  letter => letter.charCodeAt(0),
)
export const waitingPhoto = (changes: Partial<LocalPhoto> = {}): LocalPhoto => ({
  clientId: '0b9f1c9e-2d4f-4b62-9a57-3f1f0a1d8c44',
  email: storyPerson.email,
  takeId: 5,
  lineId: packed.id,
  takenDate: '2026-11-27T08:02:00.000Z',
  ...changes,
})
