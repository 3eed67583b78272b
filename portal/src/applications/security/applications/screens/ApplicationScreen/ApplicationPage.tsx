import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { Skeleton, SkeletonGroup } from '@parvis/design-system/Skeleton'
import { Stack } from '@parvis/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { applicationsPath } from '../../addresses.ts'
import { forgetApplication, type WholeApplication } from '../../queries.ts'
import { manageScope, useMayManage } from '../../rights.ts'

const DeleteApplicationDialog = lazy(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))

// The tabs weigh as much as the rest of the page; they are on their way while the application is asked for.
const tabs = import('./ApplicationTabs.tsx')
const ApplicationTabs = lazy(async () => ({ default: (await tabs).ApplicationTabs }))

/** The page of an application that exists. Without permission to edit, a reader is told so and sees the same. */
export function ApplicationPage({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const { moment } = useFormats()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const mayManage = useMayManage()
  const [isDeleting, setDeleting] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const { id, name, createdBy, createdDate } = application
  // Leaves once the form is gone, and with it what was typed about something that is no more.
  useEffect(() => {
    if (!isDeleted) return undefined
    void navigate(applicationsPath)
    return () => forgetApplication(queryClient, id)
  }, [isDeleted, navigate, queryClient, id])
  if (isDeleted) return null
  return (
    <Page>
      <PageHeader
        title={name}
        sentence={t('application.created', { date: moment(new Date(createdDate)), person: createdBy })}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'applications', label: t('applications.title'), href: applicationsPath },
              { id: 'application', label: name },
            ]}
          />
        }
        actions={mayManage && <Button onPress={() => setDeleting(true)}>{t('delete.open')}</Button>}
      />
      {!mayManage && (
        <Banner kind="info" title={t('reader.title')}>
          {t('reader.text', { scope: manageScope })}
        </Banner>
      )}
      <Suspense
        fallback={
          <SkeletonGroup label={t('tab.loading')}>
            <Stack gap={6}>
              <Skeleton shape="block" height="2.75rem" />
              <Skeleton shape="block" height="20rem" />
            </Stack>
          </SkeletonGroup>
        }
      >
        <ApplicationTabs application={application} />
      </Suspense>
      <Suspense fallback={null}>
        {isDeleting && (
          <DeleteApplicationDialog
            application={application}
            onClose={() => setDeleting(false)}
            onDeleted={() => setDeleted(true)}
          />
        )}
      </Suspense>
    </Page>
  )
}
