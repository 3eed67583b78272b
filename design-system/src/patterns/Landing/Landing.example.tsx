import { Button } from '@parvis/design-system/Button'
import { Landing } from '@parvis/design-system/patterns/Landing'

export function SignIn({ onSignIn }: { onSignIn: () => void }) {
  return (
    <Landing
      logo="Parvis"
      controls={null}
      title="Your reports, in one place"
      sentence="Sign in with the address of your firm."
      actions={<Button onPress={onSignIn}>Sign in</Button>}
    />
  )
}
