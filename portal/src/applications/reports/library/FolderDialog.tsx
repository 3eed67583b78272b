import { writeOptions } from '@parvis/api-types/calls'
import { createReportFolder, updateReportFolder } from '@parvis/api-types/calls/report-folders'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import { showToast } from '@parvis/design-system/Toast'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import { ClientField } from '../../../organisation/ClientField.tsx'
import { useApi } from '../../../api/ApiContext.tsx'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { FormDraftOffer } from '../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../forms/FormField.tsx'
import { useFormEditor } from '../../../forms/useFormEditor.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../problems/ProblemBanner.tsx'
import { EngagementField } from './ChosenFields.tsx'
import { sayOfFolder } from './assessment.ts'
import { foldersOptions, type ReportFolder } from './library.ts'
import {
  fieldOfFolderProblem,
  folderFaults,
  isFolderValues,
  type FolderValues,
} from './rules/folder-values.ts'
import { longestName, normalizeName } from '../../../reports/files/report-name.ts'
import { TouchedByFolder } from './Touched.tsx'
import { useFolderMessages } from './useFolderMessages.ts'
import { useUndoable } from '../../../screens/useUndoable.ts'

export interface FolderDialogProps {
  /** The folder to change; undefined for a new one. */
  folder: ReportFolder | undefined
  /** The parent of a new folder; undefined for directly below its client. */
  parent: ReportFolder | undefined
  /** The client of the folder; undefined if the reader chooses one. */
  client: ChosenClient | undefined
  onClose: () => void
  /** Called after the folder was created or renamed; then the dialog closes. */
  onDone: (folder: { id: number; accountId: number }) => void
}

const fields = ['client', 'name', 'engagementId'] as const

/** The key of the form's draft, for an existing folder or a new one in this place. */
function draftName(folder?: ReportFolder, parent?: ReportFolder, client?: ChosenClient): string {
  if (folder) return `report-folder:${folder.id}`
  return parent ? `report-folder:new:${parent.id}` : `report-folder:new:client-${client?.id ?? 'any'}`
}

