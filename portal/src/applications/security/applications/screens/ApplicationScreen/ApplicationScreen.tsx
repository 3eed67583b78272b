import { Banner } from '@parvis/design-system/Banner'
import { Button } from '@parvis/design-system/Button'
import { useState } from 'react'
import { useFormats, useLanguage } from '../../../../../i18n/formats.ts'
import { nameIn } from '../../../../../i18n/names.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { RecordPage, RecordScreen } from '../../../../../screens/RecordScreen.tsx'
import { applicationRecord, useMayManage, type WholeApplication } from '../../application-record.ts'
import { manageScope } from '../../application.ts'
import { DetailsPart } from './DetailsPart.tsx'
import { lateDialog, latePart } from '../../../../../screens/late.tsx'

const DeleteApplicationDialog = lateDialog(async () => ({
  default: (await import('../../DeleteApplicationDialog.tsx')).DeleteApplicationDialog,
}))
// The tree, and the grid with the graph, are loaded when their tab is first opened.
const ApplicationParts = latePart(async () => ({
  default: (await import('./ApplicationParts.tsx')).ApplicationParts,
}))
const ApplicationScopes = latePart(async () => ({
  default: (await import('./ApplicationScopes.tsx')).ApplicationScopes,
}))

/** One application: its details, parts and scopes. */
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

/** A reader without permission to edit sees the same page with a notice. */
function ApplicationPage({ application, onDeleted }: ApplicationPageProps) {
  const { t } = useTranslation('security')
  const { longMoment } = useFormats()
  const mayManage = useMayManage()
  const [isDeleting, setDeleting] = useState(false)
  const { createdBy, createdDate } = application
  const language = useLanguage()
  return (
    <RecordPage
      list={{ label: t('list.title'), href: applicationRecord.list }}
      title={nameIn(language, application)}
      sentence={t('record.created', { date: longMoment(createdDate), person: createdBy })}
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
