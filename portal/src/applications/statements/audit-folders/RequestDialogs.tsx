import {
  createAuditRequest,
  deleteAuditRequest,
  updateAuditRequest,
} from '@parvis/api-types/calls/audit-folders'
import { writeOptions } from '@parvis/api-types/calls'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { explain } from '../../../api/problem-messages.ts'
import type { FieldSearch } from '../../../api/search-page.ts'
import { DeletionDialog } from '../../../dialogs/DeletionDialog.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { chosenPerson, type ChosenPerson } from '../../../organisation/chosen-person.ts'
import { searchPeople } from '../../../organisation/search-people.ts'
import { DayField } from '../../../screens/DayField.tsx'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LineField, LinesField } from '../../../screens/FormFields.tsx'
import type { AuditFolder, AuditRequest } from './folder.ts'
import { requestForm, returnForm } from './forms.ts'

const sayNotDeleted = explain<'deleteAuditRequest'>({
  'precondition-failed': 'auditFolders:problem.changed',
  'audit-folder-closed': 'auditFolders:problem.closed',
  'audit-request-closed': 'auditFolders:problem.requestUsed',
})

export interface RequestDialogProps {
  folder: Pick<AuditFolder, 'id' | 'accountId'>
  /** The version on screen, whose ETag the change is sent with; undefined for a new request. */
  request: AuditRequest | undefined
  onClose: () => void
}

const contactOf = ({ contactId, contactName }: AuditRequest): ChosenPerson | null =>
  contactId === null ? null : { id: String(contactId), name: contactName ?? '', email: '' }

/** The form of a new or existing request: what is requested, by when and from whom. */
export function RequestDialog({ folder, request, onClose }: RequestDialogProps) {
  const { t } = useTranslation('auditFolders')
  const api = useApi()
  const { accountId } = folder
  const load = useCallback(
    (search: FieldSearch) => searchPeople(api, { accountId, withStaff: false }, search),
    [api, accountId],
  )
  const create = useMutation(writeOptions(api, createAuditRequest))
  const update = useMutation(writeOptions(api, updateAuditRequest))
  const form = request
    ? {
        ...requestForm,
        start: {
          title: request.title,
          description: request.description,
          dueDate: request.dueDate ?? '',
          contact: contactOf(request),
        },
      }
    : requestForm
  return (
    <SendDialog
      form={form}
      namespace="auditFolders"
      draft={request ? String(request.id) : `new:${folder.id}`}
      title={t(request ? 'changeRequest.title' : 'addRequest.title')}
      submit={t(request ? 'changeRequest.confirm' : 'addRequest.confirm')}
      failed={t(request ? 'changeRequest.failed' : 'addRequest.failed')}
      send={async ({ title, description, dueDate, contact }, idempotencyKey) => {
        const body = { title, description, dueDate, contactId: contact === null ? null : Number(contact.id) }
        if (request)
          await update.mutateAsync({ path: { id: request.id }, ifMatch: request['@odata.etag'], body })
        else await create.mutateAsync({ body: { folderId: folder.id, ...body }, idempotencyKey })
        showToast({ title: t(request ? 'changeRequest.done' : 'addRequest.done') })
      }}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          <LineField of={of} name="title" />
          <LinesField of={of} name="description" hint={t('hint.description')} />
          <DayField of={of} name="dueDate" />
          <FormField name="contact" control={control} label={t('field.contact')}>
            {({ onChange, ...field }) => (
              <PersonPicker
                {...field}
                description={t('hint.contact')}
                load={load}
                onChange={person => onChange(person && chosenPerson(person))}
              />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}

/** Returns the submitted documents. A reason is required. */
export function ReturnDialog({ request, onClose }: { request: AuditRequest; onClose: () => void }) {
  const { t } = useTranslation('auditFolders')
  const { mutateAsync } = useMutation(writeOptions(useApi(), updateAuditRequest))
  const { id, title, '@odata.etag': ifMatch } = request
  return (
    <SendDialog
      form={returnForm}
      namespace="auditFolders"
      draft={String(id)}
      title={t('return.title', { title })}
      description={t('return.text')}
      submit={t('return.confirm')}
      failed={t('decided.failed')}
      send={async ({ reason }) => {
        await mutateAsync({
          path: { id },
          ifMatch,
          body: { status: 'returned', returnReason: reason.trim() },
        })
        showToast({ title: t('decided.returned') })
      }}
      onClose={onClose}
    >
      {(_, of) => <LinesField of={of} name="reason" rows={4} hint={t('hint.reason')} />}
    </SendDialog>
  )
}

export function RequestDeletionDialog({ request, onClose }: { request: AuditRequest; onClose: () => void }) {
  const { t } = useTranslation('auditFolders')
  const { id, title, '@odata.etag': ifMatch } = request
  return (
    <DeletionDialog
      title={t('deleteRequest.title', { title })}
      confirmLabel={t('deleteRequest.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteAuditRequest)}
      say={sayNotDeleted}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('deleteRequest.done') })
        onClose()
      }}
    >
      <p>{t('deleteRequest.text')}</p>
    </DeletionDialog>
  )
}
