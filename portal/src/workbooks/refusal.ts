/** Why a workbook cannot be read. `zip`: it is another kind of archive. */
export type WorkbookFault = 'workbook-protected' | 'workbook-too-large' | 'workbook-broken' | 'zip'

/** Rejects a workbook for a reason that pages have texts for. */
export class WorkbookRefused extends Error {
  override readonly name = 'WorkbookRefused'
  readonly fault: WorkbookFault

  constructor(fault: WorkbookFault, options?: ErrorOptions) {
    super(fault, options)
    this.fault = fault
  }
}
