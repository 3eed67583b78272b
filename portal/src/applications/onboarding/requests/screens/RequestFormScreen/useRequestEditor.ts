import { readOptions, writeOptions, type ReadOf } from '@parvis/api-types/calls'
import {
  createOnBoardingRequest,
  getContactInfoByEmail,
  updateOnBoardingRequest,
} from '@parvis/api-types/calls/onboarding'
import { equivalentIn, type EquivalentRequest } from '@parvis/api-types/problem-parts'
import { isProblem } from '@parvis/api-types/problems'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../../api/ApiContext.tsx'
import { looksLikeEmail } from '../../../../../forms/email.ts'
import { useVersionedEditor } from '../../../../../forms/useVersionedEditor.ts'
import { useTranslation } from '../../../../../i18n/useTranslation.ts'
import {
  bodyOf,
  changesTo,
  requestFaults,
  requestForm,
  valuesOf,
  type RequestValues,
} from '../../request-form.ts'
import { requestRecord, type OnBoardingRequest } from '../../request.ts'
import { sameEmail } from '../../rules/contact.ts'

/** The contact that an earlier request saved. */
export type KnownContact = ReadOf<'getContactInfoByEmail'>

export interface RequestEditorOptions {
  /** The request as the services hold it now; undefined for a new one. */
  request: OnBoardingRequest | undefined
  /** Called once the request is created or changed. */
  onSaved: (id: number) => void
}

/** The editor behind one request: validation, draft, saving, the lookup of the contact, and conflicts. */
export function useRequestEditor({ request, onSaved }: RequestEditorOptions) {
  const { t } = useTranslation('onboarding')
  const api = useApi()
  const queryClient = useQueryClient()
  const creation = useMutation(writeOptions(api, createOnBoardingRequest))
  const change = useMutation(writeOptions(api, updateOnBoardingRequest))
  const [asked, setAsked] = useState('')
  const [equivalent, setEquivalent] = useState<EquivalentRequest>()
  // Skip the lookup for the request's own contact.
  const isOwn = request !== undefined && sameEmail(asked, request.contactEmail)
  const found = useQuery({
    ...readOptions(api, getContactInfoByEmail, { path: { email: asked } }),
    staleTime: 60_000,
    enabled: looksLikeEmail(asked) && !isOwn,
    retry: false,
  })
  const knownContact = isOwn ? undefined : found.data

  /** Keeps the details of a refusal besides its code. */
  const learning = async <Result>(values: RequestValues, send: () => Promise<Result>): Promise<Result> => {
    setEquivalent(undefined)
    try {
      return await send()
    } catch (error) {
      if (isProblem(error, 'onboarding-email-used')) setAsked(values.contactEmail.trim())
      setEquivalent(equivalentIn(error))
      throw error
    }
  }

  const editor = useVersionedEditor<RequestValues, OnBoardingRequest>({
    kind: requestForm.name,
    thing: request,
    fields: requestForm.names,
    newValues: requestForm.start,
    valuesOf,
    isValues: requestForm.isValues,
    same: requestForm.isSame,
    check: (values, _base, isNew) => requestFaults(values, { knownEmail: knownContact?.contactEmail, isNew }),
    refusals: requestForm.refusals,
    say: requestForm.say,
    // A rejected request returns to its decider even if it is unchanged.
    isSentUnchanged: request?.statut === 'rejected',
    create: (values, idempotencyKey) =>
      learning(values, () => creation.mutateAsync({ body: bodyOf(values), idempotencyKey })),
    update: (from, values) =>
      learning(values, async () => {
        const { id, '@odata.etag': ifMatch } = from
        return {
          ...from,
          ...(await change.mutateAsync({ path: { id }, ifMatch, body: changesTo(from, values) })),
        }
      }),
    read: id => queryClient.fetchQuery({ ...requestRecord.options(api, id), staleTime: 0 }),
    onCreated: onSaved,
    onSaved,
    said: {
      created: t('form.created'),
      saved: t(request?.statut === 'rejected' ? 'form.sentAgain' : 'form.saved'),
    },
  })
  return {
    editor,
    knownContact,
    /** Looks up the contact once an email has been typed. */
    askAbout: (email: string) => setAsked(looksLikeEmail(email) ? email.trim() : ''),
    equivalent,
  }
}
