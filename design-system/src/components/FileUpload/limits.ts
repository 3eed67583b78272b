/** What files are taken. */
export interface UploadLimits {
  /** With their dot, in any case: ['.pbix', '.pdf']. @default all */
  extensions?: readonly string[]
  /** For one file. */
  maximumBytes?: number
  /** For the list. */
  maximumFiles?: number
}

/** Why a file is not taken. */
export type LimitProblem =
  | { kind: 'extension'; extension: string; extensions: readonly string[] }
  | { kind: 'size'; bytes: number; maximum: number }
  | { kind: 'empty' }
  | { kind: 'count'; maximum: number }

/** ".pbix" of "Liasse.PBIX"; '' when there is none. */
function extensionOf(name: string): string {
  const at = name.lastIndexOf('.')
  return at > 0 ? name.slice(at).toLowerCase() : ''
}

/**
 * Checks a file before a byte is sent.
 * @param others how many files the list has already
 * @returns null when it is taken
 */
export function checkLimits(
  file: { name: string; size: number },
  { extensions, maximumBytes, maximumFiles }: UploadLimits,
  others: number,
): LimitProblem | null {
  const extension = extensionOf(file.name)
  if (extensions && !extensions.some(taken => taken.toLowerCase() === extension))
    return { kind: 'extension', extension, extensions }
  if (maximumBytes !== undefined && file.size > maximumBytes)
    return { kind: 'size', bytes: file.size, maximum: maximumBytes }
  if (file.size === 0) return { kind: 'empty' }
  if (maximumFiles !== undefined && others >= maximumFiles) return { kind: 'count', maximum: maximumFiles }
  return null
}
