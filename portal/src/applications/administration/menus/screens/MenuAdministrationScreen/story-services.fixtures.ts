import type { OperationId, Operations, SuccessOf } from '@parvis/api-types/operations'
import type { Schemas } from '@parvis/api-types/portal'
import { listScopes } from '@parvis/api-types/generated/examples/authorization'
import { listMenuAdministration, listMenus, updateMenu } from '@parvis/api-types/generated/examples/portal'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { configure } from 'storybook/test'
import { answer } from '../../../../../stories/answers.ts'
import { withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { menusTexts } from '../../i18n/texts.ts'
import { menusRoutes } from '../../routes.ts'
import type { AdministeredMenu } from '../../rules/menu-tree.ts'

// A whole screen with its form takes more than the default second on a busy machine.
configure({ asyncUtilTimeout: 6000 })

/** The menus of the contract's example, whole. */
export const menus: readonly AdministeredMenu[] = listMenuAdministration.success.all.value.map(menu => ({
  ...menu,
}))

/** The example menus, some of their fields changed by id. */
export function menusWith(changes: Readonly<Record<number, Partial<AdministeredMenu>>>): AdministeredMenu[] {
  return menus.map(menu => ({ ...menu, ...changes[menu.id] }))
}

interface Answerable {
  method: 'get' | 'post' | 'patch' | 'delete'
  pattern: RegExp
  status: number
}

/** Answers one after the other; the last one again and again. */
export function answersInTurn<Id extends OperationId>(
  example: Answerable,
  contents: readonly SuccessOf<Operations[Id]>[],
): HttpHandler {
  let turn = 0
  return http[example.method](example.pattern, () => {
    const content = contents[Math.min(turn, contents.length - 1)]
    turn += 1
    return HttpResponse.text(JSON.stringify(content), {
      status: example.status,
      headers: { 'content-type': 'application/json' },
    })
  })
}

/** The list as it is at each question. */
export const lists = (...versions: readonly (readonly Schemas['Menu'][])[]): HttpHandler =>
  answersInTurn<'listMenuAdministration'>(
    listMenuAdministration,
    versions.map(value => ({ value: [...value] })),
  )

/** Answers like `handler` and remembers each body, so that a story can say what was sent, and how often. */
export function recording(handler: {
  method: Answerable['method']
  pattern: RegExp
  answer: object
  status: number
}) {
  const sent: unknown[] = []
  const recorded = http[handler.method](handler.pattern, async ({ request }) => {
    const text = await request.text()
    sent.push(text === '' ? new URL(request.url).search : JSON.parse(text))
    return handler.status === 204
      ? new HttpResponse(null, { status: 204 })
      : HttpResponse.text(JSON.stringify(handler.answer), {
          status: handler.status,
          headers: { 'content-type': 'application/json', etag: '"2"' },
        })
  })
  return { handler: recorded, sent }
}

/** Refuses a save of an old version once, then takes it; remembers version and content of each try. */
export function conflictThenSaved(saved: object) {
  const tries: { version: string | null; body: unknown }[] = []
  const handler = http.patch(updateMenu.pattern, async ({ request }) => {
    tries.push({ version: request.headers.get('if-match'), body: await request.json() })
    const isFirst = tries.length === 1
    const content = isFirst ? updateMenu.problem['precondition-failed'] : saved
    return HttpResponse.text(JSON.stringify(content), {
      status: isFirst ? 412 : 200,
      headers: { 'content-type': isFirst ? 'application/problem+json' : 'application/json' },
    })
  })
  return { handler, tries }
}

/** What every story of the screen needs besides the list of menus. */
export const others = [answer(listScopes, 'scopes'), answer(listMenus, 'home')]

const [route] = menusRoutes
export const portal: PortalStory = { texts: { menus: menusTexts }, path: '/app/menu/admin', route }
export const inPortalOfMenus = withPortal(portal)

/** The story at another address of the screen. */
export const at = (search: string) => ({
  portal: { path: `/app/menu/admin?${search}` } satisfies PortalStory,
})

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? menusTexts.fr : menusTexts.en
