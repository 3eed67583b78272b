import { Accordion } from '@parvis/design-system/Accordion'

export function Questions() {
  return (
    <Accordion
      items={[
        { id: 'who', title: 'Who sees the report?', content: 'Everyone at the client who has the role.' },
        { id: 'when', title: 'When is it published?', content: 'On the day after it is approved.' },
      ]}
    />
  )
}
