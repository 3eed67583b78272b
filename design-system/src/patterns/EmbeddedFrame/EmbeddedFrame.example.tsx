import { EmbeddedFrame } from '@parvis/design-system/patterns/EmbeddedFrame'

export function OtherApplication({ token }: { token: string }) {
  const origin = 'https://reports.firm.example'
  return (
    <EmbeddedFrame
      src={`${origin}/cash`}
      title="Cash flow"
      allowedOrigins={[origin]}
      token={token}
      theme="light"
    />
  )
}
