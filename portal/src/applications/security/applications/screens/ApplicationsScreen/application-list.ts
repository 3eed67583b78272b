import { listApplications } from '@parvis/api-types/calls/applications'
import { explain } from '../../../../../api/problem-messages.ts'
import { nameIn } from '../../../../../i18n/names.ts'
import { defineLoadedList, type ListedIn } from '../../../../../screens/define-loaded-list.ts'
import { securityApplications } from '../../application.ts'

/** Every field of an application, and its number of scopes. */
export const applicationList = defineLoadedList(listApplications, 'security', {
  query: { expand: { securityScopes: { select: ['id'] } } },
  columns: [
    {
      field: 'name',
      type: 'link',
      value: (application, { locale }) => nameIn(locale, application),
      href: applicationId => securityApplications.address('record', { applicationId }),
      width: 200,
      isHideable: false,
    },
    { field: 'technicalName', type: 'text', width: 150 },
    { field: 'isInternal', type: 'boolean', width: 110 },
    { id: 'scopes', type: 'number', value: row => row.securityScopes.length, width: 100 },
    { field: 'link', type: 'text', width: 170 },
    { field: 'clientId', type: 'text', width: 150 },
    { field: 'tenantId', type: 'text', width: 170 },
    { id: 'redirectUrls', type: 'text', value: row => row.redirectUrls.join(' '), width: 200 },
    { field: 'createdDate', type: 'dateTime', width: 180 },
    { field: 'createdBy', type: 'text', width: 190 },
  ],
  say: explain<'listApplications'>({}),
})

/** An application as a row of the list. */
export type ListedApplication = ListedIn<typeof applicationList>
