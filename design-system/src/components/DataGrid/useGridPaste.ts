import { useState } from 'react'
import type { PasteOutcome, PasteTarget } from './gridPaste.ts'
import type { PastedData } from './pastedTable.ts'

interface GridPasteOptions<Row> extends PasteTarget<Row> {
  announce: (words: string) => void
}

/** The cells that were not written, until the next attempt. */
export interface PasteProblem {
  title: string
  help: string
}

/** Pastes clipboard data into cells and empties ranges. Announces how many cells changed and which did not. */
export function useGridPaste<Row>({ announce, ...target }: GridPasteOptions<Row>): {
  paste: (data: PastedData) => void
  clearRange: () => void
  problem: PasteProblem | null
  dismiss: () => void
} {
  const [problem, setProblem] = useState<PasteProblem | null>(null)
  const { t } = target
  const write = async (done: 'pasted' | 'cleared', data: PastedData) => {
    setProblem(null)
    try {
      // The paste code is loaded on first use.
      const part = await import('./gridPaste.ts')
      const outcome: PasteOutcome =
        done === 'pasted' ? await part.paste(target, data) : await part.clearRange(target)
      if (outcome.kind === 'tooMany')
        setProblem({ title: t('pasteTooMany'), help: t('pasteTooManyHelp', { most: part.mostPasted }) })
      if (outcome.kind !== 'written') return
      const words = part.pasteWords(outcome, done, t)
      if (part.isMarked(outcome, done === 'pasted')) announce(words)
      else setProblem({ title: t(done === 'pasted' ? 'pasteParts' : 'clearParts'), help: words })
    } catch {
      setProblem({ title: t('pasteLost'), help: t('pasteLostHelp') })
    }
  }
  return {
    paste: data => void write('pasted', data),
    clearRange: () => void write('cleared', { text: '', html: '' }),
    problem,
    dismiss: () => setProblem(null),
  }
}
