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

/** The notification shown in the stories, taken from the contract's example. */
export const maintenance: Notification = {
  ...getNotification.success.live,
  audienceIds: [],
  audienceNames: [],
}

/** An unsent draft for some groups. */
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
/** All notifications of the list, latest first. */
export const notifications: readonly Notification[] = [forClients, maintenance, draft, ended]

/** Answers successive requests with the given versions; the last one is repeated. */
export const foundInTurn = (...versions: readonly Notification[]) =>
  answerInTurn(getNotification, ...versions)

/** One page of the list, with the total number of matches. */
export const listed = (rows: readonly Notification[], count = rows.length) =>
  answerWith<'listNotifications'>(listNotifications, { value: [...rows], '@odata.count': count })

/** Answers with the number of people in an audience. */
export const counted = (recipientCount: number, withAccessCount = recipientCount) =>
  answerWith<'countNotificationRecipients'>(countNotificationRecipients, { recipientCount, withAccessCount })

/** Handlers behind the fields of the form. */
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

/** A person who may notify staff and clients, and one who may notify only staff. */
export const notifier = {
  scopes: new Set([...storyPerson.scopes, 'Notifications.Manage', 'Notifications.ManageClients']),
}
export const staffNotifier = { scopes: new Set([...storyPerson.scopes, 'Notifications.Manage']) }

/** Texts in the language of the story. */
export const textsOf = (globals: Record<string, unknown>) =>
  globals['locale'] === 'fr' ? notificationsTexts.fr : notificationsTexts.en
export type Texts = ReturnType<typeof textsOf>

/** The portal around every screen of the notifications. */
export const portal: PortalStory = { texts: { notifications: notificationsTexts }, person: notifier }

/** The addresses of the screens. */
export const atList = (search = '') => at(application, 'list', {}, search)
export const atNew = at(application, 'create')
export const atNewForClients = at(application, 'createForClients')
export const atRecord = at(application, 'record', { notificationId: 12 })

/** The form in a story, and a lookup of its fields by value name. */
export interface OpenForm {
  form: Omit<typeof screen, 'debug' | 'logTestingPlaygroundURL'>
  field: (name: NotificationField) => HTMLElement
}

// The form's modules load one after the other, which is slow on a busy machine.
const patience = { timeout: 20_000 }

/** Waits for the form. */
export async function openForm(canvasElement: HTMLElement, texts: Texts): Promise<OpenForm> {
  const form = within(await within(canvasElement).findByRole('form', {}, patience))
  const field = (name: NotificationField) =>
    form.getAllByRole('textbox', { name: new RegExp(`^${texts.field[name]}`) })[0] ?? canvasElement
  return { form, field }
}

/** Replaces the content of a field. */
export async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
