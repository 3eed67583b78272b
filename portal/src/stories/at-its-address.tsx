import { Banner } from '@parvis/design-system/Banner'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import type { Decorator } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { Route, Routes, useLocation } from 'react-router'
import { within } from 'storybook/test'
import { routesOf, type Application } from '../routing/application.ts'
import { forgetSent } from './recording.ts'
import { withPortal, type PortalStory } from './withPortal.tsx'

/** Rendered in place of another screen: shows the address that the story's screen leads to. */
function Elsewhere() {
  const { pathname } = useLocation()
  return (
    <Banner
      kind="info"
      title={useLocale() === 'fr' ? `L’écran mène à ${pathname}` : `The screen leads to ${pathname}`}
    />
  )
}

/** Renders the story's screen at an address, so that it finds its parameters; other addresses are shown as text. */
export const atItsAddress =
  (...paths: readonly string[]): Decorator =>
  Story => (
    <Routes>
      {paths.map(path => (
        <Route key={path} path={path} element={<Story />} />
      ))}
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  )

/** Waits until the screen of a story has navigated to another address. */
export async function ledTo(canvasElement: HTMLElement, path: string): Promise<void> {
  await within(canvasElement).findByText(text => text.endsWith(` ${path}`))
}

// oxlint-disable-next-line typescript/no-explicit-any -- an application of any texts and places
type AnyApplication = Application<any, any>

/** The rows of an application in the route table; stories do not load its screens, since they have them already. */
export const storyRoutes = (application: AnyApplication) =>
  routesOf(application, () => new Promise(() => undefined))

/** Places a story at a place of its application, with these parameters in the address. */
export function at(
  application: AnyApplication,
  name: string,
  params: Readonly<Record<string, number>> = {},
  search = '',
): Pick<PortalStory, 'path' | 'route'> {
  const { paths } = application as { paths: Readonly<Record<string, string>> }
  const route = storyRoutes(application).find(({ path }) => path === paths[name])
  const address = application.address as (place: string, values: object) => string
  return { path: address(name, params) + search, ...(route && { route }) }
}

/**
 * The common parameters of a screen's stories, to be spread into their meta: the screen is at a place of its
 * application, the services answer, and requests recorded by earlier stories are cleared.
 * @param names the places with this screen; stories use the first unless they say otherwise
 * @param portal the surroundings: texts, person
 */
export function atPlace(
  application: AnyApplication,
  names: string | readonly [string, ...string[]],
  portal: PortalStory,
  msw: HttpHandler[],
  params: Readonly<Record<string, number>> = {},
) {
  const { paths } = application as { paths: Readonly<Record<string, string>> }
  const places = typeof names === 'string' ? ([names] as const) : names
  return {
    decorators: [
      atItsAddress(...places.flatMap(name => paths[name] ?? [])),
      withPortal({ ...portal, ...at(application, places[0], params) }),
    ],
    parameters: { layout: 'fullscreen', msw },
    beforeEach: forgetSent,
  }
}
