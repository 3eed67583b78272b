import {
  deleteTermsDraft,
  getTermsDraft,
  publishTermsDraft,
  updateTermsDraft,
} from '@parvis/api-types/generated/examples/consent'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, problemOf } from '../../../../../stories/answers.ts'
import { at, atPlace, ledTo } from '../../../../../stories/at-its-address.tsx'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import { recordStates } from '../../../../../stories/standard-states.ts'
import { inPortal } from '../../../../../stories/withPortal.tsx'
import { consentTexts } from '../../../../../terms/i18n/texts.ts'
import { termsOfUse } from '../../application.ts'
import { termsOfUseTexts } from '../../i18n/texts.ts'
import { draft, inForce, portal, textsOf } from '../../terms-stories.fixtures.ts'
import { TermsDraftScreen } from './TermsDraftScreen.tsx'

const found = answerInTurn(getTermsDraft, draft)
const part = (tab: string) =>
  inPortal({ ...portal, ...at(termsOfUse, 'draft', { draftId: 4 }, `?tab=${tab}`) })

const meta = {
  title: 'Screens/Terms administration/Draft',
  component: TermsDraftScreen,
  ...atPlace(termsOfUse, 'draft', portal, [found, inForce], { draftId: 4 }),
} satisfies Meta<typeof TermsDraftScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The texts in both languages, side by side; this tab cannot publish. Also runs under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.text}`) }),
    ).toHaveValue(draft.text)
    await expect(canvas.getByRole('link', { name: texts.draft.check })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.publish.open })).toBeNull()
  },
}

const saving = recording(updateTermsDraft, { content: updateTermsDraft.success.changed })
/** Only edited fields are sent. */
export const Saved: Story = {
  parameters: { msw: [found, inForce, saving.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.englishTitle}`) })
    await userEvent.clear(title)
    await userEvent.type(title, 'Terms')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    await waitFor(() => expect(saving.sent).toEqual([{ version: '"2"', body: { englishTitle: 'Terms' } }]))
  },
}

const theirs = { ...draft, '@odata.etag': '"3"', englishTitle: 'Their title' }
const conflicting = recording(updateTermsDraft, problemOf('precondition-failed'))
/** Somebody else saved meanwhile: both versions are shown. */
export const Conflict: Story = {
  parameters: { msw: [answerInTurn(getTermsDraft, draft, theirs), inForce, conflicting.handler] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    const title = await canvas.findByRole('textbox', { name: new RegExp(`^${texts.field.englishTitle}`) })
    await userEvent.clear(title)
    await userEvent.type(title, 'My title')
    await userEvent.click(canvas.getByRole('button', { name: texts.form.save }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText('Their title')).toBeVisible())
    await expect(dialog.getByText('My title')).toBeVisible()
  },
}

/** The draft as clients read it, in both languages, whatever the reader's language. */
export const Preview: Story = {
  parameters: part('preview'),
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(consentTexts.fr.again)).toBeVisible())
    await expect(canvas.getByText(consentTexts.en.again)).toBeVisible()
    await expect(canvas.getByText(draft.changes)).toBeVisible()
    await expect(canvas.getByText(draft.englishChanges)).toBeVisible()
    // The preview is inert.
    for (const box of canvas.getAllByRole('checkbox')) await expect(box.closest('[inert]')).not.toBeNull()
    await expect(canvas.getByRole('button', { name: texts.publish.open })).toBeVisible()
  },
}

/** The additions of the draft to the version in force. */
export const Comparison: Story = {
  parameters: part('comparison'),
  play: async ({ canvas }) => {
    const added = await canvas.findAllByRole('insertion')
    await expect(added.some(({ textContent }) => textContent?.includes('Vos documents'))).toBe(true)
    await expect(added.some(({ textContent }) => textContent?.includes('Your documents'))).toBe(true)
    await expect(canvas.queryByRole('deletion')).toBeNull()
  },
}

const incomplete = { ...draft, englishText: '', englishChanges: ' ' }
/** Texts missing in one language are named, and publishing is disabled. */
export const Incomplete: Story = {
  parameters: { ...part('comparison'), msw: [answerInTurn(getTermsDraft, incomplete), inForce] },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.incomplete.title)).toBeVisible())
    await expect(canvas.getByText(new RegExp(texts.field.englishText))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: texts.publish.open })).toBeNull()
  },
}

/** A first version has nothing to compare with and needs no list of changes. */
export const FirstVersion: Story = {
  parameters: {
    ...part('comparison'),
    msw: [answerInTurn(getTermsDraft, { ...draft, versionInForce: null, changes: '', englishChanges: '' })],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await waitFor(() => expect(canvas.getByText(texts.comparison.first)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: texts.publish.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByText(asRead(texts.publish.first))).toBeVisible())
  },
}

const publishing = recording(publishTermsDraft, { content: publishTermsDraft.success.fourth })
/** The question says how many clients will be asked again; publishing then deletes the draft. */
export const Published: Story = {
  parameters: { ...part('comparison'), msw: [found, inForce, publishing.handler] },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.publish.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() =>
      expect(
        dialog.getByText(asRead(filled(texts.publish.again_other, { count: draft.askedAgain }))),
      ).toBeVisible(),
    )
    await userEvent.click(dialog.getByRole('button', { name: texts.publish.confirm }))
    await waitFor(() => expect(publishing.sent.map(({ version }) => version)).toEqual(['"2"']))
    await ledTo(canvasElement, '/app/security/conditions')
  },
}

const outdated = recording(publishTermsDraft, problemOf('precondition-failed'))
/** Somebody else changed the draft meanwhile: a version the reader has not seen is not published. */
export const PublishedLate: Story = {
  parameters: { ...part('comparison'), msw: [found, inForce, outdated.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.publish.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.publish.confirm }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.changed))).toBeVisible())
  },
}

const unchanged = recording(publishTermsDraft, problemOf('terms-draft-unchanged'))
/** The texts are those in force: publishing is rejected, so nobody is asked again needlessly. */
export const Unchanged: Story = {
  parameters: { ...part('comparison'), msw: [found, inForce, unchanged.handler], picture: 'none' },
  play: async ({ canvas, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.publish.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.publish.confirm }))
    await waitFor(() => expect(dialog.getByText(asRead(texts.problem.unchanged))).toBeVisible())
  },
}

const deleting = recording(deleteTermsDraft, {})
/** Deleting asks first, then leaves the page. */
export const Deleted: Story = {
  parameters: { msw: [found, inForce, deleting.handler], picture: 'none' },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await userEvent.click(await canvas.findByRole('button', { name: texts.delete.open }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: texts.delete.confirm }))
    await waitFor(() => expect(deleting.sent.map(({ version }) => version)).toEqual(['"2"']))
    await ledTo(canvasElement, '/app/security/conditions')
  },
}

const states = recordStates({
  asks: getTermsDraft,
  beside: [inForce],
  texts: termsOfUseTexts,
  thing: draft,
  shows: ({ modifiedByName }) => modifiedByName ?? '',
})
export const Loading = states.Loading
export const Gone = states.Gone
export const ServerError = states.ServerError
export const Denied = states.Denied
export const Offline = states.Offline

const long = 'Anticonstitutionnellement commissariat_aux_comptes '
/** The longest plausible text, in the form and in the comparison. */
export const LongText: Story = {
  parameters: {
    ...part('comparison'),
    msw: [
      answerInTurn(getTermsDraft, { ...draft, title: long.repeat(3).trim(), text: long.repeat(80).trim() }),
      inForce,
    ],
    picture: 'none',
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('insertion'))[0]).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
