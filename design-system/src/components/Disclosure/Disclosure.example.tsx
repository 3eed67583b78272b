import { Disclosure } from '@parvis/design-system/Disclosure'

export function Details({ reference }: { reference: string }) {
  return <Disclosure title="Details for support">Reference {reference}</Disclosure>
}
