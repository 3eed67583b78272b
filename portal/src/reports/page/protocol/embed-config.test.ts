import { describe, expect, test } from 'vitest'
import { languageOf, readEmbedConfig, readSettings } from './embed-config.ts'
import { basicFilter } from './filters.ts'

const status = basicFilter('status', ['Actif'])
const body = { id: '41', accessToken: 'token' }

describe('the configuration of a report', () => {
  test('has the report and token, with defaults for the rest', () => {
    expect(readEmbedConfig(body, 'fr')).toEqual({
      reportId: 41,
      token: 'token',
      language: 'fr',
      pageName: undefined,
      filters: [],
      pageFilters: [],
      bookmark: undefined,
      hasPageTabs: true,
      zoom: undefined,
    })
  })

  test('may have a page, filters for the report and for its first page, a bookmark and settings', () => {
    const settings = {
      localeSettings: { language: 'fr-FR' },
      panes: { pageNavigation: { visible: false } },
      zoomLevel: 0.5,
    }
    const filters = {
      allPages: { operation: 1, filters: [status] },
      currentPage: { operation: 0 },
    }
    const whole = { ...body, pageName: 'p2', filters, bookmark: { state: 'WzFd', name: 'b1' }, settings }
    expect(readEmbedConfig(whole, 'en')).toMatchObject({
      pageName: 'p2',
      filters: [status],
      pageFilters: [],
      bookmark: { state: 'WzFd' },
      language: 'fr',
      hasPageTabs: false,
      zoom: 0.5,
    })
    expect(readEmbedConfig({ ...body, bookmark: { name: 'b1' } }, 'en').bookmark).toEqual({ name: 'b1' })
  })

  test.each([
    ['no object', undefined],
    ['no report', { ...body, id: 'r1' }],
    ['no token', { ...body, accessToken: '' }],
    ['a token that is none', { ...body, accessToken: { secret: true } }],
    ['a zoom out of bounds', { ...body, settings: { zoomLevel: 40 } }],
    ['filters that are none', { ...body, filters: 'all' }],
  ])('is refused when it has %s', (_what, wrong) => {
    expect(() => readEmbedConfig(wrong, 'en')).toThrow(expect.objectContaining({ statusCode: 400 }))
  })
})

test('the page tabs may be shown or hidden in either way', () => {
  expect(readSettings({ navContentPaneEnabled: false })).toEqual({ hasPageTabs: false })
  expect(
    readSettings({ navContentPaneEnabled: false, panes: { pageNavigation: { visible: true } } }),
  ).toEqual({
    hasPageTabs: true,
  })
  expect(readSettings(undefined)).toEqual({})
})

test('the page supports two languages and falls back to English', () => {
  expect(['fr', 'FR-ca', 'en-GB', 'de', undefined].map(languageOf)).toEqual(['fr', 'fr', 'en', 'en', 'en'])
})
