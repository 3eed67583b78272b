import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Logo } from '../../components/Logo/Logo.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Landing } from './Landing.tsx'

const meta = {
  title: 'Patterns/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo />,
    controls: <Button variant="quiet">English</Button>,
    eyebrow: 'Pour les collaborateurs du cabinet et ses clients',
    title: 'Tout ce que vous faites avec le cabinet, au même endroit',
    sentence: 'Connectez-vous pour retrouver vos applications, vos rapports et vos documents.',
    actions: <Button variant="primary">Se connecter</Button>,
    footer: <Footer version="0.1.0" />,
  },
} satisfies Meta<typeof Landing>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('main')).toContainElement(canvas.getByRole('heading', { level: 1 }))
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Se connecter' })).toHaveFocus()
  },
}
export const WithNotice: Story = {
  parameters: { picture: 'none' },
  args: { notice: <Banner kind="info" title="Votre session est terminée." /> },
  play: async ({ canvasElement }) => {
    const [notice, heading] = [
      within(canvasElement).getByRole('group'),
      within(canvasElement).getByRole('heading', { level: 1 }),
    ]
    await expect(notice.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
}
export const Permutations: Story = {
  args: {
    notice: (
      <Banner
        kind="info"
        title="Votre session est terminée. Reconnectez-vous pour revenir là où vous étiez."
      />
    ),
    title:
      'Anticonstitutionnellement, une seule porte pour tout ce que vous faites avec les établissements du cabinet',
  },
}
