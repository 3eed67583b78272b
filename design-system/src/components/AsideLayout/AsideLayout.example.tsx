import { AsideLayout } from '@parvis/design-system/AsideLayout'
import { Guidance } from '@parvis/design-system/Guidance'
import { PlainText } from '@parvis/design-system/PlainText'

export function Letter({ text }: { text: string }) {
  return (
    <AsideLayout aside={<Guidance title="Before you sign">Read all pages.</Guidance>}>
      <PlainText label="Letter" text={text} />
    </AsideLayout>
  )
}
