import { ConflictDialog, type ConflictDialogProps } from '@parvis/design-system/patterns/ConflictDialog'

const fields = [{ name: 'city', label: 'City', theirs: 'Lyon', mine: 'Paris' }]

export function SavedMeanwhile(props: Omit<ConflictDialogProps, 'fields'>) {
  return <ConflictDialog {...props} person="Anne Martin" fields={fields} />
}
