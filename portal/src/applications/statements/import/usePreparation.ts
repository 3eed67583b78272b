import { readOptions, writeOptions } from '@parvis/api-types/calls'
import { listAccounts } from '@parvis/api-types/calls/accounts'
import { createStatementRequest, getRememberedMapping } from '@parvis/api-types/calls/statements'
import { isProblem } from '@parvis/api-types/problems'
import type { Assignment } from '@parvis/accounting/statements/account-lines'
import { suggestMapping } from '@parvis/accounting/statements/mapping'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useApi } from '../../../api/ApiContext.tsx'
import { fieldText } from '../../../forms/field-texts.ts'
import { useVersionedEditor } from '../../../forms/useVersionedEditor.ts'
import { useLanguage } from '../../../i18n/formats.ts'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { ChosenClient } from '../../../organisation/chosen-client.ts'
import type { StatementRequest } from '../../../statements/request.ts'
import { useLossWarning } from '../../../unsaved/unsaved-changes.ts'
import { useDraft } from '../../../unsaved/useDraft.ts'
import { isKeptDecisions } from './kept-decisions.ts'
import { requestOptions } from './request-query.ts'
import { countStates, decidedList, mappingOf, mappingRows, type Decided } from './rules/mapping-rows.ts'
import { clientBySiren } from './rules/suggested-client.ts'
import {
  periodAfter,
  suggestedChart,
  suggestedOpeningJournals,
  suggestedPeriod,
} from './rules/suggested-settings.ts'
import {
  companyFields,
  dialectBody,
  requestBody,
  settingsForm,
  type SettingsValues,
} from './settings-form.ts'
import type { StatementSource } from './useFecImport.ts'

/** The client whose SIREN is in the file name. */
export function useClientBySiren(siren: string | undefined) {
  const { data, isPending } = useQuery({
    ...readOptions(useApi(), listAccounts, {
      query: {
        filter: ['accountRegisterIdentification2', 'eq', siren ?? ''],
        select: ['id', 'accountLegalName', 'accountNumber'],
        orderby: ['id'],
        top: 2,
      },
    }),
    enabled: siren !== undefined,
    staleTime: 60_000,
  })
  return { client: data ? clientBySiren(data.value) : null, isAwaited: siren !== undefined && isPending }
}

/** What is remembered of a client: nothing if it has no statements yet. */
export function useRemembered(client: ChosenClient | null) {
  const found = useQuery({
    ...readOptions(useApi(), getRememberedMapping, { path: { id: Number(client?.id ?? 0) } }),
    enabled: client !== null,
    staleTime: 60_000,
  })
  return {
    data: client === null ? undefined : found.data,
    isAwaited: client !== null && found.isPending,
    /** Why it is unknown whether anything is remembered. */
    error: found.error && !isProblem(found.error, 'not-found') ? found.error : undefined,
    refetch: () => void found.refetch(),
    isFetching: found.isFetching,
  }
}

/**
 * Puts suggestions that arrive late into untouched fields. Use it where the fields are shown, since others cannot be
 * reset.
 */
export function useLateSuggestions({ editor: { form }, remembered }: Preparation) {
  const { dirtyFields } = form.formState
  const [periodStart] = useWatch({ control: form.control, name: ['periodStart'] })
  const takeChart = useEffectEvent((start: string) => {
    if (dirtyFields.chart !== true) form.resetField('chart', { defaultValue: suggestedChart(start) })
  })
  const takeRemembered = useEffectEvent((known: NonNullable<typeof remembered.data>) => {
    const { rounding, language, mapping } = known
    for (const name of companyFields)
      if (dirtyFields[name] !== true) form.resetField(name, { defaultValue: known[name] })
    if (rounding !== null && dirtyFields.rounding !== true)
      form.resetField('rounding', { defaultValue: rounding })
    if (language !== null && dirtyFields.language !== true)
      form.resetField('language', { defaultValue: language })
    if (mapping !== null && dirtyFields.sideLevel !== true)
      form.resetField('sideLevel', { defaultValue: mapping.sideLevel })
  })
  useEffect(() => takeChart(periodStart), [periodStart])
  useEffect(() => {
    if (remembered.data) takeRemembered(remembered.data)
  }, [remembered.data])
}

/** Clears the company fields when the client changes, so that one company's details are not printed for another. */
function useCompanyOfClient({ form }: ReturnType<typeof useSettingsEditor>, clientId: string | undefined) {
  const forget = useEffectEvent(() => {
    for (const name of companyFields) form.resetField(name, { defaultValue: '' })
  })
  const before = useRef(clientId)
  useEffect(() => {
    if (before.current !== undefined && before.current !== clientId) forget()
    before.current = clientId
  }, [clientId])
}

interface SettingsEditorOptions {
  source: StatementSource
  before: StatementRequest | undefined
  create: (values: SettingsValues, idempotencyKey: string) => Promise<{ id: number }>
  onCreated: (id: number) => void
  /** The number of accounts without a line in the chosen edition of the chart. */
  missing: number
}

