import { readOptions } from '@parvis/api-types/calls'
import { listMyAccessRequests, listRequestableApplications } from '@parvis/api-types/calls/access-requests'
import { AccessRequestForm } from '@parvis/api-types/limits/access-requests'
import type { Schemas } from '@parvis/api-types/authorization'
import type { Locale } from '@parvis/design-system/i18n/messages'
import type { Api } from '../api/clients.ts'
import { explain } from '../api/problem-messages.ts'
import { chosen, defineForm, text } from '../screens/define-form.ts'

export type RequestableApplication = Schemas['RequestableApplication']
export type MyAccessRequest = Schemas['MyAccessRequest']

/** The applications that can be requested. @param path only the application to which this page belongs */
export const requestableOptions = (api: Api, path?: string) => ({
  ...readOptions(api, listRequestableApplications, path === undefined ? {} : { query: { path } }),
  staleTime: 60_000,
})

/** The person's recent requests. */
export const mineOptions = (api: Api) => ({
  ...readOptions(api, listMyAccessRequests, {}),
  staleTime: 10_000,
})

/** The title of an application in the reader's language. */
export const titleIn = (
  { menuTitle, menuEnglishTitle }: Pick<MyAccessRequest, 'menuTitle' | 'menuEnglishTitle'>,
  locale: Locale,
): string => (locale === 'fr' ? menuTitle : menuEnglishTitle)

/** Explains why a request could not be sent or withdrawn. */
export const say = explain<'createAccessRequest' | 'withdrawAccessRequest'>({
  'access-request-pending': 'asking:problem.pending',
  'access-not-needed': 'asking:problem.needless',
  'access-not-offered': 'asking:problem.notOffered',
  'access-request-decided': 'asking:problem.decided',
  'not-found': 'asking:problem.gone',
  'precondition-failed': 'asking:problem.changed',
})

/** The requested application and the reason. */
export const askForm = defineForm(
  'access-request',
  { menuId: chosen(AccessRequestForm.menuId), reason: text(AccessRequestForm.reason) },
  {
    say,
    refusals: {
      'access-request-pending': 'menuId',
      'access-not-needed': 'menuId',
      'access-not-offered': 'menuId',
    },
  },
)
