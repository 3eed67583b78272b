import { hosts, readDocument } from '@parvis/openapi/document'
import { operationsOf } from '@parvis/openapi/model'
import { expect, test } from 'vitest'
import { authorizationClient } from './authorization.ts'
import { questionOptions, readOptions, writeOptions, type Clients } from './calls.ts'
import { fileNameOf, renderCalls, staleAfter } from './generate-calls.ts'
import { deleteApplication, getApplication } from './generated/calls/applications.ts'
import { previewMemberRule } from './generated/calls/member-rules.ts'
import { getReportTemplate, updateReportTemplate } from './generated/calls/report-templates.ts'
import { GetRegisterDashboardQuery } from './generated/limits/dashboards.ts'
import { MenuForm } from './generated/limits/menu-administration.ts'
import { ReportTemplateForm } from './generated/limits/report-templates.ts'
import type { OperationId } from './operations.ts'
import { portalClient } from './portal.ts'

/** Clients of which only the portal's is called, and the requests it sent. */
function answering(content: unknown, headers: Record<string, string> = {}) {
  const sent: Request[] = []
  const portal = portalClient({
    baseUrl: 'http://localhost:4100/api/portal',
    fetch: async request => {
      sent.push(request)
      return content === undefined ? new Response(null, { status: 204 }) : Response.json(content, { headers })
    },
  })
  return { sent, clients: { portal } as Clients }
}

test('a read is cached by its operation and parameters', async () => {
  const { sent, clients } = answering({ id: 3 })
  const { queryKey, queryFn } = readOptions(clients, getReportTemplate, {
    path: { id: 3 },
    query: { select: ['name'] },
  })
  expect(queryKey).toEqual(['getReportTemplate', { path: { id: 3 }, query: { select: ['name'] } }])
  const { signal } = new AbortController()
  const row: { name: string } = await queryFn({ signal })
  expect(row).toEqual({ id: 3 })
  expect(sent[0]?.url).toBe('http://localhost:4100/api/portal/v1/ReportTemplates(3)?$select=name')
})

test('a write lists what it makes stale, and returns the version in the response', async () => {
  const { sent, clients } = answering({ id: 3 }, { etag: '"8"' })
  const { mutationKey, mutationFn, meta } = writeOptions(clients, updateReportTemplate)
  expect(mutationKey).toEqual(['updateReportTemplate'])
  expect(meta.stale).toEqual(['listReportTemplates', 'getReportTemplate', 'listReportTemplateUses'])
  const written = await mutationFn({ path: { id: 3 }, ifMatch: '"7"', body: { isRetired: true } })
  expect(written).toEqual({ id: 3, '@odata.etag': '"8"' })
  expect(sent[0]?.headers.get('if-match')).toBe('"7"')
})

test('a question is cached by its parameters and sent as a body', async () => {
  const sent: Request[] = []
  const authorization = authorizationClient({
    baseUrl: 'http://localhost:4100/api/authorization',
    fetch: async request => {
      sent.push(request)
      return Response.json({ count: 3, people: null })
    },
  })
  const asked = { query: { $top: 8 }, body: { memberRule: { all: [] } } }
  const { queryKey, queryFn } = questionOptions({ authorization } as Clients, previewMemberRule, asked)
  expect(queryKey).toEqual(['previewMemberRule', asked])
  const { count } = await queryFn({ signal: new AbortController().signal })
  expect(count).toBe(3)
  expect([sent[0]?.method, sent[0]?.url]).toEqual([
    'POST',
    'http://localhost:4100/api/authorization/v1/MemberRules/Preview?$top=8',
  ])
  expect(await sent[0]?.json()).toEqual(asked.body)
})

test('a deletion says at which path nothing exists any more', async () => {
  const { clients } = answering(undefined)
  expect(writeOptions(clients, deleteApplication).meta.deletes).toBe('/v1/Applications({id})')
  expect(readOptions(clients, getApplication, { path: { id: 3 } }).meta.path).toBe('/v1/Applications({id})')
  expect(writeOptions(clients, updateReportTemplate).meta).not.toHaveProperty('deletes')
})

