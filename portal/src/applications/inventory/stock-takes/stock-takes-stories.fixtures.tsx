import {
  getCountSheet,
  getStockTake,
  listCountLines,
  listMyCounts,
  listStockCounts,
  listStockLines,
  listStockTakes,
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
import { stockTakesTexts } from './i18n/texts.ts'
import type { StockLine, StockTake } from './stock-take.ts'

const scopes = [...storyPerson.scopes, 'Inventory.Count', 'Inventory.Read']

/** The portal around stock-takes: somebody who manages them. */
export const portal: PortalStory = {
  texts: { stockTakes: stockTakesTexts },
  person: { scopes: new Set([...scopes, 'Inventory.Manage']) },
}

/** The same, for somebody who only reads them. */
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

/** One that is counted: two lines have a quantity, one is in doubt. */
export const take: StockTake = getStockTake.success.one
export const prepared: StockTake = later
/** Beyond the tolerance. */
export const line: StockLine = beyond
export const doubt: StockLine = unsure
export const reconciled: StockTake = {
  ...take,
  status: 'reconciled',
  countedCount: take.lineCount,
  countedValue: take.theoreticalValue + take.differenceValue,
  recountCount: 0,
  unexplainedCount: 0,
}
export const closed: StockTake = {
  ...reconciled,
  status: 'closed',
  lateCount: 2,
  closedDate: '2026-11-29T17:00:00.000Z',
  closedByName: 'Samuel Okafor',
}

export const opened = (thing: StockTake): HttpHandler => answerWith<'getStockTake'>(getStockTake, thing)

/** Everything that the page of a stock-take asks for beside it. */
export const besideTake: HttpHandler[] = [
  answerPage(listStockLines, line, doubt),
  answerPage(listStockCounts, ...listStockCounts.success.some.value),
]

/** Lines of a sheet, in walking order: the first has packs, the second is weighed. */
export const packed: CountLine = { ...first, shelf: 'A-01' }
export const weighed: CountLine = { ...second, zoneId: 1, zone: 'Réserve', shelf: 'A-02' }
export const counted = mine

export const besideSheet = (lines: readonly CountLine[], own: readonly object[] = []): HttpHandler[] => [
  answerPage(listCountLines, ...lines),
  answerPage(listMyCounts, ...own),
]
export const openedSheet: HttpHandler = answerWith<'getCountSheet'>(getCountSheet, getCountSheet.success.one)

/** Keeps counts for as long as the story is shown. @param start what waits from before */
export function memoryCounts(start: readonly LocalCount[] = [], kept?: LoadedSheet): CountStore {
  let counts = [...start]
  return {
    add: count => {
      counts.push(count)
      return Promise.resolve()
    },
    list: () => Promise.resolve([...counts]),
    settle: (clientId, outcome) => {
      counts = counts.flatMap(count => {
        if (count.clientId !== clientId) return [count]
        return outcome ? [{ ...count, outcome }] : []
      })
      return Promise.resolve()
    },
    forget: () => {
      counts = counts.filter(({ outcome }) => outcome === undefined)
      return Promise.resolve()
    },
    keepSheet: () => Promise.resolve(),
    sheet: () => Promise.resolve(kept),
    forgetSheets: () => Promise.resolve(),
  }
}

/** A device with much space that keeps no page: stories have a worker of their own. */
const care: DeviceCare = {
  prepare: () => Promise.resolve(false),
  space: () => Promise.resolve({ usage: 0, quota: 1e9 }),
  persist: () => Promise.resolve(),
}

interface DeviceProps {
  store: () => CountStore
  cares: Partial<DeviceCare>
  children: ReactNode
}

function Device({ store, cares, children }: DeviceProps) {
  // The same ones for as long as the story is shown.
  const [counts] = useState(store)
  const [ownCare] = useState({ ...care, ...cares })
  return (
    <DeviceCareContext value={ownCare}>
      <CountStoreContext value={counts}>{children}</CountStoreContext>
    </DeviceCareContext>
  )
}

/** A device with this store of counts. @param cares what else it does */
export const onDevice =
  (store: () => CountStore, cares: Partial<DeviceCare> = {}): Decorator =>
  Story => (
    <Device store={store} cares={cares}>
      <Story />
    </Device>
  )

/** A count that waits on the device. */
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
