import type { IReportEmbedConfiguration, Report, service } from 'powerbi-client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { clientFilters } from '../../frame/client-filters.ts'
import { connectEmbed } from './connection.ts'
import { basicFilter, monthFilter } from './filters.ts'
import { EmbedRefusal, errorCodes, heightOf, pageSized } from './messages.ts'
import { ReportSession } from './report-session.ts'
import type { ReportLayout } from './report-state.ts'
import { createEmbedRouter } from './router.ts'
import { TestElement, twoWindows } from './windows.test-support.ts'
import { reportRoutes } from './routes.ts'

/* Microsoft's own published client controls the report page through two windows that only exchange messages. */

const origin = 'https://portal.example'
const uid = 'viewer'

const { outside, inside } = twoWindows(origin)

const layout: ReportLayout = {
  pages: [
    { name: 'p1', displayName: 'Synthèse', isHidden: false, width: 1280, height: 720, visuals: [] },
    {
      name: 'p2',
      displayName: 'Par région',
      isHidden: false,
      width: 1280,
      height: 720,
      visuals: [
        {
          name: 'v1',
          kind: 'slicer',
          title: 'Type',
          fields: [],
          isFiltered: false,
          x: 0,
          y: 0,
          z: 0,
          width: 200,
          height: 100,
        },
      ],
    },
  ],
  bookmarks: [
    { name: 'b1', displayName: 'Ouest', pageName: 'p2' },
    { name: 'b2', displayName: '2025 seul', pageName: 'p2', isFiltered: true },
  ],
}

type Client = typeof import('powerbi-client')
let client: Client
let sdk: service.Service
let report: Report
let session: ReportSession
let events: { name: string; value: unknown }[]
const readLayout = vi.fn<(id: number) => Promise<ReportLayout>>()
const print = vi.fn<() => void>()
let close: () => void

beforeAll(async () => {
  vi.stubGlobal('window', outside)
  vi.stubGlobal('self', outside)
  client = await import('powerbi-client')
})
afterAll(() => vi.unstubAllGlobals())

/** Resolves once the client has received an event. */
const heard = (name: string) => vi.waitFor(() => expect(events.map(event => event.name)).toContain(name))

beforeEach(async () => {
  vi.stubGlobal('window', outside)
  readLayout.mockReset().mockResolvedValue(layout)
  print.mockReset()
  events = []
  const connection = connectEmbed(inside as never, origin, request => answer(request))
  session = new ReportSession({
    readLayout,
    print,
    tell: (name, value) => connection.tell(uid, name, value),
    language: 'en',
  })
  const answer = createEmbedRouter(reportRoutes(session))
  const { factories, service: sdkService, Report: SdkReport } = client
  sdk = new sdkService.Service(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory)
  const element = new TestElement()
  const frame = new TestElement()
  frame.contentWindow = inside
  const config: IReportEmbedConfiguration = {
    type: 'report',
    id: '41',
    uniqueId: uid,
    embedUrl: `${origin}/report-page/?reportId=41`,
    accessToken: 'first token',
    pageName: 'p1',
    settings: { localeSettings: { language: 'fr' } },
  }
  report = new SdkReport(sdk, element as never, config, false, false, frame as never)
  sdk.addOrOverwriteEmbed(report, element as never)
  for (const name of ['loaded', 'rendered', 'pageChanged', 'filtersApplied', 'bookmarkApplied', 'error'])
    report.on(name, event => events.push({ name, value: event.detail }))
  close = () => connection.close()
  frame.dispatchEvent(new Event('load'))
  await heard('loaded')
  return close
})

test('it loads the report with token, page and language, and is notified when it is rendered', async () => {
  expect(readLayout).toHaveBeenCalledWith(41)
  expect(session.token()).toBe('first token')
  expect(session.snapshot()).toMatchObject({ phase: 'shown', language: 'fr', view: { page: 'p1' } })
  session.drawn()
  session.drawn()
  await heard('rendered')
  expect(events.filter(({ name }) => name === 'rendered')).toHaveLength(1)
})

test('it reads and changes the pages, and is notified when the reader changes them', async () => {
  const pages = await report.getPages()
  expect(pages.map(({ name, displayName, isActive }) => [name, displayName, isActive])).toEqual([
    ['p1', 'Synthèse', true],
    ['p2', 'Par région', false],
  ])
  await report.setPage('p2')
  expect((await report.getActivePage()).name).toBe('p2')
  expect((await pages[1]?.getVisuals())?.map(({ type, title }) => [type, title])).toEqual([
    ['slicer', 'Type'],
  ])
  session.showPage('p1')
  await vi.waitFor(() => expect(events.filter(({ name }) => name === 'pageChanged')).toHaveLength(2))
  await expect(report.setPage('gone')).rejects.toMatchObject({ errorCode: errorCodes.notFound })
})

