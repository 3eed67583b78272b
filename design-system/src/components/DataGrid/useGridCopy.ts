import { useState } from 'react'
import type { GridWords } from './DataGrid.messages.ts'
import type { CopyOutcome, CopySource } from './gridCopy.ts'

interface GridCopyOptions<Row> extends CopySource<Row> {
  t: GridWords
  announce: (words: string) => void
}

/** Why copying failed, until the next attempt. */
export type CopyProblem = 'copyRefused' | 'copyTooMany' | 'copyNothing' | 'copyLost'

const problems = {
  copied: 'copyRefused',
  nothing: 'copyNothing',
  tooMany: 'copyTooMany',
} as const satisfies Record<CopyOutcome['kind'], CopyProblem>

/** Copies the selection to the clipboard as HTML for spreadsheets and as plain text, and announces how much it was. */
export function useGridCopy<Row>({ t, announce, ...source }: GridCopyOptions<Row>): {
  copy: (withTitles: boolean) => void
  problem: CopyProblem | null
  dismiss: () => void
} {
  const [problem, setProblem] = useState<CopyProblem | null>(null)
  const copy = async (withTitles: boolean) => {
    setProblem(null)
    // The copy code is loaded on first use.
    const made = import('./gridCopy.ts').then(({ copyOf }) => copyOf(source, withTitles))
    try {
      // Start before the code is loaded: browsers allow clipboard access only in response to a key or a press.
      await writeClipboard(made)
      const done = await made
      if (done.kind === 'copied') announce(copiedWords(done, t))
    } catch {
      // The clipboard reports one error for everything, so find out whether creating the content failed.
      setProblem(
        await made.then(
          ({ kind }) => problems[kind],
          () => 'copyLost',
        ),
      )
    }
  }
  return { copy: withTitles => void copy(withTitles), problem, dismiss: () => setProblem(null) }
}

async function writeClipboard(made: Promise<CopyOutcome>): Promise<void> {
  // There is no clipboard outside a secure context.
  if (!('clipboard' in navigator)) throw new TypeError('no clipboard')
  const part = async (of: 'text' | 'html') => {
    const outcome = await made
    if (outcome.kind !== 'copied') throw new RangeError(outcome.kind)
    return outcome[of]
  }
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await part('text'))
  const blob = async (of: 'text' | 'html', type: string) => new Blob([await part(of)], { type })
  const item = { 'text/plain': blob('text', 'text/plain'), 'text/html': blob('html', 'text/html') }
  await Promise.all([...Object.values(item), navigator.clipboard.write([new ClipboardItem(item)])])
}

function copiedWords(done: CopyOutcome & { kind: 'copied' }, t: GridWords): string {
  return [
    t('copied', { count: done.cells }),
    ...(done.notLoaded > 0 ? [t('copiedNotLoaded', { count: done.notLoaded })] : []),
    ...(done.elsewhere > 0 ? [t('copiedElsewhere', { count: done.elsewhere })] : []),
  ].join(' ')
}
