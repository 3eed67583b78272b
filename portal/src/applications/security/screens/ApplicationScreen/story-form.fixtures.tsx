import type { Decorator } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { userEvent, within, type screen } from 'storybook/test'
import { withPortal, type PortalStory } from '../../../../stories/withPortal.tsx'
import { applicationPath, newApplicationPath } from '../../addresses.ts'
import { securityTexts } from '../../i18n/texts.ts'
import type { ApplicationField } from '../../rules/application-values.ts'
import { securityRoutes } from '../../routes.ts'
import { administrator, type textsOf } from '../../security-stories.fixtures.ts'

export type Texts = ReturnType<typeof textsOf>

const routeAt = (path: string) => {
  const route = securityRoutes.find(each => each.path === path)
  return route ? { route } : {}
}
const portal: PortalStory = { texts: { security: securityTexts }, person: administrator }

/** The screen finds the parameters of its address. */
export const atItsAddress: Decorator = Story => (
  <Routes>
    {[newApplicationPath, applicationPath].map(path => (
      <Route key={path} path={path} element={<Story />} />
    ))}
  </Routes>
)

/** The page of the application of the examples. */
export const inPortalOfApplication = withPortal({
  ...portal,
  path: '/app/security/applications/7',
  ...routeAt(applicationPath),
})

/** The page of a new one. */
export const inPortalOfNewApplication = withPortal({
  ...portal,
  path: newApplicationPath,
  ...routeAt(newApplicationPath),
})

/** The form of a story, with its fields by the name of their values. */
export interface OpenForm {
  form: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>
  field: (name: ApplicationField) => HTMLElement
}

/** Waits until the form is there. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form'))
  // The name stands before the technical name, which begins alike in French.
  const field = (name: ApplicationField) =>
    form.getAllByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })[0] ?? canvasElement
  return { form, field }
}

/** Replaces what is in a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
