import { listReportReaders } from '@parvis/api-types/calls/report-access'
import { listReportTemplates } from '@parvis/api-types/calls/report-templates'
import { portalClient } from '@parvis/api-types/portal'
import { readGridView } from '@parvis/design-system/grid-view'
import type { Locale } from '@parvis/design-system/i18n/messages'
import { expect, test } from 'vitest'
import type { Api } from '../api/clients.ts'
import { explain } from '../api/problem-messages.ts'
import { reportTemplatesTexts } from '../applications/planning/templates/i18n/texts.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { defineList } from './define-list.ts'

const list = defineList(listReportTemplates, 'reportTemplates', {
  columns: [
    { field: 'name', type: 'link', href: id => `/templates/${String(id)}` },
    { id: 'createdBy', field: 'createdByName', or: 'createdBy', type: 'text' },
    {
      field: 'useCount',
      type: 'text',
      value: ({ useCount }) => `${useCount}×`,
      isSortable: false,
      isFilterable: false,
    },
  ],
  order: ['isRetired', 'name'],
  say: explain<'listReportTemplates'>({}),
})
const row = { id: 3, name: 'A', createdByName: null, createdBy: 'a@parvis.example', useCount: 2 } as never

/** The query parameters that the view at an address turns into. */
const asked = async (address: string, of: Pick<typeof list, 'options'> = list, locale: Locale = 'fr') =>
  Object.fromEntries((await urlOf(address, of, locale))?.searchParams ?? [])

async function urlOf(address: string, of: { options: (typeof list)['options'] }, locale: Locale = 'fr') {
  const urls: URL[] = []
  const portal = portalClient({
    baseUrl: 'http://localhost/api',
    fetch: async request => {
      urls.push(new URL(request.url))
      return Response.json({ value: [], '@odata.count': 0 })
    },
  })
  const { queryFn } = of.options({ portal } as Api, readGridView(new URLSearchParams(address)), locale)
  await queryFn({ signal: new AbortController().signal })
  return urls[0]
}

test('the request asks only for what is shown', async () => {
  expect(await asked('')).toEqual({
    $select: 'id,name,createdByName,createdBy,useCount',
    $orderby: 'isRetired,name',
    $top: '50',
    $skip: '0',
    $count: 'true',
  })
})

test('the reader sorts and filters by the fields of the columns, where the services support it', async () => {
  const query = await asked('sort=-createdBy,useCount&f.createdBy=contains:a&q=paris')
  expect(query).toMatchObject({
    $orderby: 'createdByName desc',
    $filter:
      "((contains(tolower(createdByName),'a') or (createdByName eq null and contains(tolower(createdBy),'a'))))",
    $search: '"paris"',
  })
})

test('a filter value that the column does not have is left out instead of causing a refused request', async () => {
  const withKinds = defineList(listReportTemplates, 'reportTemplates', {
    columns: [
      { field: 'name', type: 'text' },
      {
        id: 'createdBy',
        field: 'solution',
        type: 'choice',
        choices: [{ id: 'cash', text: 'reportTemplates:list.title' }],
      },
    ],
    order: ['name'],
    say: list.say,
  })
  expect(await asked('f.createdBy=any:gone', withKinds)).not.toHaveProperty('$filter')
  expect(await asked('f.createdBy=contains:x', withKinds)).not.toHaveProperty('$filter')
  expect(await asked('f.createdBy=any:gone,cash', withKinds)).toMatchObject({
    $filter: "(solution in ('cash'))",
  })
})

test("a column of names shows and sorts by the reader's language, and a filter matches both languages", async () => {
  const named = defineList(listReportTemplates, 'reportTemplates', {
    columns: [{ field: 'solution', inEnglish: 'englishSolution', type: 'text' }],
    order: ['name'],
    say: list.say,
  })
  const view = 'sort=solution&f.solution=contains:cash'
  expect(await asked(view, named)).toMatchObject({
    // Select both, so that no cell is empty right after the reader switches language.
    $select: 'id,solution,englishSolution',
    $orderby: 'solution',
    $filter: "((contains(tolower(solution),'cash') or contains(tolower(englishSolution),'cash')))",
  })
  expect(await asked(view, named, 'en')).toMatchObject({
    $orderby: 'englishSolution',
    $filter: "((contains(tolower(englishSolution),'cash') or contains(tolower(solution),'cash')))",
  })
  const template = { id: 3, solution: 'Suivi de trésorerie', englishSolution: 'Cash monitoring' } as never
  const shown = (locale: Locale) =>
    named.columns(translationsInBoth('en').translate('shell'), locale)[0]?.value(template)
  expect([shown('fr'), shown('en')]).toEqual(['Suivi de trésorerie', 'Cash monitoring'])
})

test('a restricted list never asks for other rows, whatever the reader filters by', async () => {
  const some = defineList(listReportTemplates, 'reportTemplates', {
    columns: [{ field: 'name', type: 'text' }],
    filter: ['isRetired', 'eq', false],
    order: ['name'],
    say: list.say,
  })
  expect(await asked('', some)).toMatchObject({ $filter: 'isRetired eq false' })
  expect(await asked('f.name=contains:a', some)).toMatchObject({
    $filter: "(isRetired eq false and (contains(tolower(name),'a')))",
  })
})

test("a list below a parent is requested by the parent's key and takes the texts of its group", async () => {
  const readers = defineList(listReportReaders, 'reports', {
    path: { id: 41 },
    group: 'reader',
    columns: [{ id: 'person', field: 'contactFullName', type: 'text' }],
    order: ['contactFullName'],
    say: explain<'listReportReaders'>({ 'not-found': 'reports:problem.reportGone' }),
  })
  expect(readers.group).toBe('reader')
  const url = await urlOf('', readers as unknown as typeof list)
  expect(url?.pathname).toBe('/api/v1/Reports(41)/Readers')
})

test('a column takes its title from its application and falls back to another field when its own is empty', () => {
  const translations = translationsInBoth('en')
  translations.add('reportTemplates', 'en', reportTemplatesTexts.en)
  const [name, createdBy, useCount] = list.columns(translations.translate('shell'), 'en')
  expect(name?.title).toBe('Name')
  expect(name?.href?.(row)).toBe('/templates/3')
  expect(createdBy?.id).toBe('createdBy')
  expect(createdBy?.title).toBe(reportTemplatesTexts.en.column.createdBy)
  expect(createdBy?.value(row)).toBe('a@parvis.example')
  expect(useCount?.value(row)).toBe('2×')
})

test('a column without a field or a title does not compile', () => {
  const wrong = () => [
    defineList(listReportTemplates, 'reportTemplates', {
      // @ts-expect-error the entity has no such field
      columns: [{ field: 'colour', type: 'text' }],
      order: ['name'],
      say: list.say,
    }),
    defineList(listReportTemplates, 'reportTemplates', {
      // @ts-expect-error the application has no words for it
      columns: [{ field: 'fileSize', type: 'number' }],
      order: ['name'],
      say: list.say,
    }),
    // @ts-expect-error the key of the report is missing
    defineList(listReportReaders, 'reports', { columns: [], order: ['contactFullName'], say: list.say }),
    // @ts-expect-error the application has no list
    defineList(listReportTemplates, 'reportFiles', { columns: [], order: ['name'], say: list.say }),
  ]
  expect(wrong).not.toThrow()
})
