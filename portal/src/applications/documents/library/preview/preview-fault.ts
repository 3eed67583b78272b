import type { WorkbookFault } from '../../../../workbooks/refusal.ts'

/** Why a file that came has no preview. */
export type PreviewFault = 'tooLarge' | 'locked' | 'unreadable'

/** Says that a file has no preview, for a reason that the page has words for. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused'
  readonly fault: PreviewFault

  constructor(fault: PreviewFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** What a page of the documents says of a workbook that is not read. */
export const faultOfWorkbook: Readonly<Record<WorkbookFault, PreviewFault>> = {
  'workbook-broken': 'unreadable',
  'workbook-protected': 'locked',
  'workbook-too-large': 'tooLarge',
  zip: 'unreadable',
}
