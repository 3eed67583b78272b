import { writeOptions } from '@parvis/api-types/calls'
import { moveDocuments } from '@parvis/api-types/calls/documents'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { Checkbox } from '@parvis/design-system/Checkbox'
import { useMutation } from '@tanstack/react-query'
import { useWatch, type Control } from 'react-hook-form'
import { useApi } from '../../../../api/ApiContext.tsx'
import { FormField } from '../../../../forms/FormField.tsx'
import { useTranslation } from '../../../../i18n/useTranslation.ts'
import { SendDialog } from '../../../../screens/DialogForms.tsx'
import { refusedOf } from '../chosen.ts'
import { useIsStaff, sayNotMoved } from '../document.ts'
import type { PlacementValues } from '../document-form.ts'
import { EngagementField } from '../EngagementField.tsx'
import { Names } from '../Names.tsx'
import {
  DocumentTypeField,
  FiscalYearField,
  FolderField,
  ReadersField,
  StaffClientField,
} from '../PlacementFields.tsx'
import type { ChosenRow } from '../useChosenRows.ts'
import { useDone } from '../useDone.ts'
import { useUndoToast } from '../useUndoToast.ts'
import {
  changesBack,
  changesOf,
  moveForm,
  refusedFields,
  type MoveBody,
  type MovePart,
  type MoveValues,
} from './move-form.ts'

export interface MoveDialogProps {
  documents: readonly ChosenRow[]
  onMoved: () => void
  onClose: () => void
}

/** Asks what to change for several documents: their place, what they belong to, or who can read them. */
export function MoveDialog({ documents, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation('documents')
  const api = useApi()
  const say = useDone()
  const offerUndo = useUndoToast()
  const { mutateAsync, error } = useMutation(writeOptions(api, moveDocuments))
  const send = async (values: MoveBody, idempotencyKey: string) => {
    const changes = changesOf(values)
    const { value } = await mutateAsync({
      body: { documents: documents.map(({ id, '@odata.etag': etag }) => ({ id, etag, ...changes })) },
      idempotencyKey,
    })
    const places = new Map(documents.map(({ id, ...place }) => [id, place]))
    offerUndo({
      documents,
      done: say('moved', documents),
      undo: () =>
        mutateAsync({
          body: {
            documents: value.map(moved => ({
              ...moved,
              ...changesBack(places.get(moved.id) ?? {}, changes),
            })),
          },
          idempotencyKey: newIdempotencyKey(),
        }),
      undone: t('move.undone'),
      notUndone: t('move.notUndone'),
      say: sayNotMoved,
    })
    onMoved()
  }
  const [only, ...others] = documents
  return (
    <SendDialog
      form={moveForm}
      namespace="documents"
      draft={documents.map(({ id }) => id).join(',')}
      title={
        others.length === 0
          ? t('move.one', { name: only?.name ?? '' })
          : t('move.several', { number: documents.length })
      }
      description={t('move.text')}
      submit={t('move.confirm')}
      failed={say('notMoved', documents)}
      why={<Names of={others.length === 0 ? [] : refusedOf(error, documents)} />}
      refused={refusedFields}
      send={send}
      onClose={onClose}
    >
      {control => <MoveFields control={control} documents={documents} />}
    </SendDialog>
  )
}

interface MoveFieldsProps {
  control: Control<MoveValues>
  documents: readonly ChosenRow[]
}

/** The parts that can change, each with its fields once it is ticked. */
function MoveFields({ control, documents }: MoveFieldsProps) {
  const { t } = useTranslation('documents')
  const isStaff = useIsStaff()
  const values = useWatch({ control, compute: now => now })
  // The form for a single document has these fields, too.
  const place = control as unknown as Control<PlacementValues>
  const [first] = documents
  const isOfOne = documents.every(({ accountId }) => accountId === first?.accountId)
  const own =
    first && isOfOne
      ? { id: String(first.accountId), label: first.accountName, description: first.accountNumber }
      : null
  const engagement = (
    <FormField name="engagementId" control={control} label={t('field.engagementId')}>
      {field => (
        <EngagementField {...field} client={values.withClient ? values.client : own} present={undefined} />
      )}
    </FormField>
  )
  return (
    <>
      <Part control={control} part="withFolder" />
      {values.withFolder && <FolderField control={place} />}
      <Part control={control} part="withFiscalYear" />
      {values.withFiscalYear && <FiscalYearField control={place} />}
      <Part control={control} part="withDocumentType" />
      {values.withDocumentType && <DocumentTypeField control={place} />}
      {isStaff && <Part control={control} part="withClient" />}
      {values.withClient && <StaffClientField control={place} />}
      {/* Documents of several clients cannot share an engagement. */}
      {!values.withClient && isOfOne && <Part control={control} part="withEngagement" />}
      {(values.withClient || (values.withEngagement && isOfOne)) && engagement}
      {isStaff && <Part control={control} part="withConfidentiality" />}
      {values.withConfidentiality && <ReadersField control={place} isStored />}
    </>
  )
}

function Part({ control, part }: { control: Control<MoveValues>; part: MovePart }) {
  const { t } = useTranslation('documents')
  return (
    <FormField name={part} control={control} label={t(`field.${part}`)}>
      {({ label, ...field }) => <Checkbox {...field}>{label}</Checkbox>}
    </FormField>
  )
}
