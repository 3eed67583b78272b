import { readOptions } from '@parvis/api-types/calls'
import { listDocuments } from '@parvis/api-types/calls/documents'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../api/ApiContext.tsx'
import type { ProblemText } from '../../../../api/problem-messages.ts'
import { mostShared, sayOfShare, type SharedDocument } from './share.ts'

/** The documents to ask about: those that can be shared, and those that do not need it. */
interface Asked {
  documents: readonly SharedDocument[]
  leftOut: readonly SharedDocument[]
}

/** Thrown if the selected documents cannot be shared together. */
class Unshareable extends Error {
  readonly text: ProblemText['key']
  constructor(text: ProblemText['key']) {
    super(text)
    this.text = text
  }
}

/** Sorts out which documents to ask about. @throws Unshareable if there are none or they belong to several clients */
function sortOut(found: readonly SharedDocument[]): Asked {
  const documents = found.filter(({ confidentiality }) => confidentiality !== 'client')
  if (found.length === 0) throw new Unshareable('documents:problem.allGone')
  if (documents.length === 0) throw new Unshareable('documents:problem.shareNeedless')
  if (new Set(found.map(({ accountId }) => accountId)).size > 1)
    throw new Unshareable('documents:problem.clientsDiffer')
  return {
    documents,
    leftOut: found.filter(({ confidentiality }) => confidentiality === 'client'),
  }
}

/** Manages the share dialog, once the details of the selected documents are loaded. */
export function useSharing() {
  const api = useApi()
  const [asked, setAsked] = useState<Asked>()
  const choice = useMutation({
    mutationFn: async (load: () => Promise<number[]>) => {
      const ids = await load()
      const { queryFn } = readOptions(api, listDocuments, {
        query: {
          filter: ['id', 'in', ids],
          select: ['id', 'name', 'accountId', 'accountName', 'confidentiality'],
          orderby: ['name', 'id'],
          top: mostShared,
        },
      })
      const { value } = await queryFn({ signal: new AbortController().signal })
      return sortOut(value)
    },
    onSuccess: sorted => setAsked(sorted),
  })
  const { error } = choice
  return {
    asked,
    askChosen: choice.mutate,
    isPending: choice.isPending,
    close: () => setAsked(undefined),
    /** Why the selected documents cannot be shared. */
    problem: error
      ? error instanceof Unshareable
        ? ({ key: error.text } satisfies ProblemText)
        : sayOfShare(error)
      : undefined,
  }
}
