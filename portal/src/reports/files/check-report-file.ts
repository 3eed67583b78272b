import type { ReportFileKind } from './report-file.ts'
import { maximumFileBytes } from '../../uploads/tus-sending.ts'
import type { CheckedReportFile } from './found-report.ts'

/** Maximum number of concurrent uploads per person, the same as in the services. */
export const filesAtOnce = 5

/**
 * Checks a report or template before any byte is sent: its name, size, first bytes, directory and layout, and nothing
 * else. The zip library is loaded with the first file. The services check again and have the last word.
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
