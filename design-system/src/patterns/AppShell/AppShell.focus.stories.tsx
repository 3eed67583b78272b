import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { Inline } from '../../components/Inline/Inline.tsx'
import { Page } from '../../components/Page/Page.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { expectFocusInView } from '../../internal/focus/inView.fixtures.ts'
import { Footer } from '../Footer/Footer.tsx'
import { AppShell } from './AppShell.tsx'

const frame = {
  header: <span>Parvis</span>,
  footer: <Footer version="0.1.0" links={[]} />,
  pageKey: '/publication',
  title: 'Publication — Parvis',
}

const meta = {
  title: 'Patterns/AppShell/Focus that falls',
  component: AppShell,
  parameters: { layout: 'fullscreen', picture: 'none' },
  args: { ...frame, children: null },
} satisfies Meta<typeof AppShell>
export default meta
type Story = StoryObj<typeof meta>

/** Documents that are removed one by one; the last one is only disabled for a while. */
function Documents({ first = ['Notice', 'Annexe'] }: { first?: readonly string[] }) {
  const [names, setNames] = useState(first)
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  return (
    <AppShell {...frame}>
      <Page>
        <PageHeader title="Publication" />
        <Card title={`${names.length} documents`}>
          {names.map(name => (
            <button key={name} type="button" onClick={() => setNames(names.filter(each => each !== name))}>
              {`Retirer ${name}`}
            </button>
          ))}
          <button
            type="button"
            disabled={isBusy}
            onClick={() => {
              setBusy(true)
              setTimeout(() => setBusy(false), 150)
            }}
          >
            Vérifier
          </button>
          {names.length > 0 && (
            <button type="button" onClick={() => setAsked(true)}>
              Tout retirer
            </button>
          )}
        </Card>
        <Dialog
          isOpen={isAsked}
          onOpenChange={setAsked}
          title="Tout retirer ?"
          footer={
            <Button
              onPress={() => {
                setNames([])
                setAsked(false)
              }}
            >
              Oui
            </Button>
          }
        />
      </Page>
    </AppShell>
  )
}

/**
 * When the focused element disappears with its action, the heading above receives the focus; an element that was only
 * disabled gets it back.
 */
export const FocusKept: Story = {
  render: () => <Documents />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const check = canvas.getByRole('button', { name: 'Vérifier' })
    check.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(check).toBeDisabled())
    await waitFor(() => expect(check).toHaveFocus())
    canvas.getByRole('button', { name: 'Retirer Annexe' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: '1 documents' })).toHaveFocus())
    // A reader who has clicked elsewhere is not moved back.
    const last = canvas.getByRole('button', { name: 'Retirer Notice' })
    last.focus()
    last.blur()
    await userEvent.click(canvas.getByRole('contentinfo'))
    last.click()
    await waitFor(() => expect(last).not.toBeInTheDocument())
    await new Promise(resolve => setTimeout(resolve, 200))
    await expect(document.body).toHaveFocus()
  },
}

/** The element that opened a dialog is gone when the dialog closes. */
export const FocusOfADialogKept: Story = {
  render: () => <Documents />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Tout retirer' }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Oui' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: '0 documents' })).toHaveFocus())
  },
}

interface ListsProps {
  documents: readonly string[]
  managers: readonly string[]
}

