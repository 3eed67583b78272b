import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfConsumer, consumersPath } from '../../addresses.ts'
import { DetailsForm } from './DetailsPart.tsx'

/** A new API consumer; once it is registered, its page, where it is given a key. */
export function NewConsumer() {
  const { t } = useTranslation('consumers')
  const navigate = useNavigate()
  const open = useCallback(
    (id: number) => void navigate(addressOfConsumer(id), { replace: true }),
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
              { id: 'consumers', label: t('consumers.title'), href: consumersPath },
              { id: 'new', label: t('form.new') },
            ]}
          />
        }
      />
      <DetailsForm consumer={undefined} onCreated={open} />
    </Page>
  )
}
