import { readOptions } from '@parvis/api-types/calls'
import { listAccounts } from '@parvis/api-types/calls/accounts'
import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Stack } from '@parvis/design-system/Stack'
import { FormSection } from '@parvis/design-system/patterns/FormPage'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { explain } from '../../../../../api/problem-messages.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { chosenClient, type ChosenClient } from '../../../../../organisation/chosen-client.ts'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import { documents } from '../../application.ts'
import { useIsStaff } from '../../document.ts'
import { placementForm, type PlacementValues } from '../../document-form.ts'
import type { DocumentUpload } from '../../document-transport.ts'
import { PlacementFields } from '../../PlacementFields.tsx'
import { earlierUploadsOptions } from '../../useDocumentSending.ts'
import { Sending } from './Sending.tsx'

const sayNotLoaded = explain<'listDocumentUploads' | 'listAccounts'>({})

/** Uploads many documents at once. Their place is chosen first, and each shows its progress. */
export function UploadScreen() {
  const { t } = useTranslation('documents')
  const isStaff = useIsStaff()
  return (
    <Page>
      <PageHeader
        title={t('upload.title')}
        sentence={t('upload.sentence')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'list', label: t('list.title'), href: documents.address('list') },
              { id: 'upload', label: t('upload.title') },
            ]}
          />
        }
      />
      {isStaff ? <Earlier client={null} /> : <OfOwnCompany />}
    </Page>
  )
}

/** Clients upload for their own company, so they do not choose it. */
function OfOwnCompany() {
  const { t } = useTranslation('documents')
  const own = useQuery({
    ...readOptions(useApi(), listAccounts, {
      query: { select: ['id', 'accountLegalName', 'accountNumber'], top: 1 },
    }),
    staleTime: Infinity,
  })
  return (
    <LoadedPart
      query={own}
      loading={t('upload.loadingClient')}
      failed={t('upload.clientFailed')}
      say={sayNotLoaded}
    >
      {({ value: [company] }) =>
        company ? (
          <Earlier client={chosenClient(company)} />
        ) : (
          <Banner kind="warning" title={t('upload.noClient')}>
            {t('upload.noClientHelp')}
          </Banner>
        )
      }
    </LoadedPart>
  )
}

/** Resumes the uploads from before the page was opened. */
function Earlier({ client }: { client: ChosenClient | null }) {
  const { t } = useTranslation('documents')
  const earlier = useQuery(earlierUploadsOptions(useApi()))
  return (
    <LoadedPart
      query={earlier}
      loading={t('upload.earlierLoading')}
      failed={t('upload.earlierFailed')}
      say={sayNotLoaded}
    >
      {({ value: known }) => <Upload client={client} known={known} />}
    </LoadedPart>
  )
}

function Upload({ client, known }: { client: ChosenClient | null; known: readonly DocumentUpload[] }) {
  const { t } = useTranslation('documents')
  const form = useForm<PlacementValues>({ defaultValues: { ...placementForm.start, client } })
  const placement = useWatch({ control: form.control, compute: values => values })
  const faults = placementForm.check(placement)
  const isRefused = Object.keys(faults).length > 0
  return (
    <Stack gap={8}>
      <FormSection title={t('upload.placement')}>
        <PlacementFields control={form.control} />
      </FormSection>
      <FormSection title={t('upload.files')}>
        <Sending
          known={known}
          placement={placement}
          disabledReason={
            isRefused ? t(faults.client ? 'upload.clientFirst' : 'upload.placementFirst') : undefined
          }
        />
      </FormSection>
    </Stack>
  )
}
