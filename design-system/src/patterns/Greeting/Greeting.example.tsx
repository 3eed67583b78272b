import { Greeting } from '@parvis/design-system/patterns/Greeting'

export function Welcome() {
  return <Greeting title="Good morning, Anne" date="Thursday, March 12" />
}
