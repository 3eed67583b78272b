import { Banner } from '@parvis/design-system/Banner'
import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Button } from '@parvis/design-system/Button'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFormats } from '../../../../i18n/formats.ts'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { applicationsPath } from '../../addresses.ts'
import type { WholeApplication } from '../../queries.ts'
import { manageScope, useMayManage } from '../../rights.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { DetailsForm } from './DetailsForm.tsx'

const DeleteApplicationDialog = lazy(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))

const nowhere = () => undefined

/** The page of an application that exists. Whoever may only read it is told so, and sees the same. */
export function ApplicationPage({ application }: { application: WholeApplication }) {
  const { t } = useTranslation('security')
  const { moment } = useFormats()
  const navigate = useNavigate()
  const mayManage = useMayManage()
  const [isDeleting, setDeleting] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const { name, createdBy, createdDate } = application
  // Leaves once the form is gone, and with it what was typed about something that is no more.
  useEffect(() => {
    if (isDeleted) void navigate(applicationsPath)
  }, [isDeleted, navigate])
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
      {mayManage ? (
        <DetailsForm application={application} onCreated={nowhere} />
      ) : (
        <ApplicationFacts application={application} />
      )}
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
