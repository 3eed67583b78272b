import {
  getMenuDraft,
  keepMenuDraftChange,
  listMenuPublications,
  publishMenuDraft,
  undoMenuPublication,
  updateMenu,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerWith, refuse } from '../../../../../stories/answers.ts'
import { recording } from '../../../../../stories/recording.ts'
import { MenuAdministrationScreen } from './MenuAdministrationScreen.tsx'
import { at, inPortalOfMenus, lists, menus, others, send, textsOf } from './menus-stories.fixtures.ts'

const draft = answer(getMenuDraft, 'changes')

const meta = {
  title: 'Screens/Menu administration/Draft',
  component: MenuAdministrationScreen,
  decorators: [inPortalOfMenus],
  parameters: {
    layout: 'fullscreen',
    ...at('menus=draft&show=differences'),
    msw: [lists(menus), draft, ...others],
  },
} satisfies Meta<typeof MenuAdministrationScreen>
export default meta
type Story = StoryObj<typeof meta>

/**
 * One menu is new, one is deleted, and somebody else has changed a third one since. Also runs under the costly
 * conditions.
 */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.difference.added)).toBeVisible())
    await expect(canvas.getByText(texts.difference.removed)).toBeVisible()
    await expect(canvas.getByText(texts.fault['changed-since'])).toBeVisible()
    // The person who has changed it since.
    await expect(canvas.getByText(/Karim Benali/)).toBeVisible()
    await expect(canvasElement.querySelector('ins')).toHaveTextContent('Inventaires')
  },
}

/** A notice on the published menus says that there is a draft. */
export const Beside: Story = {
  parameters: at(''),
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: texts.draft.open }))
    await waitFor(() => expect(canvas.getByText(texts.draft.text)).toBeVisible())
    // The tree shows the menus of the draft.
    await expect(await canvas.findByText(/M0600/)).toBeVisible()
  },
}

/** The draft has no changes yet. */
export const Empty: Story = {
  parameters: { msw: [lists(menus), ...others] },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(within(canvasElement).getByText(texts.draft.noneText)).toBeVisible())
  },
}

/** The draft failed to load. */
export const Failed: Story = {
  parameters: {
    picture: 'none',
    msw: [lists(menus), refuse(getMenuDraft, 'scope-missing'), ...others.slice(1)],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(within(canvasElement).getByText(texts.list.failed)).toBeVisible())
  },
}

const kept = recording(keepMenuDraftChange, { content: keepMenuDraftChange.success.kept })
/** Resolves a conflict in favour of the draft, with the version the reader saw. */
export const Kept: Story = {
  parameters: { picture: 'none', msw: [lists(menus), draft, kept.handler, ...others] },
  play: async ({ canvasElement, globals }) => {
    kept.sent.length = 0
    const name = new RegExp(`^${textsOf(globals).difference.keep}`)
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
    await waitFor(() => expect(kept.sent.map(({ version }) => version)).toEqual(['"1000000001"']))
  },
}

const faulty = recording(publishMenuDraft, {
  status: 409,
  content: publishMenuDraft.problem['menu-draft-faulty'],
})
/** A menu prevents publication: the message names it and who changed it. */
export const NotPublished: Story = {
  parameters: {
    msw: [lists(menus), draft, faulty.handler, ...others],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: texts.draft.publish }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.draft.publish }))
    await waitFor(() => expect(dialog.getByText(texts.draft.faulty)).toBeVisible())
    await expect(dialog.getByText(/(Inventaire|Inventory) \(Karim Benali/)).toBeVisible()
  },
}

const saved = recording(updateMenu, { content: updateMenu.success.title })
/** Saving changes the draft. */
export const Saved: Story = {
  parameters: {
    picture: 'none',
    ...at('menus=draft&menu=3'),
    msw: [lists(menus), saved.handler, ...others],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const { form } = await send(canvasElement, texts)
    await waitFor(() => expect(form.getByText(texts.form.saved)).toBeVisible())
  },
}

const history = {
  ...at('show=history'),
  msw: [lists(menus), answer(listMenuPublications, 'newest'), ...others],
}

/** The publications so far, including those that undid others. */
export const History: Story = {
  parameters: history,
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText(texts.history.direct)).toBeVisible())
    await expect(canvas.getByText(texts.history.isUndone)).toBeVisible()
  },
}

/** Nothing has been published since the history began. */
export const HistoryEmpty: Story = {
  parameters: {
    ...history,
    msw: [
      lists(menus),
      answerWith<'listMenuPublications'>(listMenuPublications, { value: [], hasMore: false }),
      ...others,
    ],
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).history.noneText)).toBeVisible(),
    )
  },
}

/** The history failed to load. */
export const HistoryFailed: Story = {
  parameters: {
    ...history,
    picture: 'none',
    msw: [lists(menus), refuse(listMenuPublications, 'scope-missing'), ...others],
  },
  play: async ({ canvasElement, globals }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(textsOf(globals).history.failed)).toBeVisible(),
    )
  },
}

const overtaken = recording(undoMenuPublication, {
  status: 409,
  content: undoMenuPublication.problem['menu-publication-overtaken'],
})
/** Somebody has changed the same menu since: nothing is undone, and the message names the menu. */
export const NotUndone: Story = {
  parameters: {
    ...history,
    msw: [...history.msw, overtaken.handler],
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const [newest] = await within(canvasElement).findAllByRole('button', {
      name: new RegExp(`^${texts.history.undoAction}.`),
    })
    await userEvent.click(newest ?? canvasElement)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.history.undoAction }))
    await waitFor(() => expect(dialog.getByText(texts.history.overtaken)).toBeVisible())
    await expect(dialog.getByText(/(Inventaire|Inventory) \(Karim Benali/)).toBeVisible()
  },
}
