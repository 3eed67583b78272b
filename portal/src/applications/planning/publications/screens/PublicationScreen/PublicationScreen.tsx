import { isProblem } from '@parvis/api-types/problems'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { AbsentRecord } from '../../../../../problems/AbsentRecord.tsx'
import { publicationIn, publicationsPath } from '../../addresses.ts'
import { sayNotThere } from '../../problems.ts'
import { getPublicationOptions } from '../../queries.ts'
import { PublicationPage } from './PublicationPage.tsx'

/** The way from a request to its published report, in four steps. The services keep how far it is. */
export function PublicationScreen() {
  const [search] = useSearchParams()
  const { t } = useTranslation('publications')
  const id = publicationIn(search)
  const isKey = id !== undefined && Number.isSafeInteger(id) && id > 0
  const found = useQuery({ ...getPublicationOptions(useApi(), isKey ? id : 0), enabled: isKey })
  // One that was just begun is known, and goes on in the page that it was begun in.
  if (id === undefined || found.data) return <PublicationPage publication={found.data} />
  return (
    <AbsentRecord
      listHref={publicationsPath}
      isMissing={!isKey || isProblem(found.error, 'not-found')}
      problem={found.error ? sayNotThere(found.error) : undefined}
      onRetry={() => void found.refetch()}
      isRetrying={found.isFetching}
      words={{
        title: t('flow.title'),
        list: t('list.title'),
        toList: t('gone.toList'),
        gone: t('gone.title'),
        goneHelp: t('gone.text'),
        failed: t('gone.failed'),
        loading: t('flow.loading'),
      }}
    />
  )
}
