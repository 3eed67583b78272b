import {
  createApiKey,
  listApiKeys,
  revokeApiKey,
  rotateApiKey,
} from '@parvis/api-types/generated/examples/authorization'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { refuse } from '../../../../../stories/answers.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { useUnsaved } from '../../../../../unsaved/unsaved-changes.ts'
import { UnsavedGuard } from '../../../../../unsaved/UnsavedGuard.tsx'
import {
  foundInTurn,
  keys,
  keysFound,
  textsOf,
  warehouse,
  usersFound,
} from '../../consumers-stories.fixtures.ts'
import { ApiConsumerScreen } from './ApiConsumerScreen.tsx'
import { atPart, ofConsumer, openDialog, write } from './story-page.fixtures.tsx'

const made = createApiKey.success.key
const creation = recording(createApiKey, { content: made })
const rotation = recording(rotateApiKey, { content: rotateApiKey.success.key })
const revocation = recording(
  revokeApiKey,
  { status: 412, content: revokeApiKey.problem['precondition-failed'] },
  { content: revokeApiKey.success.revoked },
)

const meta = {
  title: 'Screens/API consumer/Keys',
  component: ApiConsumerScreen,
  decorators: ofConsumer,
  parameters: {
    layout: 'fullscreen',
    picture: 'none',
    msw: [foundInTurn(warehouse), keysFound(), creation.handler, rotation.handler, revocation.handler],
  },
  beforeEach: () => {
    for (const { sent } of [creation, rotation, revocation]) sent.length = 0
  },
} satisfies Meta<typeof ApiConsumerScreen>
export default meta
type Story = StoryObj<typeof meta>
type Texts = ReturnType<typeof textsOf>

async function makeKey(canvasElement: HTMLElement, texts: Texts) {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.keys.create }))
  const dialog = await openDialog()
  await write(
    dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.label}`) }),
    'Chargement de nuit',
  )
  await userEvent.keyboard('{Enter}')
  await within(document.body).findByRole('dialog', { name: texts.secret.title })
  return openDialog()
}

/** The key is shown once, and the dialog closes only after the reader confirms having stored it. */
export const Shown: Story = {
  parameters: { picture: 'story' },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await makeKey(canvasElement, texts)
    await expect(dialog.getByRole('textbox', { name: texts.secret.key })).toHaveValue(made.secret)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.getByRole('button', { name: texts.secret.close }))
    const kept = dialog.getByRole('checkbox', { name: texts.secret.kept })
    await waitFor(() => expect(kept).toHaveFocus())
    await expect(kept).toHaveAccessibleDescription(new RegExp(texts.secret.keptMissing))
  },
}

/** The key is copied and confirmed, and the dialog closes. */
export const Kept: Story = {
  play: async ({ canvasElement, globals }) => {
    const copy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const texts = textsOf(globals)
    const dialog = await makeKey(canvasElement, texts)
    await userEvent.click(dialog.getByRole('button', { name: texts.secret.copy }))
    await waitFor(() => expect(dialog.getByText(texts.secret.copied)).toBeVisible())
    await expect(copy).toHaveBeenCalledWith(made.secret)
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.secret.kept }))
    await userEvent.click(dialog.getByRole('button', { name: texts.secret.close }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(document.body.innerHTML).not.toContain(made.secret)
    await expect(creation.sent).toHaveLength(1)
    await expect(creation.sent[0]?.body).toMatchObject({ consumerId: 1, label: 'Chargement de nuit' })
  },
}

let openKeys: () => void = () => undefined
let goBack: () => void = () => undefined
let isLostByClosing: () => boolean = () => false

/** The page with its leave guard, and what the browser does with it. */
function GuardedScreen() {
  const navigate = useNavigate()
  const unsaved = useUnsaved()
  useEffect(() => {
    openKeys = () => void navigate('?tab=keys')
    goBack = () => void navigate(-1)
    isLostByClosing = () => unsaved.isLostByClosing()
  }, [navigate, unsaved])
  return (
    <>
      <ApiConsumerScreen />
      <UnsavedGuard />
    </>
  )
}

/** The key is never shown again: until the reader has stored it, the back button and closing the tab ask first. */
export const LeftUnkept: Story = {
  render: () => <GuardedScreen />,
  parameters: {
    ...atPart('details'),
    msw: [foundInTurn(warehouse), keysFound(), usersFound, creation.handler],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await canvas.findByRole('tab', { name: texts.part.keys })
    openKeys()
    const dialog = await makeKey(canvasElement, texts)
    await expect(isLostByClosing()).toBe(true)
    goBack()
    const question = await openDialog('alertdialog')
    await userEvent.click(question.getByRole('button', { name: /^(Keep editing|Continuer la saisie)/ }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(dialog.getByRole('textbox', { name: texts.secret.key })).toHaveValue(made.secret)
    await userEvent.click(dialog.getByRole('checkbox', { name: texts.secret.kept }))
    await expect(isLostByClosing()).toBe(false)
    goBack()
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('tab', { name: texts.part.details })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

/** The browser refuses to copy: the dialog says so, and the key can still be selected. */
export const CopyRefused: Story = {
  play: async ({ canvasElement, globals }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    const texts = textsOf(globals)
    const dialog = await makeKey(canvasElement, texts)
    await userEvent.click(dialog.getByRole('button', { name: texts.secret.copy }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.secret.copyFailed))).toBeVisible())
  },
}

const lost = recording(createApiKey, { content: { ...made, secret: null } })
/** The answer to a first attempt was lost: the key cannot be shown again, and the dialog says what to do. */
export const Lost: Story = {
  parameters: { msw: [foundInTurn(warehouse), keysFound(), lost.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await makeKey(canvasElement, texts)
    await waitFor(() => expect(dialog.getByText(texts.secret.lostTitle)).toBeVisible())
    await expect(dialog.getByRole('button', { name: texts.secret.close })).toBeEnabled()
  },
}

/** A label is required. */
export const WithoutLabel: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.keys.create }))
    const dialog = await openDialog()
    await userEvent.click(dialog.getByRole('button', { name: texts.newKey.confirm }))
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.label}`) })).toBeInvalid(),
    )
    await expect(creation.sent).toEqual([])
  },
}

