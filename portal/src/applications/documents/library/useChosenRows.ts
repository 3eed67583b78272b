import { readOptions, type RowOf } from '@parvis/api-types/calls'
import { listDocuments } from '@parvis/api-types/calls/documents'
import { DocumentMoveForm } from '@parvis/api-types/limits/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../api/ApiContext.tsx'
import { useTranslation } from '../../../i18n/useTranslation.ts'
import type { Undone } from './chosen.ts'
import { sayNotMoved, useMayChange } from './document.ts'
import { useDone } from './useDone.ts'
import type { ChosenDocuments } from './useChosenDocuments.ts'

/** The most documents that can be changed at once. */
export const mostChanged = DocumentMoveForm.documents.maxItems

const select = [
  'id',
  'name',
  'accountId',
  'accountName',
  'accountNumber',
  'engagementId',
  'fiscalYear',
  'folder',
  'documentType',
  'confidentiality',
  'createdBy',
] as const

/** A selected document, in the version that it had when selected. */
export type ChosenRow = Pick<RowOf<'listDocuments'>, (typeof select)[number] | '@odata.etag'>

/**
 * Loads the selected documents of all pages, and continues with them if the reader may change them all.
 * @param undone the message otherwise
 */
export function useChosenRows(
  undone: 'notDeleted' | 'notMoved',
  goOn: (documents: readonly ChosenRow[], done: () => void) => void,
) {
  const api = useApi()
  const { t } = useTranslation('documents')
  const say = useDone()
  const mayChange = useMayChange()
  const [refused, setRefused] = useState<Undone>()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ load }: { load: ChosenDocuments['load']; done: () => void }) => {
      const ids = await load()
      const query = { filter: ['id', 'in', ids], select, orderby: ['name', 'id'], top: mostChanged } as const
      const { value } = await readOptions(api, listDocuments, { query }).queryFn({
        signal: new AbortController().signal,
      })
      return value
    },
    onMutate: () => setRefused(undefined),
    onError: error => setRefused({ title: t('list.failed'), problem: sayNotMoved(error), names: [] }),
    onSuccess: (documents, { done }) => {
      const ofOthers = documents.filter(document => !mayChange(document))
      // What is gone cannot be changed, and the reader cannot deselect it: go on with the others.
      if (documents.length === 0)
        setRefused({ title: t('chosen.gone'), problem: { key: 'documents:problem.allGone' }, names: [] })
      else if (ofOthers.length > 0)
        setRefused({
          title: say(undone, documents),
          problem: { key: 'documents:problem.ofAnother' },
          names: ofOthers,
        })
      else goOn(documents, done)
    },
  })
  return {
    ask: (load: ChosenDocuments['load'], done: () => void) => mutate({ load, done }),
    isPending,
    refused,
  }
}
