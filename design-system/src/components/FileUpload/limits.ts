/** Which files are accepted. */
export interface UploadLimits {
  /** Accepted extensions with their dot, case-insensitive: ['.pbix', '.pdf']. @default all */
  extensions?: readonly string[]
  /** Maximum size of a file. */
  maximumBytes?: number
  /** Maximum number of files in the list. */
  maximumFiles?: number
}

/** Why a file is refused. */
export type LimitProblem =
  | { kind: 'extension'; extension: string; extensions: readonly string[] }
  | { kind: 'size'; bytes: number; maximum: number }
  | { kind: 'empty' }
  | { kind: 'count'; maximum: number }

/** The extension in lower case: ".pbix" for "Liasse.PBIX", '' if there is none. */
function extensionOf(name: string): string {
  const at = name.lastIndexOf('.')
  return at > 0 ? name.slice(at).toLowerCase() : ''
}

/**
 * Checks a file before anything is sent.
 * @param others number of files already in the list
 * @returns null if the file is accepted
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
