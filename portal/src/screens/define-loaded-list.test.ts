import { authorizationClient } from '@parvis/api-types/authorization'
import { listApplications } from '@parvis/api-types/calls/applications'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Api } from '../api/clients.ts'
import { explain } from '../api/problem-messages.ts'
import { reportTemplatesTexts } from '../applications/planning/templates/i18n/texts.ts'
import { translationsInBoth } from '../i18n/both-languages.ts'
import { defineLoadedList } from './define-loaded-list.ts'

const say = explain<'listApplications'>({})
const list = defineLoadedList(listApplications, 'reportTemplates', {
  query: { orderby: ['name', 'id'], expand: { securityScopes: { select: ['id'] } } },
  columns: [
    { field: 'name', type: 'link', href: id => `/applications/${String(id)}` },
    {
      id: 'useCount',
      type: 'text',
      value: ({ securityScopes }, { locale }) => `${locale}: ${securityScopes.length}`,
    },
  ],
  say,
})

/** Fake services that hold `count` rows and record their requests. */
function holding(count: number) {
  const asked: URLSearchParams[] = []
  const authorization = authorizationClient({
    baseUrl: 'http://localhost/api',
    fetch: async request => {
      const { searchParams } = new URL(request.url)
      asked.push(searchParams)
      const first = Number(searchParams.get('$skip'))
      const length = Math.min(Number(searchParams.get('$top')), count - first)
      return Response.json({ value: Array.from({ length }, (_, index) => ({ id: first + index + 1 })) })
    },
  })
  return { asked, api: { authorization } as Api }
}

test('all rows are loaded, page by page, in the same order', async () => {
  const { asked, api } = holding(501)
  const rows = await list.options(api).queryFn({ signal: new AbortController().signal })
  expect(rows.map(({ id }) => id)).toEqual(Array.from({ length: 501 }, (_, index) => index + 1))
  expect(asked.map(query => Object.fromEntries(query))).toEqual(
    ['0', '500'].map($skip => ({
      $orderby: 'name,id',
      $expand: 'securityScopes($select=id)',
      $top: '500',
      $skip,
    })),
  )
})

test('the rows are cached under their operation, so that a write can invalidate them', async () => {
  const { api } = holding(2)
  const queryClient = new QueryClient()
  list.prefetch({ api, queryClient })
  await expect.poll(() => queryClient.getQueryData<object[]>(list.options(api).queryKey)?.length).toBe(2)
  await queryClient.invalidateQueries({ queryKey: ['listApplications'] })
  expect(queryClient.getQueryState(list.options(api).queryKey)?.isInvalidated).toBe(true)
})

test('a different query is cached as a different list', () => {
  const { api } = holding(0)
  const of = (id: number) =>
    defineLoadedList(listApplications, 'reportTemplates', {
      query: { filter: ['id', 'eq', id] },
      columns: [],
      say,
    }).options(api).queryKey
  expect(of(1)).toEqual(of(1))
  expect(of(1)).not.toEqual(of(2))
})

test("a column may show a computed value in the reader's language", () => {
  const translations = translationsInBoth('fr')
  translations.add('reportTemplates', 'fr', reportTemplatesTexts.fr)
  const [name, scopes] = list.columns(translations.translate('shell'), 'fr')
  const row = { id: 3, name: 'A', securityScopes: [{ id: 1 }, { id: 2 }] } as never
  expect(name?.value(row)).toBe('A')
  expect(name?.href?.(row)).toBe('/applications/3')
  expect(scopes?.title).toBe(reportTemplatesTexts.fr.column.useCount)
  expect(scopes?.value(row)).toBe('fr: 2')
})

test('a field that is not expanded, or a missing text, does not compile', () => {
  const wrong = () => [
    defineLoadedList(listApplications, 'reportTemplates', {
      // @ts-expect-error scopes come where they are asked for
      columns: [{ id: 'useCount', type: 'number', value: row => Number(row.securityScopes.length) }],
      say,
    }),
    defineLoadedList(listApplications, 'reportTemplates', {
      // @ts-expect-error the entity has no such field
      query: { orderby: ['colour'] },
      columns: [],
      say,
    }),
    defineLoadedList(listApplications, 'reportTemplates', {
      columns: [],
      // @ts-expect-error the application has no words of a list there
      group: 'retire',
      say,
    }),
  ]
  expect(wrong).not.toThrow()
})
