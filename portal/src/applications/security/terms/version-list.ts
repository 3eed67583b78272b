import { listTermsVersions } from '@parvis/api-types/calls/terms-administration'
import { explain } from '../../../api/problem-messages.ts'
import { defineLoadedList } from '../../../screens/define-loaded-list.ts'
import { termsOfUse } from './application.ts'

/** Every published version, the one in force first. */
export const versionList = defineLoadedList(listTermsVersions, 'termsOfUse', {
  query: { orderby: ['id desc'] },
  columns: [
    { field: 'id', type: 'number', width: 110 },
    {
      id: 'name',
      type: 'link',
      value: ({ title, englishTitle }, { locale }) => (locale === 'fr' ? title : englishTitle),
      href: versionId => termsOfUse.address('version', { versionId }),
      width: 300,
      isHideable: false,
    },
    { field: 'publishedDate', type: 'dateTime', width: 190 },
    { field: 'publishedByName', or: 'publishedBy', type: 'text', width: 200 },
    { field: 'acceptances', type: 'number', width: 140 },
  ],
  say: explain<'listTermsVersions'>({}),
})
