import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfApplication, applicationsPath } from '../../addresses.ts'
import { DetailsForm } from './DetailsForm.tsx'

/** A new application; once it is created, its page. */
export function NewApplication() {
  const { t } = useTranslation('security')
  const navigate = useNavigate()
  const open = useCallback(
    (id: number) => void navigate(addressOfApplication(id), { replace: true }),
    [navigate],
  )
  return (
    <Page>
      <PageHeader
        title={t('form.new')}
        sentence={t('form.newHint')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'applications', label: t('applications.title'), href: applicationsPath },
              { id: 'new', label: t('form.new') },
            ]}
          />
        }
      />
      <DetailsForm application={undefined} onCreated={open} />
    </Page>
  )
}
