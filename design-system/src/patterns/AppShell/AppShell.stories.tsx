import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState, type ComponentProps } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Banner } from '../../components/Banner/Banner.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Loader } from '../../components/Loader/Loader.tsx'
import { Page } from '../../components/Page/Page.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { useLocale } from '../../i18n/useMessages.ts'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import type { SidebarItem } from '../Sidebar/items.ts'
import { Sidebar } from '../Sidebar/Sidebar.tsx'
import { AppShell } from './AppShell.tsx'

const items: SidebarItem[] = [
  { id: 'menus', title: 'Menus', href: '/app/menu/admin', icon: 'list-tree', color: '#0f62fe' },
  {
    id: 'security',
    title: 'Sécurité',
    icon: 'shield-check',
    color: '#b91c1c',
    children: [
      {
        id: 'roles',
        title: 'Rôles et groupes',
        href: '/app/security/roles',
        icon: 'users',
        color: '#b91c1c',
      },
      {
        id: 'check',
        title: 'Contrôle des permissions',
        href: '/app/security/checkpermissions',
        icon: 'key-round',
        color: '#b91c1c',
        count: { value: 4, label: '4 alertes' },
      },
    ],
  },
  { id: 'notif', title: 'Notifications', href: '/notif/new', icon: 'bell', color: '#c2410c' },
]

const user = {
  name: 'Camille Berthelot',
  email: 'admin@parvis.example',
  profileHref: '/profile',
  termsHref: '/terms',
  privacyHref: 'https://example.org/privacy',
  onSignOut: fn(),
}

function StoryHeader(props: Partial<ComponentProps<typeof Header>>) {
  const locale = useLocale()
  return (
    <Header
      locale={locale}
      onLocaleChange={() => undefined}
      theme="system"
      onThemeChange={() => undefined}
      onLauncher={() => undefined}
      onSearch={() => undefined}
      user={user}
      {...props}
    />
  )
}

function StorySidebar({ currentId = 'menus' }: { currentId?: string }) {
  const [isRail, setRail] = useState(false)
  return (
    <Sidebar
      title="Administration"
      icon="settings"
      color="#475569"
      items={items}
      currentId={currentId}
      isRail={isRail}
      onRailChange={setRail}
      onWidthChange={() => undefined}
    />
  )
}

const footer = <Footer version="0.1.0" links={[{ label: 'Conditions d’utilisation', href: '/terms' }]} />

const content = (
  <Page>
    <PageHeader title="Menus" sentence="L’arborescence que chacun voit selon ses droits." />
    {Array.from({ length: 6 }, (_, index) => (
      <Card key={index} title={`Menu ${index + 1}`}>
        <p>
          Titre, description, icône et couleur dans les deux langues. <a href={`#${index}`}>Modifier</a>
        </p>
      </Card>
    ))}
  </Page>
)

const meta = {
  title: 'Patterns/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    header: <StoryHeader />,
    sidebar: <StorySidebar />,
    footer,
    pageKey: '/app/menu/admin',
    title: 'Menus — Parvis',
    children: content,
  },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

export const WithSidebar: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    for (const role of ['banner', 'main', 'contentinfo'])
      await expect(canvas.getAllByRole(role)).toHaveLength(1)
    await expect(canvas.getByRole('navigation', { name: 'Administration' })).toBeVisible()
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: /Skip to content|Aller au contenu/ })
    await expect(skip).toHaveFocus()
    await expect(skip).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

const { sidebar: _sidebar, ...withoutSidebar } = meta.args
export const WithoutSidebar: Story = {
  render: () => <AppShell {...withoutSidebar} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('navigation', { name: 'Administration' })).toBeNull()
  },
}