test('a limit matches the contract', () => {
  expect(ReportTemplateForm.name).toEqual({ isRequired: true, maxLength: 100 })
  expect(ReportTemplateForm.description).toEqual({ maxLength: 1000 })
  expect(MenuForm.menuCode).toMatchObject({ isRequired: true, minLength: 2, maxLength: 20 })
})

test('a limit of a query parameter matches the contract too', () => {
  expect(GetRegisterDashboardQuery.kind.values).toContain('proceeding')
  expect(GetRegisterDashboardQuery.client).toEqual({ minimum: 1, maximum: 2147483647 })
})

test('each tag has its own file', async () => {
  const documents = await Promise.all(hosts.map(readDocument))
  const tags = documents.flatMap(document => document.tags.map(({ name }) => fileNameOf(name)))
  expect(new Set(tags).size).toBe(tags.length)
  expect((await renderCalls()).has('generated/calls/report-templates.ts')).toBe(true)
})

test('tags that change together are on the same host', async () => {
  for (const document of await Promise.all(hosts.map(readDocument))) {
    const names = document.tags.map(({ name }) => name)
    const changed = [
      ...document.tags.flatMap(tag => tag['x-changes'] ?? []),
      ...operationsOf(document).flatMap(({ operation }) => operation['x-changes'] ?? []),
    ]
    expect(changed.filter(name => !names.includes(name))).toEqual([])
  }
})

/** Reads that show something affected by a write to something else: if one is missing, a screen shows outdated data. */
const shown: readonly (readonly [OperationId, readonly OperationId[]])[] = [
  ['updateMenu', ['listMenuAdministration', 'listMenus']],
  ['createReportTemplate', ['getReportTemplate', 'listReportTemplates', 'listReportTemplateUses']],
  ['getReportTemplateDownload', ['getReportTemplate', 'listReportTemplates', 'listReportTemplateUses']],
  [
    'validatePublication',
    ['getPublication', 'listPublications', 'getPlanningRequest', 'listPlanningRequests', 'listReports'],
  ],
  ['decidePlanningRequest', ['getPlanningRequest', 'listPlanningRequests', 'getPlanningLoad']],
  ['updateNotification', ['getNotification', 'listNotifications', 'countNotificationRecipients']],
  ['updateReportProject', ['listReportProjects', 'getReportProject']],
  ['openReport', ['listReports', 'getReport']],
  ['moveSavedBookmark', ['listSavedBookmarks', 'getSavedBookmark']],
  ['deleteApplicationModule', ['getApplication', 'listApplications', 'listScopes']],
  ['createScopeDependency', ['getApplication', 'listApplications', 'listScopes']],
  ['revokeApiKey', ['getApiConsumer', 'listApiConsumers', 'listApiKeys']],
  ['updateApiConsumer', ['getApiConsumer', 'listApiConsumers', 'listApiKeys']],
  ['applyRolePlan', ['getRole', 'listRoles', 'listRoleMembers', 'listRoleChanges', 'assessRolePlan']],
  [
    'moveReport',
    [
      'listReportClients',
      'listReportFolders',
      'listReports',
      'listReportDeletions',
      'getReport',
      'getReportAccess',
      'listReportReaders',
      'listReportsOfContact',
      'assessReportChange',
      'assessReportFolderChange',
    ],
  ],
]

test.each(shown)('%s makes stale what screens show of it', async (id, reads) => {
  const documents = await Promise.all(hosts.map(readDocument))
  const stale = documents.flatMap(document =>
    operationsOf(document)
      .filter(({ operation }) => operation.operationId === id)
      .flatMap(placed => staleAfter(document, placed)),
  )
  expect(stale).toEqual(expect.arrayContaining([...reads]))
  // Reads that do not change while a page is open are not refetched.
  expect(stale).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/TemplateLayout$|Embed$|Download$|Holidays$/)]),
  )
})
