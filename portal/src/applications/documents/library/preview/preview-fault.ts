import type { WorkbookFault } from '../../../../workbooks/refusal.ts'

/** Why a loaded file has no preview. */
export type PreviewFault = 'tooLarge' | 'locked' | 'unreadable'

/** Thrown if a file has no preview, for a reason that the page can explain. */
export class PreviewRefused extends Error {
  override readonly name = 'PreviewRefused'
  readonly fault: PreviewFault

  constructor(fault: PreviewFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}

/** The fault to show for a workbook that cannot be read. */
export const faultOfWorkbook: Readonly<Record<WorkbookFault, PreviewFault>> = {
  'workbook-broken': 'unreadable',
  'workbook-protected': 'locked',
  'workbook-too-large': 'tooLarge',
  zip: 'unreadable',
}