/** Beside a sidebar, a narrow page starts at the same edge as all others instead of being centred. */
export const PagesBeginAtOneEdge: Story = {
  parameters: { picture: 'none' },
  args: {
    children: (
      <>
        <Page width="full">
          <PageHeader title="Menus" sentence="Une liste." />
        </Page>
        <Page width="reading">
          <Card title="Menu">
            <p>Un enregistrement de la liste.</p>
          </Card>
        </Page>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const startOf = (element: HTMLElement) => Math.round(element.getBoundingClientRect().left)
    const list = canvas.getByRole('heading', { level: 1 })
    const card = canvas.getByRole('region', { name: 'Menu' })
    await expect(startOf(card)).toBe(startOf(list))
  },
}

function MenusInTurn() {
  const [accent, setAccent] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  return (
    <AppShell {...withoutSidebar} {...(accent !== undefined && { accent })}>
      <Page>
        <PageHeader title="Menus" />
        <Button variant="primary" onPress={() => setOpen(true)}>
          Ouvrir
        </Button>
        {['#8a63c9', '#b91c1c', 'red', undefined].map(color => (
          <Button key={String(color)} onPress={() => setAccent(color)}>
            {String(color)}
          </Button>
        ))}
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Créer un menu"
          footer={<Button variant="primary">Créer</Button>}
        >
          <p>Ce qui est au-dessus de la page a la même couleur.</p>
        </Dialog>
      </Page>
    </AppShell>
  )
}

/** The page and its overlays take the accent of the open menu. An invalid colour changes nothing. */
export const Accent: Story = {
  render: () => <MenusInTurn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const colorOf = (element: Element) => getComputedStyle(element).backgroundColor
    const open = canvas.getByRole('button', { name: 'Ouvrir' })
    const own = colorOf(open)
    await userEvent.click(canvas.getByRole('button', { name: '#b91c1c' }))
    await waitFor(() => expect(colorOf(open)).not.toBe(own))
    const ofRed = colorOf(open)
    await userEvent.click(canvas.getByRole('button', { name: 'red' }))
    await waitFor(() => expect(colorOf(open)).toBe(own))
    await userEvent.click(canvas.getByRole('button', { name: '#8a63c9' }))
    await waitFor(() => expect(colorOf(open)).not.toBe(own))
    await expect(colorOf(open)).not.toBe(ofRed)
    await userEvent.unhover(open)
    const violet = colorOf(open)
    await userEvent.click(open)
    const dialog = await screen.findByRole('dialog', { name: 'Créer un menu' })
    await waitFor(() => expect(colorOf(within(dialog).getByRole('button', { name: 'Créer' }))).toBe(violet))
  },
}

export const StickyHeaderHidesNoFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const links = canvas.getAllByRole('link', { name: 'Modifier' })
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    for (const link of links.toReversed()) {
      link.focus()
      const under = canvas.getByRole('banner').getBoundingClientRect().bottom
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(under)
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

function Arriving() {
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    const tell = () => setTold(true)
    // In the capture phase, because a button stops its press events.
    window.addEventListener('pointerdown', tell, true)
    return () => window.removeEventListener('pointerdown', tell, true)
  }, [])
  return (
    <AppShell
      {...withoutSidebar}
      banner={isTold && <Banner kind="danger" live="assertive" title="Un mot de passe a fuité" />}
    >
      <Page>
        <PageHeader title="Menus" />
        <Button>Ouvrir</Button>
      </Page>
    </AppShell>
  )
}

/**
 * The pressed element stays under the pointer until it is released; only then does the layout make room for new
 * content.
 */
export const PressedWhileABannerArrives: Story = {
  parameters: { picture: 'none' },
  render: () => <Arriving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: 'Ouvrir' })
    const place = () => button.getBoundingClientRect().top
    const before = place()
    // A single user-event instance, which remembers what is pressed.
    const hand = userEvent.setup()
    await hand.pointer({ keys: '[MouseLeft>]', target: button })
    const told = await canvas.findByRole('alert')
    await expect(place()).toBe(before)
    await hand.pointer({ keys: '[/MouseLeft]', target: button })
    await waitFor(() => expect(place()).toBe(before + told.getBoundingClientRect().height))
  },
}

function Journey() {
  const [page, setPage] = useState<'list' | 'late' | 'form'>('list')
  const [isLoaded, setLoaded] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const titles = { list: 'Menus', late: 'Rapports', form: 'Nouveau menu' }
  return (
    <AppShell {...withoutSidebar} pageKey={page} title={`${titles[page]} — Parvis`}>
      <Page>
        {(page !== 'late' || isLoaded) && <PageHeader title={titles[page]} />}
        <button type="button" onClick={() => setPage('form')}>
          Ouvrir le formulaire
        </button>
        <button
          type="button"
          onClick={() => {
            setPage('late')
            setTimeout(() => setLoaded(true), 80)
          }}
        >
          Ouvrir les rapports
        </button>
        {page === 'list' && (
          <button type="button" onClick={() => setAsked(true)}>
            Créer un menu
          </button>
        )}
        <Dialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          title="Créer un menu"
          footer={
            <Button
              onPress={() => {
                setPage('form')
                // Closes once the requested page is there.
                setTimeout(() => setAsked(false), 100)
              }}
            >
              Créer
            </Button>
          }
        />
      </Page>
    </AppShell>
  )
}

