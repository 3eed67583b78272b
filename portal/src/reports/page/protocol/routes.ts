import { readEmbedConfig, readSettings, readToken } from './embed-config.ts'
import { readFilters, updateFilters } from './filters.ts'
import { EmbedRefusal, errorCodes, invalid, isObject } from './messages.ts'
import type { ReportSession } from './report-session.ts'
import { type ReportLayout, type ReportPage, type ReportVisual, slicerKey } from './report-state.ts'
import type { EmbedCall, EmbedHandler, EmbedRoutes } from './router.ts'

/** Only the services change reports. */
const readOnly: EmbedHandler = () => {
  throw new EmbedRefusal(403, errorCodes.notAuthorized, 'The report can only be read here')
}

const param = ({ params }: EmbedCall, name: string): string => params[name] ?? ''

/** PageSizeType.Custom and DisplayOption.FitToWidth of powerbi-models. */
const customSize = 4
const fitToWidth = 1

/** IPage of powerbi-models. */
const pageModel = (page: ReportPage, active: string) => ({
  name: page.name,
  displayName: page.displayName,
  isActive: page.name === active,
  visibility: page.isHidden ? 1 : 0,
  defaultSize: { type: customSize, width: page.width, height: page.height },
  defaultDisplayOption: fitToWidth,
})

/** IVisual of powerbi-models. */
const visualModel = ({ name, title, kind, x, y, z, width, height }: ReportVisual) => ({
  name,
  title: title ?? '',
  type: kind,
  layout: { x, y, z, width, height, displayState: { mode: 0 } },
})

/**
 * IReportBookmark of powerbi-models: a group has its bookmarks as children. `isFiltered` is an addition of our own
 * page.
 */
function bookmarkModels(bookmarks: ReportLayout['bookmarks']) {
  const model = ({ name, displayName, isFiltered }: ReportLayout['bookmarks'][number]) => ({
    name,
    displayName,
    ...(isFiltered && { isFiltered }),
  })
  const groups = Map.groupBy(bookmarks, ({ name, groupName }) => groupName ?? name)
  return [...groups].flatMap(([key, inside]) =>
    inside[0]?.groupName === undefined
      ? inside.map(model)
      : [{ name: key, displayName: key, children: inside.map(model) }],
  )
}

function stateOf(body: unknown): { state: string } {
  const state = isObject(body) ? body['state'] : undefined
  if (typeof state !== 'string') throw invalid('The state of the bookmark is missing')
  return { state }
}

function nameOf(body: unknown): { name: string } {
  const name = isObject(body) ? body['name'] : undefined
  if (typeof name !== 'string') throw invalid('The name is missing')
  return { name }
}

/** The requests that the client may send to a report in reading mode. Anything else is answered as not supported. */
export function reportRoutes(session: ReportSession): EmbedRoutes {
  const language = () => session.snapshot().language
  const filtersOf = (page?: string) => {
    const { view } = session.loaded()
    return page === undefined ? view.filters : (view.pageFilters[session.page(page).name] ?? [])
  }
  return {
    // The configuration comes again with the load itself.
    'POST /frontload/config': () => undefined,
    'POST /report/load': ({ body }) => session.load(readEmbedConfig(body, language()), false),
    'POST /report/prepare': ({ body }) => session.load(readEmbedConfig(body, language()), true),
    'POST /report/render': () => session.render(),
    'POST /report/token': ({ body }) => session.setToken(readToken(body)),
    'POST /report/refresh': () => session.refresh(),
    'POST /report/print': () => session.print(),

    'GET /report/pages': () => {
      const { layout, view } = session.loaded()
      return layout.pages.map(page => pageModel(page, view.page))
    },
    'PUT /report/pages/active': ({ body }) => session.showPage(nameOf(body).name),
    'GET /report/pages/:page/visuals': call => session.page(param(call, 'page')).visuals.map(visualModel),
    // The file only has the layout for large screens; on phones this page arranges the visuals itself.
    'GET /report/pages/:page/layoutTypes/:type': call =>
      session.page(param(call, 'page')) !== undefined && param(call, 'type') === '0',

    'GET /report/filters': () => filtersOf(),
    'PUT /report/filters': ({ body }) => session.setFilters(readFilters(body)),
    'POST /report/filters': ({ body }) => session.setFilters(updateFilters(filtersOf(), body)),
    'GET /report/pages/:page/filters': call => filtersOf(param(call, 'page')),
    'PUT /report/pages/:page/filters': call =>
      session.setFilters(readFilters(call.body), param(call, 'page')),
    'POST /report/pages/:page/filters': call => {
      const page = param(call, 'page')
      session.setFilters(updateFilters(filtersOf(page), call.body), page)
    },
    'GET /report/pages/:page/visuals/:visual/slicer': call => {
      const { name } = session.visual(param(call, 'page'), param(call, 'visual'))
      return { filters: session.loaded().view.slicers[slicerKey(param(call, 'page'), name)] ?? [] }
    },
    'PUT /report/pages/:page/visuals/:visual/slicer': call => {
      const filters = isObject(call.body) ? call.body['filters'] : undefined
      session.setSlicer(param(call, 'page'), param(call, 'visual'), readFilters(filters))
    },

    'GET /report/bookmarks': () => bookmarkModels(session.loaded().layout.bookmarks),
    'POST /report/bookmarks/applyByName': ({ body }) => session.applyBookmark(nameOf(body)),
    'POST /report/bookmarks/applyState': ({ body }) => session.applyBookmark(stateOf(body)),
    'POST /report/bookmarks/capture': () => ({ name: '', displayName: '', state: session.capture() }),

    'PATCH /report/settings': ({ body }) => session.changeSettings(readSettings(body)),
    'GET /report/zoom': () => session.snapshot().zoom ?? 1,
    'GET /report/hasUnsavedChanges': () => false,
    'GET /report/isUserStateApplied': () => false,
    'POST /report/switchMode/view': () => undefined,
    'POST /report/switchMode/edit': readOnly,
    'POST /report/closeAllOverlays': () => undefined,
    'POST /report/clearSelectedVisuals/:popOut': () => undefined,
    'POST /report/save': readOnly,
    'POST /report/saveAs': readOnly,
    'POST /report/addPage': readOnly,
    'DELETE /report/pages/:page': readOnly,
    'PUT /report/pages/:page/name': readOnly,
  }
}
