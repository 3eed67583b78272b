import { userEvent, within, type screen } from 'storybook/test'
import { atItsAddress as screenAt } from '../../../../../stories/at-its-address.tsx'
import { withPortal, type PortalStory } from '../../../../../stories/withPortal.tsx'
import { newForClientsPath, newPath, notificationPath } from '../../addresses.ts'
import { notificationsTexts } from '../../i18n/texts.ts'
import { notifier, type textsOf } from '../../notifications-stories.fixtures.ts'
import { notificationsRoutes } from '../../routes.ts'
import type { NotificationField } from '../../rules/notification-values.ts'

export type Texts = ReturnType<typeof textsOf>

const routeAt = (path: string) => {
  const route = notificationsRoutes.find(each => each.path === path)
  return route ? { route } : {}
}
const portal: PortalStory = { texts: { notifications: notificationsTexts }, person: notifier }

/** The screen finds the parameters of its address. */
export const atItsAddress = screenAt(newPath, newForClientsPath, notificationPath)

/** The page of the notification of the examples. */
export const inPortalOfNotification = withPortal({
  ...portal,
  path: '/notif/allnotif/12',
  ...routeAt(notificationPath),
})

/** The page of a new one for staff. */
export const inPortalOfNewNotification = withPortal({ ...portal, path: newPath, ...routeAt(newPath) })

/** The form of a story, with its fields by the name of their values. */
export interface OpenForm {
  form: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>
  field: (name: NotificationField) => HTMLElement
}

// Its modules come one after the other: on a busy machine that takes its time.
const patience = { timeout: 20_000 }

/** Waits until the form is there. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form', {}, patience))
  const field = (name: NotificationField) =>
    form.getAllByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })[0] ?? canvasElement
  return { form, field }
}

/** Replaces what is in a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
