import { writeOptions } from '@parvis/api-types/calls'
import {
  createSignatureTemplate,
  deleteSignatureTemplate,
  updateSignatureTemplate,
} from '@parvis/api-types/calls/signature-templates'
import { Button } from '@parvis/design-system/Button'
import { Dialog } from '@parvis/design-system/Dialog'
import { EmptyState } from '@parvis/design-system/EmptyState'
import { Inline } from '@parvis/design-system/Inline'
import { RadioGroup } from '@parvis/design-system/RadioGroup'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { DeletionDialog } from '../../../../../dialogs/DeletionDialog.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { EditDialog } from '../../../../../screens/DialogForms.tsx'
import { LoadedPart } from '../../../../../screens/LoadedPart.tsx'
import type { Template } from '../../places.ts'
import { sayOfTemplate, templateNameForm, templatesOptions } from '../../templates.ts'

export interface TemplatesDialogProps {
  onUse: (template: Template) => void
  onClose: () => void
}

/** The reader's templates, to use, rename or delete. */
export function TemplatesDialog({ onUse, onClose }: TemplatesDialogProps) {
  const { t } = useTranslation('signatures')
  const query = useQuery(templatesOptions(useApi()))
  const [chosen, setChosen] = useState<number>()
  const [asked, setAsked] = useState<'rename' | 'remove'>()
  const templates = query.data?.value ?? []
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  // Most templates have no fields, which is not worth mentioning.
  const described = (places: Template['places'], signed: string) => {
    const count = places.reduce((sum, { fields = [] }) => sum + fields.length, 0)
    return count > 0 ? t('template.withFields', { signed, count }) : signed
  }
  const answered = () => setAsked(undefined)
  return (
    <Dialog
      isOpen
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('template.title')}
      description={t('template.text')}
      footer={
        template && (
          <Button variant="primary" onPress={() => onUse(template)}>
            {t('template.use')}
          </Button>
        )
      }
    >
      <LoadedPart
        query={query}
        loading={t('template.loading')}
        failed={t('template.failed')}
        say={sayOfTemplate}
      >
        {() =>
          template ? (
            <Stack gap={6}>
              <RadioGroup
                label={t('template.label')}
                value={String(template.id)}
                onChange={id => setChosen(Number(id))}
                options={templates.map(({ id, name, places, pagesFrom }) => ({
                  id: String(id),
                  label: name,
                  description: described(places, t(`template.${pagesFrom}`, { count: places.length })),
                }))}
              />
              <Inline gap={2}>
                <Button onPress={() => setAsked('rename')}>{t('template.rename')}</Button>
                <Button onPress={() => setAsked('remove')}>{t('template.delete')}</Button>
              </Inline>
            </Stack>
          ) : (
            <EmptyState title={t('template.emptyTitle')}>{t('template.empty')}</EmptyState>
          )
        }
      </LoadedPart>
      {template && asked === 'rename' && <RenameDialog template={template} onClose={answered} />}
      {template && asked === 'remove' && <TemplateDeletion template={template} onClose={answered} />}
    </Dialog>
  )
}

interface OneTemplateProps {
  template: Template
  onClose: () => void
}

function RenameDialog({ template, onClose }: OneTemplateProps) {
  const { t } = useTranslation('signatures')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createSignatureTemplate))
  const change = useMutation(writeOptions(api, updateSignatureTemplate))
  const { pagesFrom, places } = template
  return (
    <EditDialog
      form={templateNameForm}
      namespace="signatures"
      thing={template}
      draft="new"
      title={t('renameTemplate.title', { name: template.name })}
      submit={isNew => t(isNew ? 'renameTemplate.again' : 'renameTemplate.confirm')}
      failed={t('renameTemplate.failed')}
      gone={{ title: t('renameTemplate.goneTitle'), text: t('renameTemplate.gone') }}
      create={({ name }, idempotencyKey) =>
        creation.mutateAsync({ body: { name: name.trim(), pagesFrom, places }, idempotencyKey })
      }
      update={({ id, '@odata.etag': ifMatch }, { name = template.name }) =>
        change.mutateAsync({ path: { id }, ifMatch, body: { name: name.trim() } })
      }
      read={async id => {
        const { value } = await queryClient.fetchQuery({ ...templatesOptions(api), staleTime: 0 })
        return value.find(each => each.id === id)
      }}
      said={{
        created: () => t('saveTemplate.done'),
        saved: ({ name }) => t('renameTemplate.done', { name: name.trim() }),
      }}
      onSaved={onClose}
      onClose={onClose}
    >
      {control => (
        <FormField name="name" control={control} label={t('template.name')}>
          {field => (
            <TextField {...field} isRequired limit={templateNameForm.fields.name.limit} autoComplete="off" />
          )}
        </FormField>
      )}
    </EditDialog>
  )
}

function TemplateDeletion({ template, onClose }: OneTemplateProps) {
  const { t } = useTranslation('signatures')
  const { id, name, '@odata.etag': ifMatch } = template
  return (
    <DeletionDialog
      title={t('removeTemplate.title', { name })}
      confirmLabel={t('removeTemplate.confirm')}
      thing={{ path: { id }, ifMatch }}
      options={writeOptions(useApi(), deleteSignatureTemplate)}
      say={sayOfTemplate}
      onClose={onClose}
      onDeleted={() => {
        showToast({ title: t('removeTemplate.done') })
        onClose()
      }}
    >
      <p>{t('removeTemplate.text')}</p>
    </DeletionDialog>
  )
}
