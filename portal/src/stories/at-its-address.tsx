import { Banner } from '@parvis/design-system/Banner'
import { useLocale } from '@parvis/design-system/i18n/useMessages'
import type { Decorator } from '@storybook/react-vite'
import type { HttpHandler } from 'msw'
import { Route, Routes, useLocation } from 'react-router'
import { within } from 'storybook/test'
import { routesOf, type Application } from '../routing/application.ts'
import { forgetSent } from './recording.ts'
import { withPortal, type PortalStory } from './withPortal.tsx'

/** What stands where another screen would: which address the screen of the story leads to. */
function Elsewhere() {
  const { pathname } = useLocation()
  return (
    <Banner
      kind="info"
      title={useLocale() === 'fr' ? `L’écran mène à ${pathname}` : `The screen leads to ${pathname}`}
    />
  )
}

/** The screen of a story finds the parameters of its address; elsewhere it is said where that is. */
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

/** Waits until the screen of a story has led to another address. */
export async function ledTo(canvasElement: HTMLElement, path: string): Promise<void> {
  await within(canvasElement).findByText(text => text.endsWith(` ${path}`))
}

// oxlint-disable-next-line typescript/no-explicit-any -- an application of any texts and places
type AnyApplication = Application<any, any>

/** The rows of an application in the route table, of which stories load nothing: they have it. */
export const storyRoutes = (application: AnyApplication) =>
  routesOf(application, () => new Promise(() => undefined))

/** Where the story of a screen takes place: the row of its application's place, at the address with these parameters. */
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
 * What all stories of a screen have in common, to be spread into their meta: it stands at a place of its application,
 * finds the services answering, and what stories before it have sent is forgotten.
 * @param names the places that have this screen; stories take place at the first unless they say another
 * @param portal what it stands in: texts, person
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
