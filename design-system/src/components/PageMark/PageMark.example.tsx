import { PageMark } from '@parvis/design-system/PageMark'

export function SignaturePlace() {
  return <PageMark label="Signature of Anne Martin" left={60} top={640} width={180} height={60} />
}
