import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { linkDocument, listDocumentVersions } from '@parvis/api-types/calls/documents'
import { ApiProblem } from '@parvis/api-types/problems'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../../../api/ApiContext.tsx'
import { FormField } from '../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../screens/DialogForms.tsx'
import { documents } from '../application.ts'
import { placeOf, useIsStaff, type ClientDocument } from '../document.ts'
import { valuesOf, type PlacedDocument } from '../document-form.ts'
import { PlacementFields } from '../PlacementFields.tsx'
import { linkForm } from './link-form.ts'

export interface LinkDialogProps {
  document: PlacedDocument & Pick<ClientDocument, 'versionId'>
  onClose: () => void
}

/**
 * Asks for another place in which to show a document without storing it twice. The form starts with its current place.
 */
export function LinkDialog({ document, onClose }: LinkDialogProps) {
  const { t } = useTranslation('documents')
  const api = useApi()
  const navigate = useNavigate()
  const isStaff = useIsStaff()
  const { mutateAsync } = useMutation(writeOptions(api, linkDocument))
  const { id, versionId, name: original } = document
  const here = valuesOf(document)
  // Clients can only add to what their company and the firm share, even if the document was shared with them alone.
  const start = isStaff ? here : { ...here, confidentiality: 'client' as const }
  /** The hash of the version on screen, so that no newer version is linked unseen. */
  const readHash = async () => {
    const query = { filter: ['id', 'eq', versionId], select: ['contentHash'], top: 1 } as const
    const { value } = await readOptions(api, listDocumentVersions, { path: { id }, query }).queryFn({
      signal: new AbortController().signal,
    })
    const [version] = value
    if (!version) throw new ApiProblem({ title: 'gone', status: 404, code: 'not-found' })
    return version.contentHash
  }
  return (
    <SendDialog
      form={{ ...linkForm, start }}
      namespace="documents"
      draft={String(id)}
      title={t('linking.title', { name: original })}
      description={t('linking.text')}
      submit={t('linking.confirm')}
      failed={t('linking.failed')}
      send={async ({ name: fileName, client, ...place }, idempotencyKey) => {
        const contentHash = await readHash()
        const accountId = Number(client?.id)
        const linked = await mutateAsync({
          path: { id },
          idempotencyKey,
          body: { ...place, accountId, fileName, contentHash, isNewOnly: true },
        })
        const open = () => void navigate(documents.address('record', { documentId: linked.id }))
        showToast({
          title: t('linking.done', { place: placeOf(linked) }),
          action: { label: t('linking.open'), onPress: open },
        })
      }}
      onClose={onClose}
    >
      {control => (
        <>
          <FormField name="name" control={control} label={t('field.name')}>
            {field => (
              <TextField
                {...field}
                isRequired
                description={t('hint.name')}
                limit={linkForm.fields.name.limit}
                autoComplete="off"
              />
            )}
          </FormField>
          <PlacementFields control={control} present={document} />
        </>
      )}
    </SendDialog>
  )
}
