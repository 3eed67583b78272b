import type { Locale } from '@parvis/design-system/i18n/messages'
import { updateFilters, readFilters, type ReportFilter } from './filters.ts'
import { invalid, isObject } from './messages.ts'

/**
 * The configuration with which the surrounding page loads the report: the part of IReportEmbedConfiguration that is
 * supported here.
 */
export interface EmbedConfig {
  /** Key of the report. */
  reportId: number
  /** Kept in memory only. */
  token: string
  language: Locale
  pageName: string | undefined
  filters: ReportFilter[]
  pageFilters: ReportFilter[]
  bookmark: { name: string } | { state: string } | undefined
  hasPageTabs: boolean
  /** 1 is the size of the layout. */
  zoom: number | undefined
}

/** What PATCH /report/settings changes. */
export type EmbedSettings = Partial<Pick<EmbedConfig, 'hasPageTabs' | 'zoom' | 'language'>>

const textAt = (value: unknown, name: string): string | undefined => {
  const found = isObject(value) ? value[name] : undefined
  return typeof found === 'string' && found !== '' ? found : undefined
}

/** The token in a message. @throws EmbedRefusal */
export function readToken(value: unknown): string {
  if (typeof value !== 'string' || value === '' || value.length > 8192) throw invalid('The token is missing')
  return value
}

function readBookmark(value: unknown): EmbedConfig['bookmark'] {
  const name = textAt(value, 'name')
  const state = textAt(value, 'state')
  if (state !== undefined) return { state }
  return name === undefined ? undefined : { name }
}

/** Reads ISettings. @throws EmbedRefusal */
export function readSettings(value: unknown): EmbedSettings {
  if (value === undefined || value === null) return {}
  if (!isObject(value)) throw invalid('Settings are an object')
  const { zoomLevel, navContentPaneEnabled, panes, localeSettings } = value
  const settings: EmbedSettings = {}
  const tabs =
    isObject(panes) && isObject(panes['pageNavigation']) ? panes['pageNavigation']['visible'] : undefined
  const wanted = tabs ?? navContentPaneEnabled
  if (typeof wanted === 'boolean') settings.hasPageTabs = wanted
  if (zoomLevel !== undefined) {
    if (typeof zoomLevel !== 'number' || !(zoomLevel >= 0.25 && zoomLevel <= 4))
      throw invalid('The zoom is a number from 0.25 to 4')
    settings.zoom = zoomLevel
  }
  const language = textAt(localeSettings, 'language')
  if (language !== undefined) settings.language = languageOf(language)
  return settings
}

/** This page supports two languages and falls back to English. */
export function languageOf(tag: string | undefined): Locale {
  return tag?.toLowerCase().startsWith('fr') ? 'fr' : 'en'
}

/** Filters of the report as a list, or separately from those of the first page: OnLoadFilters. */
function readLoadFilters(value: unknown): Pick<EmbedConfig, 'filters' | 'pageFilters'> {
  if (!isObject(value)) return { filters: readFilters(value), pageFilters: [] }
  const read = (part: unknown) =>
    isObject(part) ? updateFilters([], { filtersOperation: part['operation'], filters: part['filters'] }) : []
  return { filters: read(value['allPages']), pageFilters: read(value['currentPage']) }
}

/** Reads the body of /report/load. @throws EmbedRefusal */
export function readEmbedConfig(body: unknown, fallback: Locale): EmbedConfig {
  if (!isObject(body)) throw invalid('The configuration is an object')
  const reportId = Number(textAt(body, 'id'))
  if (!Number.isInteger(reportId) || reportId < 1) throw invalid('The id of the report is missing')
  const settings = readSettings(body['settings'])
  return {
    reportId,
    token: readToken(body['accessToken']),
    language: settings.language ?? fallback,
    pageName: textAt(body, 'pageName'),
    ...readLoadFilters(body['filters']),
    bookmark: readBookmark(body['bookmark']),
    hasPageTabs: settings.hasPageTabs ?? true,
    zoom: settings.zoom,
  }
}
