import { NotificationPreview } from '@parvis/design-system/patterns/NotificationPreview'

export function InEnglish({ title, text }: { title: string; text: string }) {
  return (
    <NotificationPreview
      locale="en"
      caption="English"
      severity="info"
      title={title}
      text={text}
      application="Reports"
    />
  )
}
