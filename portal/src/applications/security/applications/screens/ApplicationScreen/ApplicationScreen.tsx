import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { lazy, useState } from 'react'
import { useFormats } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { applicationRecord, useMayManage, type WholeApplication } from '../../application-record.ts'
import { manageScope } from '../../application.ts'
import { DetailsPart } from './DetailsPart.tsx'

const DeleteApplicationDialog = lazy(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))
// The tree, and the grid with the graph, are loaded with the first look at them.
const ApplicationParts = lazy(async () => ({
  default: (await import('./ApplicationParts.tsx')).ApplicationParts,
}))
const ApplicationScopes = lazy(async () => ({
  default: (await import('./ApplicationScopes.tsx')).ApplicationScopes,
}))

/** One application: its details, and what it consists of. */
export function ApplicationScreen() {
  return (
    <RecordScreen record={applicationRecord}>
      {(application, onDeleted) => <ApplicationPage application={application} onDeleted={onDeleted} />}
    </RecordScreen>
  )
}

interface ApplicationPageProps {
  application: WholeApplication
  onDeleted: () => void
}

/** Without permission to edit, a reader is told so and sees the same. */
function ApplicationPage({ application, onDeleted }: ApplicationPageProps) {
  const { t } = useTranslation('security')
  const { moment } = useFormats()
  const mayManage = useMayManage()
  const [isDeleting, setDeleting] = useState(false)
  const { name, createdBy, createdDate } = application
  return (
    <RecordPage
      list={{ label: t('list.title'), href: applicationRecord.list }}
      title={name}
      sentence={t('record.created', { date: moment(new Date(createdDate)), person: createdBy })}
      actions={mayManage && <Button onPress={() => setDeleting(true)}>{t('delete.open')}</Button>}
      notice={
        !mayManage && (
          <Banner kind="info" title={t('reader.title')}>
            {t('reader.text', { scope: manageScope })}
          </Banner>
        )
      }
      parts={{
        label: t('tab.label'),
        items: [
          { id: 'details', title: t('tab.details'), content: <DetailsPart application={application} /> },
          { id: 'parts', title: t('tab.parts'), content: <ApplicationParts application={application} /> },
          { id: 'scopes', title: t('tab.scopes'), content: <ApplicationScopes application={application} /> },
        ],
      }}
    >
      {isDeleting && (
        <DeleteApplicationDialog
          application={application}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </RecordPage>
  )
}