/** Asks for the name and engagement of a folder. Each rule is checked while somebody types. */
export function FolderDialog({ folder, parent, client, onClose, onDone }: FolderDialogProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const queryClient = useQueryClient()
  const undoable = useUndoable()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const creation = useMutation(writeOptions(api, createReportFolder))
  const change = useMutation(writeOptions(api, updateReportFolder))
  // The version that a change overwrites: the one as opened, and after a conflict the one that somebody else saved.
  const [known, setKnown] = useState(folder)
  const start: FolderValues = {
    client: client ?? null,
    name: folder?.name ?? '',
    engagementId: folder?.engagementId == null ? null : String(folder.engagementId),
  }
  const foldersOf = ({ client: chosen }: FolderValues) =>
    chosen === null
      ? []
      : (queryClient.getQueryData<ReportFolder[]>(foldersOptions(api, Number(chosen.id)).queryKey) ?? [])
  const editor = useFormEditor<FolderValues>({
    name: draftName(folder, parent, client),
    isValues: isFolderValues,
    start,
    fields,
    check: values => folderFaults(values, foldersOf(values), folder?.id),
    refusals: fieldOfFolderProblem,
    say: sayOfFolder,
  })
  const { form, draft, failure, isPending, submit, finish } = editor
  const [chosen, name, engagementId] = useWatch({ control: form.control, name: fields })
  const accountId = chosen === null ? null : Number(chosen.id)
  const siblings = useQuery({ ...foldersOptions(api, accountId ?? 0), enabled: accountId !== null })
  const live = useFolderMessages({
    kind: folder ? 'rename' : 'create',
    folderId: folder?.id ?? null,
    name,
    startName: start.name,
    accountId,
    parentFolderId: parent?.id ?? null,
    engagementId: engagementId === null ? null : Number(engagementId),
    siblings: siblings.data ?? [],
  })

  const create = async (values: FolderValues) => {
    const body = {
      name: normalizeName(values.name),
      accountId: Number(values.client?.id ?? 0),
      parentFolderId: parent?.id ?? null,
      engagementId: values.engagementId === null ? null : Number(values.engagementId),
    }
    try {
      const saved = await creation.mutateAsync({ body, idempotencyKey })
      showToast({ title: t('folder.created', { name: saved.name }) })
      return saved
    } catch (error) {
      // The first attempt arrived but its answer was lost. Another attempt is a new request, so it needs a new key.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }
  const update = async (values: FolderValues, from: ReportFolder) => {
    const { id } = from
    const [newName, newEngagement] = [
      normalizeName(values.name),
      values.engagementId === null ? null : Number(values.engagementId),
    ]
    const body = {
      ...(newName !== from.name && { name: newName }),
      ...(newEngagement !== from.engagementId && { engagementId: newEngagement }),
    }
    if (Object.keys(body).length === 0) return from
    const before = known ?? from
    try {
      const saved = await change.mutateAsync({ path: { id }, ifMatch: before['@odata.etag'], body })
      undoable({
        title: t('folder.changed', { name: saved.name }),
        undo: () =>
          change.mutateAsync({
            path: { id },
            ifMatch: saved['@odata.etag'],
            body: { name: before.name, engagementId: before.engagementId },
          }),
        undone: t('folder.changedBack', { name: before.name }),
        say: sayOfFolder,
      })
      return saved
    } catch (error) {
      // The folders were refetched: another attempt changes what somebody else saved meanwhile.
      if (isProblem(error, 'precondition-failed'))
        setKnown(foldersOf(values).find(other => other.id === id) ?? before)
      throw error
    }
  }
  const save = async (values: FolderValues) => {
    const saved = folder ? await update(values, folder) : await create(values)
    finish(values)
    onDone(saved)
    onClose()
  }
  const title = folder
    ? t('folder.change', { name: folder.name })
    : parent
      ? t('folder.newIn', { name: parent.name })
      : client
        ? t('folder.newIn', { name: client.label })
        : t('folder.new')
  return (
    <FormDialog
      title={title}
      size="small"
      submitLabel={t(folder ? 'folder.save' : 'folder.create')}
      cancelLabel={t('form.cancel')}
      isPending={isPending}
      attempt={form.formState.submitCount}
      onSubmit={() => submit(save)}
      onCancel={() => {
        draft.clear()
        onClose()
      }}
      onClose={onClose}
    >
      <FormDraftOffer form={form} draft={draft} first="name" />
      {!client && (
        <FormField name="client" control={form.control} label={t('field.client')}>
          {({ onChange, ...field }) => (
            <ClientField
              {...field}
              description={t('hint.client')}
              onChange={next => {
                onChange(next)
                form.setValue('engagementId', null)
              }}
            />
          )}
        </FormField>
      )}
      <FormField name="name" control={form.control} label={t('field.name')}>
        {field => (
          <TextField
            {...field}
            messages={field.messages.length > 0 ? field.messages : live.name}
            description={t('hint.name')}
            isRequired
            autoComplete="off"
            limit={longestName}
          />
        )}
      </FormField>
      {chosen && (
        <FormField name="engagementId" control={form.control} label={t('field.engagement')}>
          {field => (
            <EngagementField
              {...field}
              messages={field.messages.length > 0 ? field.messages : live.engagementId}
              accountNumber={chosen.description}
              inherited={parent?.engagementCode ?? undefined}
              present={folder?.engagementCode ?? undefined}
            />
          )}
        </FormField>
      )}
      {folder && name !== folder.name && (
        <Stack gap={2}>
          <p>{t('folder.newAddress')}</p>
          <TouchedByFolder asked={live.asked} />
        </Stack>
      )}
      {failure && (
        <ProblemBanner title={t(folder ? 'folder.changeFailed' : 'folder.createFailed')} problem={failure} />
      )}
    </FormDialog>
  )
}