export const MakingFailed: Story = {
  parameters: { msw: [foundInTurn(warehouse), keysFound(), refuse(createApiKey, 'server-error')] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.keys.create }))
    const dialog = await openDialog()
    const label = dialog.getByRole('textbox', { name: new RegExp(`^${texts.field.label}`) })
    await write(label, 'Essais')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.newKey.failed))
    await expect(label).toHaveValue('Essais')
  },
}

async function openAction(canvasElement: HTMLElement, row: number, name: string) {
  const canvas = within(canvasElement)
  await canvas.findByText('parvis_Tq4xR9mB')
  const menus = canvas.getAllByRole('button', { name: /Actions/ })
  await userEvent.click(menus[row] ?? canvasElement)
  const menu = within(await within(document.body).findByRole('menu'))
  return menu.findByRole('menuitem', { name: new RegExp(`^${name}`) })
}

/** A new key replaces the old one; both are in force for the chosen number of days. */
export const Rotated: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await openAction(canvasElement, 0, texts.rotate.open))
    const dialog = await openDialog()
    const days = dialog.getByRole('textbox', { name: new RegExp(`^${texts.rotate.overlap}`) })
    await userEvent.clear(days)
    await userEvent.click(dialog.getByRole('button', { name: texts.rotate.confirm }))
    await waitFor(() => expect(days).toHaveFocus())
    await expect(days).toHaveAccessibleDescription(new RegExp(texts.rotate.overlapMissing))
    await expect(rotation.sent).toEqual([])
    await userEvent.type(days, '14')
    await userEvent.click(dialog.getByRole('button', { name: texts.rotate.confirm }))
    await waitFor(() =>
      expect(within(document.body).getByRole('dialog', { name: texts.secret.title })).toBeVisible(),
    )
    await expect(rotation.sent[0]?.body).toMatchObject({ overlapDays: 14 })
  },
}

