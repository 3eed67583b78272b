import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within, waitFor } from 'storybook/test'
import { reportFilesTexts } from '../../../../report-files/i18n/texts.ts'
import { atItsAddress } from '../../../../stories/at-its-address.tsx'
import { inPortal, withPortal } from '../../../../stories/withPortal.tsx'
import { newTemplatePath, newVersionPath } from '../../addresses.ts'
import { filled } from '../../../../stories/read-texts.ts'
import {
  foundInTurn,
  monthly,
  parts,
  portal,
  routeAt,
  textsOf,
} from '../../report-templates-stories.fixtures.ts'
import { TemplateFileScreen } from './TemplateFileScreen.tsx'

const meta = {
  title: 'Screens/Report templates/File',
  component: TemplateFileScreen,
  decorators: [
    atItsAddress(newTemplatePath, newVersionPath),
    withPortal({ ...portal, path: newTemplatePath, ...routeAt(newTemplatePath) }),
  ],
  parameters: { layout: 'fullscreen', msw: parts },
} satisfies Meta<typeof TemplateFileScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Nothing is chosen yet; also under the costly conditions. */
export const Loaded: Story = {
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('group', { name: texts.file.label })).toBeVisible())
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(texts.file.newTitle)
  },
}

/** What is no template is refused before a byte of it is sent, with the reason. */
export const Refused: Story = {
  parameters: { picture: 'none' },
  play: async ({ canvasElement, globals }) => {
    const texts = globals['locale'] === 'fr' ? reportFilesTexts.fr : reportFilesTexts.en
    const canvas = within(canvasElement)
    await canvas.findByRole('group', { name: textsOf(globals).file.label })
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input) await userEvent.upload(input, new File(['no zip'], 'Mensuel.pbit'))
    await waitFor(() => expect(canvas.getByText(new RegExp(texts.refusal.unreadable))).toBeVisible())
  },
}

/** A newer file for a template that exists. */
export const NewVersion: Story = {
  parameters: {
    ...inPortal({ path: '/app/dshb2/Templates/3/version', ...routeAt(newVersionPath) }),
    msw: [foundInTurn(monthly), ...parts],
    picture: 'none',
  },
  play: async ({ canvasElement, globals }) => {
    const texts = textsOf(globals)
    const sentence = filled(texts.file.versionSentence, { name: monthly.name })
    await waitFor(() => expect(within(canvasElement).getByText(sentence)).toBeVisible())
  },
}
