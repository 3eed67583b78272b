import { useState } from 'react'
import type { GridWords } from './DataGrid.messages.ts'
import type { CopyOutcome, CopySource } from './gridCopy.ts'

interface GridCopyOptions<Row> extends CopySource<Row> {
  t: GridWords
  announce: (words: string) => void
}

/** Why nothing was copied, until it is tried again. */
export type CopyProblem = 'copyRefused' | 'copyTooMany' | 'copyNothing' | 'copyLost'

const problems = {
  copied: 'copyRefused',
  nothing: 'copyNothing',
  tooMany: 'copyTooMany',
} as const satisfies Record<CopyOutcome['kind'], CopyProblem>

/** Copies what is chosen to the clipboard, for a spreadsheet and as plain text; says how much it was. */
export function useGridCopy<Row>({ t, announce, ...source }: GridCopyOptions<Row>): {
  copy: (withTitles: boolean) => void
  problem: CopyProblem | null
  dismiss: () => void
} {
  const [problem, setProblem] = useState<CopyProblem | null>(null)
  const copy = async (withTitles: boolean) => {
    setProblem(null)
    // What writes cells is loaded with the first that somebody copies.
    const made = import('./gridCopy.ts').then(({ copyOf }) => copyOf(source, withTitles))
    try {
      // Before it is loaded: browsers allow it only in answer to a key or a press.
      await writeClipboard(made)
      const done = await made
      if (done.kind === 'copied') announce(copiedWords(done, t))
    } catch {
      // The clipboard gives one reason for all: what could not be made is told as what it is.
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
  // Where the portal is not served safely there is none.
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
