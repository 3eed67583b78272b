import { PlainText } from '@parvis/design-system/PlainText'

export function Answer() {
  return <PlainText label="Answer" text={'The report is late.\nIt comes on Monday.'} />
}
