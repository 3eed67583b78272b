import type { ReportFileKind } from './report-file.ts'
import { maximumFileBytes } from '../../uploads/tus-sending.ts'
import type { CheckedReportFile } from './found-report.ts'

/** Files that a person may have on their way at once, as the services have it. */
export const filesAtOnce = 5

/**
 * Looks at a report, or a template, before a byte of it is sent: its name, its size, its first bytes, its directory and its layout, none
 * of the rest. What reads zips is loaded with the first file. The services look again and have the last word.
 * @param file as the reader chose it
 * @throws when the file cannot be read, or AbortError
 */
export async function checkReportFile(
  file: File,
  signal?: AbortSignal,
  kind: ReportFileKind = 'report',
): Promise<CheckedReportFile> {
  if (kind === 'report' && !/[^.]\.pbix$/i.test(file.name)) return { refusal: 'report-file-extension' }
  if (kind === 'template' && !/[^.]\.pbit$/i.test(file.name))
    return { refusal: 'report-file-template-extension' }
  if (file.size > maximumFileBytes) return { refusal: 'report-file-too-large' }
  const { readReportFile } = await import('./read-report-file.ts')
  signal?.throwIfAborted()
  return readReportFile(file, signal, kind)
}
