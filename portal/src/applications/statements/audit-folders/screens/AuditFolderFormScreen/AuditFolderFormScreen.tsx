import { createAuditFolder } from '@parvis/api-types/calls/audit-folders'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../../../i18n/formats.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { CreateForm } from '../../../../../screens/EditorForm.tsx'
import { RecordPage } from '../../../../../screens/RecordScreen.tsx'
import { auditFolders } from '../../application.ts'
import { addressOf, folderRecord } from '../../folder.ts'
import { folderForm } from '../../forms.ts'
import { FolderFields } from './FolderFields.tsx'

/** Creates the folder of a client's year: its engagement, the list to start from, and its statements. */
export function AuditFolderFormScreen() {
  const { t } = useTranslation('auditFolders')
  const language = useLanguage()
  const navigate = useNavigate()
  const leave = useCallback((id: number) => void navigate(addressOf(id), { replace: true }), [navigate])
  const list = { label: t('list.title'), href: auditFolders.address('list') }
  return (
    <RecordPage list={list} title={t('form.newTitle')} sentence={t('form.newSentence')}>
      <CreateForm
        namespace="auditFolders"
        form={folderForm}
        create={createAuditFolder}
        draft="new"
        params={({ engagement, year, start, statements }) => ({
          body: {
            engagementId: Number(engagement?.id),
            year,
            start,
            language,
            statementRequestId: statements === '' ? null : Number(statements),
          },
        })}
        name={t('form.newTitle')}
        submit={t('form.create')}
        said={t('form.created')}
        record={folderRecord}
        leave={{ href: list.href, label: t('form.leave') }}
        onCreated={leave}
      >
        {control => <FolderFields control={control} />}
      </CreateForm>
    </RecordPage>
  )
}
