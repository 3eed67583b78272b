import { Footer } from '@parvis/design-system/patterns/Footer'

export function PageFooter() {
  return <Footer version="1.0" links={[{ label: 'Privacy', href: '/privacy' }]} />
}