/** Lists of a record: documents that a service removes while all buttons are disabled, and people by name. */
function Lists(first: ListsProps) {
  const [documents, setDocuments] = useState(first.documents)
  const [managers, setManagers] = useState(first.managers)
  const [isBusy, setBusy] = useState(false)
  const remove = (name: string) => {
    setBusy(true)
    setTimeout(() => {
      setDocuments(documents.filter(each => each !== name))
      setBusy(false)
    }, 100)
  }
  return (
    <AppShell {...frame}>
      <Page>
        <PageHeader title="Publication" />
        <Card title={`${documents.length} documents`}>
          <Stack isList>
            {documents.map(name => (
              <Inline key={name}>
                <Button>{`Télécharger ${name}`}</Button>
                <Button isDisabled={isBusy} onPress={() => remove(name)}>
                  {`Retirer ${name}`}
                </Button>
              </Inline>
            ))}
          </Stack>
        </Card>
        <Card title="Responsables">
          <DescriptionList
            items={managers.map(name => ({
              term: name,
              value: (
                <Button onPress={() => setManagers(managers.filter(each => each !== name))}>
                  {`Retirer ${name}`}
                </Button>
              ),
            }))}
          />
        </Card>
      </Page>
    </AppShell>
  )
}

/**
 * In lists and in named values, the focus goes to the next item's button of the same kind, then to the previous one's,
 * then to the heading.
 */
export const ItemsTakenAway: Story = {
  render: () => <Lists documents={['Notice', 'Annexe']} managers={['Claire', 'Samuel', 'Zoé']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const button = (name: string) => canvas.getByRole('button', { name })
    button('Retirer Notice').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Retirer Notice' })).toBeNull())
    await waitFor(() => expect(button('Retirer Annexe')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: '0 documents' })).toHaveFocus())
    await expectFocusInView()
    button('Retirer Samuel').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Retirer Zoé')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(button('Retirer Claire')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Responsables' })).toHaveFocus())
    await expectFocusInView()
  },
}

/** A notice that disappears with its button, above the rest of the page. */
function Notice() {
  const [isShown, setShown] = useState(true)
  return (
    <AppShell {...frame}>
      <Page>
        <PageHeader title="Publication" />
        <Card title="Demande">…</Card>
        <div>
          {isShown && (
            <button type="button" onClick={() => setShown(false)}>
              Compris
            </button>
          )}
        </div>
        <Card title="Documents">…</Card>
      </Page>
    </AppShell>
  )
}

/** The focus goes to a heading above, never to one that follows. */
export const HeadingAbove: Story = {
  render: () => <Notice />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: 'Compris' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Demande' })).toHaveFocus())
  },
}

/** People in a list, far below the header, with buttons to remove a person or move them to the top. */
function People() {
  const [names, setNames] = useState(['Ada', 'Blaise', 'Chloé'])
  return (
    <AppShell {...frame} header={<div style={{ blockSize: '3.75rem' }}>Parvis</div>}>
      <Page>
        <PageHeader title="Publication" />
        <div style={{ blockSize: '120vh' }} />
        <h2>Membres</h2>
        <ul>
          {names.map(name => (
            <li key={name}>
              <button type="button" onClick={() => setNames([name, ...names.filter(each => each !== name)])}>
                {`${name} en premier`}
              </button>
              <button type="button" onClick={() => setNames(names.filter(each => each !== name))}>
                {`Retirer ${name}`}
              </button>
            </li>
          ))}
        </ul>
      </Page>
    </AppShell>
  )
}

/**
 * In a list, the focus goes to the same control of the next item, otherwise of the previous one, otherwise to the
 * heading; it stays in view.
 */
export const ItemOfAList: Story = {
  render: () => <People />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus()
      await userEvent.keyboard('{Enter}')
    }
    // A moved item keeps the focus.
    await press('Chloé en premier')
    await waitFor(() => expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Chloé'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chloé en premier' })).toHaveFocus())
    await press('Retirer Ada')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retirer Blaise' })).toHaveFocus())
    await expectFocusInView()
    await press('Retirer Blaise')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retirer Chloé' })).toHaveFocus())
    window.scrollTo({ top: 0 })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Membres' })).toHaveFocus())
    await expectFocusInView()
  },
}

/** The document with the longest name can be removed too. */
export const Permutations: Story = {
  render: () => <Documents first={['Récapitulatif-des-anticonstitutionnellement-longues-écritures.xlsx']} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /^Retirer Récap/ }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: '0 documents' })).toHaveFocus())
  },
}