function useSettingsEditor({ source, before, create, onCreated, missing }: SettingsEditorOptions) {
  const { file, report } = source
  const { t } = useTranslation('statementImport')
  const language = useLanguage()
  const [start] = useState((): SettingsValues => {
    const period = periodOf(report, before)
    return {
      ...settingsForm.start,
      ...period,
      chart: suggestedChart(period.periodStart),
      rounding: 'euro',
      language,
      openingJournals: suggestedOpeningJournals(report),
    }
  })
  return useVersionedEditor<SettingsValues, StatementRequest>({
    kind: settingsForm.name,
    thing: undefined,
    // Offer the settings of a file when the same file is chosen again.
    newName: `new:${file.name}:${file.size}`,
    isLostWith: 'page',
    fields: settingsForm.names,
    newValues: start,
    valuesOf: () => start,
    isValues: settingsForm.isValues,
    check: values => ({
      ...(missing > 0 && { chart: fieldText('statementImport:fault.unmapped', { count: missing }) }),
      ...settingsForm.check(values),
    }),
    refusals: settingsForm.refusals,
    same: settingsForm.isSame,
    say: settingsForm.say,
    create,
    // Requests are only created here, never changed.
    update: thing => Promise.resolve(thing),
    read: () => Promise.resolve(undefined),
    onCreated,
    said: { created: t('settings.created'), saved: t('settings.created') },
  })
}

export interface PreparationOptions {
  source: StatementSource
  /** The statements from which the reader started this import for the same client. */
  before: StatementRequest | undefined
  /** The client chosen for reading the columns. */
  said: ChosenClient | null | undefined
  /** Called once the services have created the request; pass a stable function. */
  onCreated: (id: number) => void
}

/** The year that the file suggests, or else the one after the earlier statements. */
function periodOf(report: StatementSource['report'], before: StatementRequest | undefined) {
  const priorEnd = before?.status === 'finished' ? before.periodEnd : undefined
  const period = suggestedPeriod(report, priorEnd)
  return period.periodStart === '' && before ? periodAfter(before) : period
}

/** The client of earlier statements. */
export const clientOf = ({ accountId, accountName }: StatementRequest): ChosenClient => ({
  id: String(accountId),
  label: accountName,
  description: '',
})

/** Stores a person's decisions about a file in the browser, and offers them when the person chooses that file again. */
function useDecisions({ name, size }: File) {
  const draft = useDraft(`statement-decisions:${name}:${size}`, isKeptDecisions)
  const [chosen, setChosen] = useState<ChosenClient | null>()
  const [decided, setDecided] = useState<Decided>(new Map())
  const hasDecided = decided.size > 0 || chosen !== undefined
  const { found, keep, clear, resumed } = draft
  useEffect(() => {
    if (hasDecided) keep({ client: chosen, decided: [...decided] })
    // Keep the offer, even if other decisions were made and undone.
    else if (found) keep(found.values)
    else clear()
  }, [hasDecided, chosen, decided, found, keep, clear])
  useLossWarning(hasDecided)
  return {
    chosen,
    setChosen,
    decided,
    setDecided,
    clear,
    /** The decisions from before the page was closed, until new ones are made. */
    offer:
      found && !hasDecided
        ? {
            savedAt: found.savedAt,
            onResume: () => {
              setChosen(found.values.client)
              setDecided(new Map(found.values.decided))
              resumed()
            },
            onDiscard: clear,
          }
        : undefined,
  }
}

/** The decisions between a checked file and its statements: its client, the lines of its accounts, and the settings. */
export function usePreparation({ source, before: earlier, said, onCreated }: PreparationOptions) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { file, dialect, report } = source
  const bySiren = useClientBySiren(report.siren)
  const { chosen, setChosen, decided, setDecided, clear, offer } = useDecisions(file)
  const client =
    chosen === undefined ? (said ?? bySiren.client ?? (earlier ? clientOf(earlier) : null)) : chosen
  const remembered = useRemembered(client)
  const creation = useMutation(writeOptions(api, createStatementRequest))

  // The edition chosen in the form; accounts may go elsewhere in another edition.
  const [chart, setChart] = useState(() => suggestedChart(periodOf(report, earlier).periodStart))
  const known = remembered.data
  const suggested = useMemo(
    () => suggestMapping(report.accounts, chart, known && mappingOf(known)),
    [report, chart, known],
  )
  const rows = useMemo(() => mappingRows(report.accounts, suggested, decided), [report, suggested, decided])
  const counts = useMemo(() => countStates(rows), [rows])
  const editor = useSettingsEditor({
    source,
    before: earlier,
    missing: counts.missing,
    onCreated,
    create: async (values, idempotencyKey) => {
      const made = await creation.mutateAsync({
        idempotencyKey,
        body: requestBody(values, {
          accountId: Number(client?.id),
          fileName: file.name,
          fileSize: file.size,
          dialect: dialectBody(dialect),
          rememberedFrom: known?.requestId ?? null,
          decided: decidedList(rows),
        }),
      })
      queryClient.setQueryData(requestOptions(api, made.id).queryKey, made)
      clear()
      return made
    },
  })
  useCompanyOfClient(editor, client?.id)
  const [chosenChart] = useWatch({ control: editor.form.control, name: ['chart'] })
  if (chosenChart !== chart) setChart(chosenChart)

  return {
    source,
    editor,
    chart,
    client,
    /** Whether the client was suggested by the file name. */
    isSuggestedClient: chosen === undefined && !said && bySiren.client !== null,
    chooseClient: setChosen,
    offer,
    remembered,
    /** Whether the client, or what is remembered of it, is still loading. */
    isAwaited: bySiren.isAwaited || remembered.isAwaited,
    rows,
    counts,
    /** Maps these accounts to a line; undefined restores the suggestion. */
    decide: useCallback(
      (accounts: readonly string[], assignment: Assignment | undefined) =>
        setDecided(before => {
          const after = new Map(before)
          for (const account of accounts) {
            if (assignment === undefined) after.delete(account)
            else after.set(account, assignment)
          }
          return after
        }),
      [setDecided],
    ),
  }
}

export type Preparation = ReturnType<typeof usePreparation>