/** A key that is no longer in force can be neither rotated nor revoked, and the menu says why. */
export const NotInForce: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const item = await openAction(canvasElement, 2, texts.revoke.open)
    await expect(item).toHaveAttribute('aria-disabled', 'true')
    await expect(item).toHaveAccessibleDescription(texts.rotate.ended)
  },
}

/** The dialog says when the key was last used before revoking it at once. */
export const Revoked: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await openAction(canvasElement, 0, texts.revoke.open))
    const dialog = await openDialog('alertdialog')
    await waitFor(() => expect(dialog.getByText(/2026/)).toBeVisible())
  },
}

const revoked = recording(revokeApiKey, { content: revokeApiKey.success.revoked })
/** Revoking a key moves its row, which keeps the focus. */
export const RevokedKeepsFocus: Story = {
  parameters: {
    msw: [foundInTurn(warehouse), keysFound(keys, [...keys.slice(1), ...keys.slice(0, 1)]), revoked.handler],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const menus = () => within(canvasElement).getAllByRole('button', { name: /Actions/ })
    const action = await openAction(canvasElement, 0, texts.revoke.open)
    const name = menus()[0]?.getAttribute('aria-label') ?? ''
    action.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await openDialog('alertdialog')
    dialog.getByRole('button', { name: texts.revoke.confirm }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(menus().at(-1)).toHaveAccessibleName(name))
    await waitFor(() => expect(menus().at(-1)).toHaveFocus())
  },
}

const withMade = [...keys, made.apiKey]
/** The new key's row has the focus after its secret is confirmed. */
export const MadeHasFocus: Story = {
  parameters: { msw: [foundInTurn(warehouse), keysFound(keys, withMade), creation.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const dialog = await makeKey(canvasElement, texts)
    dialog.getByRole('checkbox', { name: texts.secret.kept }).focus()
    await userEvent.keyboard(' ')
    dialog.getByRole('button', { name: texts.secret.close }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    const list = within(canvasElement).getByRole('grid', { name: texts.keys.title })
    await waitFor(() => expect(list.contains(document.activeElement)).toBe(true))
    await expect(document.activeElement?.closest('[role="row"]')).toHaveTextContent(made.apiKey.prefix)
  },
}

const replaced = keys.map(key =>
  key.id === 3
    ? {
        ...key,
        '@odata.etag': '"2"',
        state: 'ending' as const,
        replacedById: 4,
        expiresDate: '2026-03-19T08:00:00Z',
      }
    : key,
)
/** Somebody else replaced the key meanwhile: the dialog says so, and the next attempt acts on the current version. */
export const RevokedMeanwhile: Story = {
  parameters: { msw: [foundInTurn(warehouse), keysFound(keys, replaced), revocation.handler] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await openAction(canvasElement, 0, texts.revoke.open))
    const dialog = await openDialog('alertdialog')
    const revoke = dialog.getByRole('button', { name: texts.revoke.confirm })
    await userEvent.click(revoke)
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(texts.revoke.changed))
    await waitFor(() => expect(dialog.getByText(/stops working on|s’éteint d’elle-même/)).toBeVisible())
    await userEvent.click(revoke)
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(revocation.sent.map(({ version }) => version)).toEqual(['"1"', '"2"'])
  },
}

const soon = keys.map(key => (key.id === 3 ? { ...key, expiresDate: '2026-03-20T08:00:00Z' } : key))
/** A warning names each key that ends soon without a replacement, and offers to rotate it. */
export const ExpiresSoon: Story = {
  parameters: { picture: 'story', msw: [foundInTurn(warehouse), keysFound(soon)] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const warning = await within(canvasElement).findByRole('group', { name: /Chargement de nuit/ })
    await expect(within(warning).getByRole('button', { name: texts.rotate.open })).toBeVisible()
  },
}

export const None: Story = {
  parameters: { msw: [foundInTurn(warehouse), keysFound([])] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).keys.emptyTitle)).toBeVisible(),
    )
  },
}

export const NotLoaded: Story = {
  parameters: { msw: [foundInTurn(warehouse), refuse(listApiKeys, 'server-error')] },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('alert')).toHaveTextContent(textsOf(globals).keys.failed),
    )
  },
}
