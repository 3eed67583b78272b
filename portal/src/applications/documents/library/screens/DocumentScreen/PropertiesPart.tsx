import { writeOptions } from '@parvis/api-types/calls'
import { updateDocument } from '@parvis/api-types/calls/documents'
import { ApiProblem } from '@parvis/api-types/problems'
import { TextField } from '@parvis/design-system/TextField'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { VersionedForm } from '../../../../../forms/VersionedForm.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { documentRecord, type ClientDocument } from '../../document.ts'
import { changesBetween, documentForm, valuesOf, type DocumentValues } from '../../document-form.ts'
import { PlacementFields } from '../../PlacementFields.tsx'

/** The name and place of a document, and who can read it. */
export function PropertiesPart({ document }: { document: ClientDocument }) {
  const { t } = useTranslation('documents')
  const { t: tShell } = useTranslation()
  const api = useApi()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(writeOptions(api, updateDocument))
  const editor = useVersionedEditor<DocumentValues, ClientDocument>({
    kind: documentForm.name,
    thing: document,
    fields: documentForm.names,
    newValues: documentForm.start,
    valuesOf,
    isValues: documentForm.isValues,
    check: documentForm.check,
    refusals: documentForm.refusals,
    same: documentForm.isSame,
    say: documentForm.say,
    // A deleted document cannot be created again, because its file is gone as well.
    create: () => Promise.reject(new ApiProblem({ title: 'gone', status: 404, code: 'not-found' })),
    update: (from, values) => {
      const { id, '@odata.etag': ifMatch } = from
      return mutateAsync({ path: { id }, ifMatch, body: changesBetween(valuesOf(from), values) })
    },
    read: id => queryClient.fetchQuery({ ...documentRecord.options(api, id), staleTime: 0 }),
    onCreated: () => undefined,
    said: { created: t('form.saved'), saved: t('form.saved') },
  })
  return (
    <VersionedForm
      editor={editor}
      fields={documentForm.names}
      valuesOf={valuesOf}
      labelOf={name => t(`field.${name}`)}
      written={(values, field) => {
        if (field === 'client') return values.client?.label ?? t('record.none')
        if (field === 'documentType') return t(`type.${values.documentType}`)
        if (field === 'confidentiality') return t(`confidentiality.${values.confidentiality}`)
        if (field === 'engagementId' && values.engagementId === String(document.engagementId))
          return document.engagementCode ?? t('record.noEngagement')
        return String(values[field] ?? '') || t('record.none')
      }}
      words={{
        name: t('tab.properties'),
        submit: t('form.save'),
        saved: t('form.saved'),
        unsaved: tShell('kinds.form.unsaved'),
        reset: tShell('kinds.form.reset'),
        failed: tShell('kinds.form.failed'),
        goneTitle: t('gone.title'),
        gone: t('gone.text'),
      }}
    >
      <FormField name="name" control={editor.form.control} label={t('field.name')}>
        {field => (
          <TextField
            {...field}
            isRequired
            description={t('hint.name')}
            limit={documentForm.fields.name.limit}
            autoComplete="off"
          />
        )}
      </FormField>
      <PlacementFields control={editor.form.control} present={document} isStored />
    </VersionedForm>
  )
}
