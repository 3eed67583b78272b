import type { Decorator } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { expect, userEvent, waitFor, within, type screen } from 'storybook/test'
import { inPortal, withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { consumerPath, newConsumerPath } from '../../addresses.ts'
import { administrator } from '../../consumers-stories.fixtures.ts'
import { consumersTexts } from '../../i18n/texts.ts'
import { consumersRoutes } from '../../routes.ts'

const routeAt = (path: string) => {
  const route = consumersRoutes.find(each => each.path === path)
  return route ? { route } : {}
}
const portal: PortalStory = { texts: { consumers: consumersTexts }, person: administrator }

/** The screen finds the parameters of its address. */
export const atItsAddress: Decorator = Story => (
  <Routes>
    {[newConsumerPath, consumerPath].map(path => (
      <Route key={path} path={path} element={<Story />} />
    ))}
  </Routes>
)

/** The page of the consumer of the examples. */
export const inPortalOfConsumer = withPortal({
  ...portal,
  path: '/app/security/consommateur/1',
  ...routeAt(consumerPath),
})

/** One part of its page. */
export const atPart = (part: string, story: PortalStory = {}) =>
  inPortal({ ...story, path: `/app/security/consommateur/1?part=${part}` })

/** Replaces what is in a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** The dialog that is open, once it has come in: it does so with a movement where a person wants any. */
export async function openDialog(
  role: 'dialog' | 'alertdialog' = 'dialog',
): Promise<Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>> {
  const dialog = await within(document.body).findByRole(role)
  await waitFor(() => expect(dialog).toBeVisible())
  return within(dialog)
}
