import { Logo } from '@parvis/design-system/Logo'

export function HomeLink() {
  return (
    <a href="/">
      <Logo name="Parvis" />
    </a>
  )
}
