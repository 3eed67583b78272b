import { writeOptions } from '@parvis/api-types/calls'
import { importReportFile } from '@parvis/api-types/calls/report-files'
import { newIdempotencyKey } from '@parvis/api-types/client'
import { isProblem } from '@parvis/api-types/problems'
import { Button } from '@parvis/design-system/Button'
import { Inline } from '@parvis/design-system/Inline'
import { Stack } from '@parvis/design-system/Stack'
import { TextField } from '@parvis/design-system/TextField'
import type { FieldMessage } from '@parvis/design-system/ValidationMessage'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { chosenClient } from '../../../../../organisation/chosen-client.ts'
import { ClientField } from '../../../../../organisation/ClientField.tsx'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { FormDraftOffer } from '../../../../../forms/FormDraftOffer.tsx'
import { FormField } from '../../../../../forms/FormField.tsx'
import { sayFieldText } from '../../../../../forms/field-texts.ts'
import { useFormEditor } from '../../../../../forms/useFormEditor.ts'
import { sayKey } from '../../../../../i18n/keys.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import { ProblemBanner } from '../../../../../problems/ProblemBanner.tsx'
import type { ReportFile } from '../../../../../reports/files/report-file.ts'
import { FolderField } from '../../ChosenFields.tsx'
import { reportChange, reportTexts, sayNotImported, useReportAssessment } from '../../assessment.ts'
import { clientOptions } from '../../library.ts'
import {
  fieldOfImportProblem,
  importFaults,
  importFields,
  isImportValues,
  type ImportValues,
} from '../../rules/import-values.ts'
import {
  isLongFileName,
  longestName,
  nameOfFile,
  normalizeName,
} from '../../../../../reports/files/report-name.ts'
import { nameFault } from '../../rules/names.ts'
import type { Place } from '../../rules/place.ts'
import { useLater } from '../../useLater.ts'
import type { Placement } from './SharedPlacement.tsx'
import { useClientSearch } from './useClientSearch.ts'
import type { ImportedReport } from './useSending.ts'

export interface NewReportFormProps {
  file: ReportFile
  /** Its place, as far as it is known. */
  place: Place | undefined
  /** The place chosen for all files together, if there is one. */
  shared: Placement | undefined
  onImported: (report: ImportedReport) => void
}

/** Asks for the name and place of a new report, once its client is loaded. */
export function NewReportForm({ place, ...props }: NewReportFormProps) {
  const { t } = useTranslation('reports')
  const found = useQuery({
    ...clientOptions(useApi(), place?.clientId ?? 0),
    enabled: place !== undefined,
  })
  if (place && found.isPending) return <p role="status">{t('import.loading')}</p>
  const client = found.data ?? undefined
  return (
    <Form
      {...props}
      start={{
        name: nameOfFile(props.file.fileName),
        client: client ? chosenClient(client) : null,
        folderId: client && place?.folderId !== undefined ? String(place.folderId) : null,
        ...props.shared,
      }}
    />
  )
}

interface FormProps extends Omit<NewReportFormProps, 'place'> {
  start: ImportValues
}

function Form({ file, start, shared, onImported }: FormProps) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const importing = useMutation(writeOptions(api, importReportFile))
  const load = useClientSearch()
  const { form, draft, failure, isPending, submit, finish } = useFormEditor<ImportValues>({
    name: `report-import:${file.id}`,
    isValues: isImportValues,
    start,
    fields: importFields,
    check: importFaults,
    refusals: fieldOfImportProblem,
    say: sayNotImported,
  })
  const [name, client, folderId] = useWatch({ control: form.control, name: ['name', 'client', 'folderId'] })
  const live = useNameMessages(name, folderId)
  const [initial] = useState(start)
  // Once a place was chosen for this file alone, it stays.
  const hasOwnPlace = useRef(false)
  // A draft on offer is answered first: a choice made for all files would withdraw and replace it.
  const isOffered = draft.found !== undefined && !form.formState.isDirty
  const follow = useEffectEvent((placement: Placement) => {
    if (hasOwnPlace.current) return
    form.setValue('client', placement.client, { shouldDirty: true })
    form.setValue('folderId', placement.folderId, { shouldDirty: true })
  })
  useEffect(() => {
    if (shared && !isOffered) follow(shared)
  }, [shared, isOffered])
  const resume = () => {
    const isContested = draft.resume()
    const resumed = form.getValues()
    hasOwnPlace.current = resumed.client?.id !== initial.client?.id || resumed.folderId !== initial.folderId
    return isContested
  }
  const save = async (values: ImportValues) => {
    try {
      const saved = await importing.mutateAsync({
        path: { id: file.id },
        idempotencyKey,
        body: { reportKey: null, name: normalizeName(values.name), folderId: Number(values.folderId) },
      })
      finish(values)
      onImported(saved)
    } catch (error) {
      // The first attempt arrived but its answer was lost. Another attempt is a new request, so it needs a new key.
      if (isProblem(error, 'idempotency-conflict')) setIdempotencyKey(newIdempotencyKey())
      throw error
    }
  }
  return (
    <form
      noValidate
      aria-label={t('import.newReport', { file: file.fileName })}
      onSubmit={event => {
        event.preventDefault()
        submit(save)
      }}
    >
      <Stack gap={5}>
        <FormDraftOffer form={form} draft={{ ...draft, resume }} first="name" />
        <FormField name="name" control={form.control} label={t('field.reportName')}>
          {field => (
            <TextField
              {...field}
              messages={field.messages.length > 0 ? field.messages : live}
              description={t(isLongFileName(file.fileName) ? 'import.shortened' : 'hint.name', {
                limit: longestName,
              })}
              isRequired
              autoComplete="off"
              limit={longestName}
            />
          )}
        </FormField>
        <FormField name="client" control={form.control} label={t('field.client')}>
          {({ onChange, ...field }) => (
            <ClientField
              {...field}
              description={t('hint.libraryClient')}
              load={load}
              onChange={next => {
                hasOwnPlace.current = true
                onChange(next)
                form.setValue('folderId', null)
              }}
            />
          )}
        </FormField>
        {client && (
          <FormField name="folderId" control={form.control} label={t('field.placement')}>
            {({ onChange, ...field }) => (
              <FolderField
                {...field}
                onChange={next => {
                  hasOwnPlace.current = true
                  onChange(next)
                }}
                accountId={Number(client.id)}
              />
            )}
          </FormField>
        )}
        {failure && <ProblemBanner title={t('import.importFailed')} problem={failure} />}
        <Inline>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('import.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}

/** The messages about the name while somebody types: first what can be checked here, then what the services find. */
function useNameMessages(name: string, folderId: string | null): readonly FieldMessage[] {
  const { t } = useTranslation()
  const { t: own } = useTranslation('reports')
  const typed = useLater({ name, folderId })
  const { problems } = useReportAssessment(
    reportChange({
      kind: 'create',
      name: typed.name,
      folderId: typed.folderId === null ? null : Number(typed.folderId),
    }),
  )
  const fault = name.trim() === '' ? undefined : nameFault(name)
  if (fault !== undefined) return [{ kind: 'error', text: sayFieldText(t, fault, own('field.reportName')) }]
  if (typed.name !== name || folderId === null) return []
  return problems.includes('report-exists')
    ? [{ kind: 'error', text: sayKey(t, reportTexts['report-exists']) }]
    : []
}