test('it filters the report, a page and a slicer, and unknown filters are refused', async () => {
  const manager = basicFilter('manager', ['manager@parvis.example'])
  const months = monthFilter('2026-01', '2026-06')
  if (!months) throw new Error('No months to filter by')
  await report.setFilters(clientFilters([manager]))
  await report.updateFilters(client.models.FiltersOperations.Add, clientFilters([months]))
  expect(await report.getFilters()).toEqual([manager, months])
  await expect(
    report.updateFilters(client.models.FiltersOperations.Add, clientFilters([months])),
  ).rejects.toMatchObject({
    errorCode: errorCodes.invalidParameters,
  })
  const page = await report.getPageByName('p2')
  const status = basicFilter('status', ['Actif'])
  await page.setFilters(clientFilters([status]))
  expect(await page.getFilters()).toEqual([status])
  const slicer = await page.getVisualByName('v1')
  const type = basicFilter('type', ['real'])
  await slicer.setSlicerState({ filters: clientFilters([type]) })
  expect(await slicer.getSlicerState()).toEqual({ filters: [type] })
  await report.removeFilters()
  expect(await report.getFilters()).toEqual([])
  const unknown = { ...manager, target: { table: 'Sales', column: 'Region' } }
  await expect(report.setFilters(clientFilters([unknown]))).rejects.toMatchObject({
    detailedMessage: 'There is no column Sales[Region] to filter by',
  })
})

test('it captures the state and restores it, and applies an author’s bookmark by name', async () => {
  const filter = basicFilter('partner', ['partner@parvis.example'])
  await report.setFilters(clientFilters([filter]))
  await report.setPage('p2')
  const { state } = await report.bookmarksManager.capture()
  await report.removeFilters()
  await report.setPage('p1')
  await report.bookmarksManager.applyState(state ?? '')
  expect(session.snapshot().view).toMatchObject({ page: 'p2', filters: [filter] })
  await report.setPage('p1')
  expect(await report.bookmarksManager.getBookmarks()).toEqual([
    { name: 'b1', displayName: 'Ouest' },
    { name: 'b2', displayName: '2025 seul', isFiltered: true },
  ])
  await report.bookmarksManager.apply('b1')
  await heard('bookmarkApplied')
  expect((await report.getActivePage()).name).toBe('p2')
  await expect(report.bookmarksManager.applyState('x'.repeat(20))).rejects.toMatchObject({
    errorCode: errorCodes.invalidParameters,
  })
})

test('an author’s bookmark with filters is refused, and nothing else is shown under its name', async () => {
  const { view } = session.snapshot()
  await expect(report.bookmarksManager.apply('b2')).rejects.toMatchObject({
    errorCode: errorCodes.notSupported,
  })
  expect(session.snapshot().view).toEqual(view)
  expect(events.map(({ name }) => name)).not.toContain('bookmarkApplied')
})

test('it passes a new token, refreshes, prints and sets the zoom', async () => {
  const { revision } = session.snapshot()
  await report.setAccessToken('second token')
  expect(session.token()).toBe('second token')
  await report.refresh()
  expect(session.snapshot().revision).toBe(revision + 1)
  await report.print()
  expect(print).toHaveBeenCalledOnce()
  await report.setZoom(1.5)
  expect(await report.getZoom()).toBe(1.5)
  expect(await report.isSaved()).toBe(true)
  await expect(report.switchMode('edit')).rejects.toMatchObject({ errorCode: errorCodes.notAuthorized })
  await expect(report.getTheme()).rejects.toMatchObject({ errorCode: errorCodes.notSupported })
})

test('it is notified of errors, and a new token clears the error of the expired one', async () => {
  session.fail(new EmbedRefusal(401, errorCodes.tokenExpired, 'The token has expired'))
  await heard('error')
  expect(events.at(-1)?.value).toMatchObject({ errorCode: errorCodes.tokenExpired })
  await report.setAccessToken('third token')
  expect(session.snapshot()).toMatchObject({ phase: 'shown', error: undefined })
  readLayout.mockRejectedValueOnce(new EmbedRefusal(403, errorCodes.notAuthorized, 'No access'))
  // The client sends at most ten requests a second.
  report.lastLoadRequest = new Date(0)
  await expect(report.reload()).rejects.toMatchObject({ errorCode: errorCodes.notAuthorized })
  expect(session.snapshot().phase).toBe('failed')
})

test('answers only the surrounding page, from the portal’s origin', async () => {
  const request = { method: 'POST', url: '/report/token', headers: { id: '1' }, body: 'stolen' }
  for (const wrong of [
    { source: outside, origin: 'https://evil.example' },
    { source: inside, origin },
  ])
    inside.dispatchEvent(Object.assign(new Event('message'), { data: request, ...wrong }))
  // Requests are answered in order, so the wrong ones have been handled by then.
  await report.getZoom()
  expect(session.token()).toBe('first token')
})

test('it is notified of the page’s height, in addition to the events that the client knows', async () => {
  const heights: unknown[] = []
  report.element.addEventListener(pageSized, event => heights.push(heightOf((event as CustomEvent).detail)))
  session.sized(812.4)
  await vi.waitFor(() => expect(heights).toContain(813))
  expect([{ height: 0 }, { height: 1e9 }, { height: '9' }, undefined].map(heightOf)).toEqual(
    Array.from({ length: 4 }),
  )
})
