import {
  countNotificationRecipients,
  getNotification,
  listNotifications,
} from '@parvis/api-types/generated/examples/portal'
import { listApplications, listRoles } from '@parvis/api-types/generated/examples/authorization'
import { userEvent, within, type screen } from 'storybook/test'
import { answerInTurn, answerWith } from '../../../stories/answers.ts'
import { at } from '../../../stories/at-its-address.tsx'
import { storyPerson, type PortalStory } from '../../../stories/withPortal.tsx'
import { notifications as application } from './application.ts'
import { notificationsTexts } from './i18n/texts.ts'
import type { Notification } from './notification.ts'
import type { NotificationField } from './rules/notification-form.ts'

/** The notification that stories are about, as the contract's example has it. */
export const maintenance: Notification = {
  ...getNotification.success.live,
  audienceIds: [],
  audienceNames: [],
}

/** One for some groups that nobody has been told yet. */
export const draft: Notification = {
  ...maintenance,
  id: 14,
  isDraft: true,
  status: 'draft',
  audience: 'roles',
  audienceIds: [4, 5],
  audienceNames: ['Managers', 'Collaborateurs'],
  severity: 'critical',
  startDate: null,
  endDate: null,
  link: '/app/menu/admin',
  recipientCount: 12,
  readCount: 0,
}
export const ended: Notification = {
  ...maintenance,
  id: 9,
  title: 'Nouvelle adresse du bureau de Lyon',
  englishTitle: 'New address of the Lyon office',
  severity: 'info',
  status: 'ended',
  startDate: '2026-10-01T07:00:00.000Z',
  endDate: '2026-10-15T07:00:00.000Z',
  readCount: 38,
}
export const forClients: Notification = {
  ...maintenance,
  id: 13,
  title: 'Vos comptes annuels sont prêts',
  englishTitle: 'Your annual accounts are ready',
  severity: 'success',
  audience: 'accounts',
  audienceIds: [1],
  audienceNames: ['Fontaine & Filles – Maison de thé SAS'],
  forClients: true,
  status: 'scheduled',
  startDate: '2026-12-01T07:00:00.000Z',
  endDate: null,
  recipientCount: 6,
  readCount: 0,
}
/** Everything of the list, the latest first. */
export const notifications: readonly Notification[] = [forClients, maintenance, draft, ended]

/** The notification as the services answer it at each question; the last version again and again. */
export const foundInTurn = (...versions: readonly Notification[]) =>
  answerInTurn(getNotification, ...versions)

/** A page of the list, with the number of all that match. */
export const listed = (rows: readonly Notification[], count = rows.length) =>
  answerWith<'listNotifications'>(listNotifications, { value: [...rows], '@odata.count': count })

/** How many people an audience has; nobody in groups that have not been chosen. */
export const counted = (recipientCount: number, withAccessCount = recipientCount) =>
  answerWith<'countNotificationRecipients'>(countNotificationRecipients, { recipientCount, withAccessCount })

/** What the fields of the form ask for. */
export const choices = [
  answerWith<'listApplications'>(listApplications, {
    value: [
      { id: 1, name: 'Portail' },
      { id: 7, name: 'Inventaire' },
    ],
  }),
  answerWith<'listRoles'>(listRoles, {
    value: [
      { id: 4, roleFunctionDescription: 'Managers' },
      { id: 5, roleFunctionDescription: 'Collaborateurs' },
    ],
  }),
]

/** Who notifies staff and clients, and who staff alone. */
export const notifier = {
  scopes: new Set([...storyPerson.scopes, 'Notifications.Manage', 'Notifications.ManageClients']),
}
export const staffNotifier = { scopes: new Set([...storyPerson.scopes, 'Notifications.Manage']) }

/** The texts that the story is shown in. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? notificationsTexts.fr : notificationsTexts.en
export type Texts = ReturnType<typeof textsOf>

/** What every screen of the notifications stands in. */
export const portal: PortalStory = { texts: { notifications: notificationsTexts }, person: notifier }

/** Where the screens are. */
export const atList = (search = '') => at(application, 'list', {}, search)
export const atNew = at(application, 'create')
export const atNewForClients = at(application, 'createForClients')
export const atRecord = at(application, 'record', { notificationId: 12 })

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
