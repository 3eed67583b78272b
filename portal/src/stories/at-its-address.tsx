import type { Decorator } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import type { Application } from '../routing/application.ts'
import type { PortalStory } from './withPortal.tsx'

/** The screen of a story finds the parameters of its address; elsewhere nothing is shown. */
export const atItsAddress =
  (...paths: readonly string[]): Decorator =>
  Story => (
    <Routes>
      {paths.map(path => (
        <Route key={path} path={path} element={<Story />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  )

/** Where the story of a screen takes place: the row of its application's place, at the address with these parameters. */
export function at(
  // oxlint-disable-next-line typescript/no-explicit-any -- an application of any texts and places
  application: Application<any, any>,
  name: string,
  params: Readonly<Record<string, number>> = {},
  search = '',
): Pick<PortalStory, 'path' | 'route'> {
  const address = application.address as (place: string, values: object) => string
  return { path: address(name, params) + search, route: application.route(name) }
}
