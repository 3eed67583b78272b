import { ConfirmDialog, type ConfirmDialogProps } from '@parvis/design-system/ConfirmDialog'

type DeleteReportProps = Pick<ConfirmDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'>

export function DeleteReport(props: DeleteReportProps) {
  return (
    <ConfirmDialog {...props} title="Delete the report?" confirmLabel="Delete">
      It cannot be restored.
    </ConfirmDialog>
  )
}