export const Navigation: Story = {
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir le formulaire' }))
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await waitFor(() => expect(canvas.getByText('Nouveau menu — Parvis')).toHaveAttribute('role', 'status'))
  },
}

export const NavigationToAScreenThatLoads: Story = {
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir les rapports' }))
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Rapports' })).toHaveFocus())
    await waitFor(() => expect(canvas.getByText('Rapports — Parvis')).toHaveAttribute('role', 'status'))
  },
}

/** The element that gave the focus to the dialog has gone with the previous page. */
export const NavigationByADialog: Story = {
  parameters: { picture: 'none' },
  render: () => <Journey />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Créer un menu' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Créer' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nouveau menu' })).toHaveFocus())
  },
}

/** A history of two pages. On return the first loads late, like a screen that waits for the services. */
function Return() {
  const [{ page, isReturn }, setVisit] = useState({ page: 'list', isReturn: false })
  const [isLoaded, setLoaded] = useState(true)
  const go = (next: string, back: boolean) => {
    setVisit({ page: next, isReturn: back })
    setLoaded(!back)
    if (back) setTimeout(() => setLoaded(true), 120)
  }
  return (
    <AppShell
      {...withoutSidebar}
      pageKey={page}
      visit={{ key: page, isReturn }}
      title={`${page === 'list' ? 'Menus' : 'Nouveau menu'} — Parvis`}
      header={
        <button type="button" onClick={() => go('list', true)}>
          Revenir
        </button>
      }
    >
      {page === 'list' && isLoaded && content}
      {page === 'form' && (
        <Page>
          <PageHeader title="Nouveau menu" />
        </Page>
      )}
      {page === 'list' && (
        <button type="button" onClick={() => go('form', false)}>
          Ouvrir le formulaire
        </button>
      )}
    </AppShell>
  )
}

export const Returning: Story = {
  render: () => <Return />,
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const open = canvas.getByRole('button', { name: 'Ouvrir le formulaire' })
    open.scrollIntoView({ behavior: 'instant' })
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(300))
    const before = window.scrollY
    await new Promise(requestAnimationFrame)
    await userEvent.click(open)
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nouveau menu' })).toHaveFocus())
    await expect(window.scrollY).toBe(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Revenir' }))
    await waitFor(() => expect(canvas.getByText('Menus — Parvis')).toHaveAttribute('role', 'status'))
    await waitFor(() => expect(Math.abs(window.scrollY - before)).toBeLessThanOrEqual(1))
    await expect(canvas.getByRole('heading', { level: 1, name: 'Menus' })).not.toHaveFocus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

/** 320 px: the sidebar is a drawer behind the header's button. */
/** The footer is not shown where the loading screen would push it away. */
export const ScreenAwaited: Story = {
  parameters: { picture: 'none' },
  render: function Awaiting(args) {
    const [isThere, setThere] = useState(false)
    useEffect(() => {
      const timer = setTimeout(() => setThere(true), 500)
      return () => clearTimeout(timer)
    }, [])
    return <AppShell {...args}>{isThere ? content : <Loader label="Vérification de vos droits…" />}</AppShell>
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = canvas.getByRole('contentinfo', { hidden: true })
    await expect(words).not.toBeVisible()
    await canvas.findByRole('heading', { level: 1 })
    await expect(words).toBeVisible()
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'w320', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    const open = await canvas.findByRole('button', { name: /Open navigation|Ouvrir la navigation/ })
    await userEvent.click(open)
    const drawer = await screen.findByRole('dialog', { name: 'Administration' })
    await expect(within(drawer).getByRole('link', { name: 'Menus' })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(open).toHaveFocus())
  },
}

export const Permutations: Story = {
  args: {
    header: (
      <StoryHeader
        title="Portail des applications"
        user={{ ...user, name: 'Marie-Antoinette de La Rochefoucauld-Montmorency' }}
      />
    ),
    footer: (
      <Footer
        version="12.345.678"
        links={[
          { label: 'Conditions générales d’utilisation du portail', href: '/terms' },
          { label: 'Droits des personnes sur leurs données', href: '/rights' },
        ]}
      />
    ),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
