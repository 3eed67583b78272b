import { writeOptions } from '@parvis/api-types/calls'
import { createAuditComment } from '@parvis/api-types/calls/audit-folders'
import { AuditCommentForm } from '@parvis/api-types/limits/audit-folders'
import { PersonPicker } from '@parvis/design-system/PersonPicker'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import type { FieldSearch } from '../../../api/search-page.ts'
import { FormField } from '../../../forms/FormField.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { searchPeople } from '../../../organisation/search-people.ts'
import { chosenPerson } from '../../../organisation/chosen-person.ts'
import { SendDialog } from '../../../screens/DialogForms.tsx'
import { LinesField } from '../../../screens/FormFields.tsx'
import type { CommentedPart } from './folder.ts'
import { commentForm } from './forms.ts'

export interface CommentDialogProps {
  folderId: number
  /** The part that the comment is about; undefined for the whole folder. */
  about: CommentedPart | undefined
  onClose: () => void
}

/** The form for a comment on a folder or a part of it, with the people to notify. */
export function CommentDialog({ folderId, about, onClose }: CommentDialogProps) {
  const { t } = useTranslation('auditFolders')
  const api = useApi()
  const load = useCallback((search: FieldSearch) => searchPeople(api, 'staff', search), [api])
  const { mutateAsync } = useMutation(writeOptions(api, createAuditComment))
  return (
    <SendDialog
      form={commentForm}
      namespace="auditFolders"
      draft={[folderId, ...Object.entries(about ?? {}).flat()].join('-')}
      title={t('comment.title')}
      description={t('comment.text')}
      submit={t('comment.confirm')}
      failed={t('comment.failed')}
      send={async ({ comment, mentions }, idempotencyKey) => {
        const body = {
          folderId,
          requestId: null,
          checkId: null,
          ...about,
          text: comment.trim(),
          mentions: mentions.map(({ email }) => email),
        }
        await mutateAsync({ body, idempotencyKey })
        showToast({ title: t('comment.done') })
      }}
      onClose={onClose}
    >
      {(control, of) => (
        <>
          <LinesField of={of} name="comment" rows={5} />
          <FormField name="mentions" control={control} label={t('field.mentions')}>
            {({ onChange, ...field }) => (
              <PersonPicker
                {...field}
                selection="multiple"
                description={t('hint.mentions')}
                maximum={AuditCommentForm.mentions.maxItems}
                load={load}
                onChange={people => onChange(people.map(chosenPerson))}
              />
            )}
          </FormField>
        </>
      )}
    </SendDialog>
  )
}
