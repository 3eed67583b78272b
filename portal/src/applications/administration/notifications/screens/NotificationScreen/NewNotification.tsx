import { Breadcrumbs } from '@parvis/design-system/Breadcrumbs'
import { Page } from '@parvis/design-system/Page'
import { PageHeader } from '@parvis/design-system/PageHeader'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { addressOfNotification, listPath } from '../../addresses.ts'
import { FormOfNotification } from './FormOfNotification.tsx'
import type { Saved } from './useNotificationEditor.ts'

/** A new notification for staff or for clients; once it is sent, the list of all, and the page of a draft. */
export function NewNotification({ forClients }: { forClients: boolean }) {
  const { t } = useTranslation('notifications')
  const navigate = useNavigate()
  const leave = useCallback(
    ({ id, isDraft }: Saved) =>
      void navigate(isDraft ? addressOfNotification(id) : listPath, { replace: true }),
    [navigate],
  )
  const audience = forClients ? 'clients' : 'staff'
  return (
    <Page>
      <PageHeader
        title={t(`form.${audience}`)}
        sentence={t(`form.${audience}Hint`)}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { id: 'notifications', label: t('list.title'), href: listPath },
              { id: 'new', label: t(`form.${audience}`) },
            ]}
          />
        }
      />
      <FormOfNotification notification={undefined} forClients={forClients} onSaved={leave} />
    </Page>
  )
}
