import { menuRoutes } from '@parvis/api-types/menu-routes'
import { generatePath, matchPath } from 'react-router'
import { describe, expect, test } from 'vitest'
import { redirects, routes } from './routes.ts'

/**
 * Places that no menu leads to: they belong to signing in, to the person, to a menu's own frame, or to one item of a
 * list.
 */
const beside = [
  '/signed-in',
  '/welcome',
  '/sign/guest',
  '/app/AccesDenied',
  '/profile',
  '/notifications',
  '/terms',
  '/app/frame/:menuId',
  '/notif/allnotif/:notificationId',
  '/app/admin/mail/:mailId',
  '/app/security/applications/new',
  '/app/security/applications/:applicationId',
  '/app/security/roles/new',
  '/app/security/roles/:roleId',
  '/app/security/consommateur/new',
  '/app/security/consommateur/:consumerId',
  '/app/security/access-requests/:requestId',
  '/app/security/conditions/draft/:draftId',
  '/app/security/conditions/:versionId',
  '/app/rapports/admin/import',
  '/app/rapports/admin/supprimes',
  '/app/rapports/admin/lecteurs',
  '/app/rapports/admin/:reportId',
  '/app/rapportsprojets/projet/:project',
  '/app/dshb2/requests/:requestId',
  '/app/dshb2/planning/:requestId',
  '/app/dshb2/Templates/new',
  '/app/dshb2/Templates/:templateId',
  '/app/dshb2/Templates/:templateId/version',
  '/app/docs/uploadFiles/document/:documentId',
  '/app/datasetapp/testUser/:testUserId',
  '/app/sign/document/:envelopeId',
  '/app/egf/RelanceConfiguration/log',
  '/app/egf/RelanceConfiguration/:ruleId',
  '/app/egf/sheets/new',
  '/app/egf/sheets/:sheetId',
  '/app/egf/sheets/:sheetId/edit',
  '/app/fschecker/audit-folders/new',
  '/app/fschecker/audit-folders/:folderId',
  '/app/reseau/paths',
  '/app/reseau/relations/supprimees',
]
const paths: readonly string[] = routes.map(({ path }) => path)

/** Converts a react-router pattern to the contract's notation. */
const inContract = (path: string) => path.replace(/\/\*$/, '/**').replaceAll(/:\w+/g, '*')

describe('the route table and the contract', () => {
  test.each(paths.filter(path => !beside.includes(path)))('a menu may lead to %s', path => {
    // A whole area of the specification is one route in the contract: `/app/confirm/**`.
    const area = menuRoutes.find(route => route.endsWith('/**') && path.startsWith(route.slice(0, -2)))
    expect(menuRoutes).toContain(area ?? inContract(path))
  })
  test.each([...beside, ...Object.keys(redirects)])('no menu may lead to %s', path => {
    expect(menuRoutes).not.toContain(inContract(path))
  })
  test('the address in an onboarding email leads to the request', () => {
    const to: string = redirects['/app/confirm/request/:requestId']
    expect(generatePath(to, { requestId: '12' })).toBe('/app/confirm/tdb/12')
  })
  test('pages outside the menus are in the table', () => {
    expect(beside.filter(path => !paths.includes(path))).toEqual([])
  })
  test.each(menuRoutes)('%s leads to its own screen or, until there is one, to none', route => {
    const link = route.replace('**', 'list').replace('*', '12')
    const found = paths.filter(path => matchPath(path, link))
    // An area leads to its screen at the link.
    const ownScreens = route.endsWith('/**') && found.length > 0 ? [link] : []
    const screens = paths.map(inContract).includes(route) ? [route] : ownScreens.map(inContract)
    expect(found.map(inContract)).toEqual(screens)
  })
})
