import { getSignatureEnvelope, signSignatureEnvelope } from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { imageDimensionsFromData } from 'image-dimensions'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { asRead } from '../../../../../stories/read-texts.ts'
import { recording } from '../../../../../stories/recording.ts'
import {
  choosePicture,
  hugePicture,
  photoOfSignature,
  whitePaper,
} from '../../../../../signing/signature-pictures.fixtures.ts'
import { signatures } from '../../application.ts'
import {
  atPlaceWithToasts,
  completed,
  documentFile,
  open,
  portal,
  signers,
  textsOf,
} from '../../signature-stories.fixtures.tsx'
import { EnvelopeScreen } from './EnvelopeScreen.tsx'

const found = answerInTurn(getSignatureEnvelope, open)

const meta = {
  title: 'Screens/Picture of a signature',
  component: EnvelopeScreen,
  ...atPlaceWithToasts(signatures, 'record', portal, [found, signers, ...documentFile], { envelopeId: 2 }),
} satisfies Meta<typeof EnvelopeScreen>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>

/** Chooses to sign with a picture. */
async function byPicture(canvas: Canvas) {
  await userEvent.click(
    await canvas.findByRole('radio', { name: /^(Choose an image of|Choisir une image de)/ }),
  )
}

/** Opens the document and agrees to it. */
async function agree(canvas: Canvas, texts: ReturnType<typeof textsOf>) {
  await userEvent.click(canvas.getByRole('button', { name: texts.viewer.show }))
  await waitFor(() => expect(canvas.getByRole('checkbox')).toBeEnabled(), { timeout: 40_000 })
  await userEvent.click(canvas.getByRole('checkbox'))
}

const signing = recording(signSignatureEnvelope, { content: signSignatureEnvelope.success.completed })
/** The ink is separated from the paper of a photo, and sent as a small PNG. */
export const Chosen: Story = {
  parameters: {
    msw: [
      answerInTurn(getSignatureEnvelope, open, open, completed),
      signers,
      ...documentFile,
      signing.handler,
    ],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await byPicture(canvas)
    await agree(canvas, texts)
    const sign = canvas.getByRole('button', { name: texts.sign.submit })
    await userEvent.click(sign)
    await expect(await canvas.findByRole('alert', { name: texts.sign.lookFirst })).toBeVisible()
    await choosePicture(canvasElement, await photoOfSignature())
    await waitFor(() => expect(canvas.getByRole('img', { name: /^(Your|Votre) signature,/ })).toBeVisible(), {
      timeout: 20_000,
    })
    await userEvent.click(sign)
    await waitFor(() => expect(signing.sent).toHaveLength(1))
    const mark = signing.sent[0]?.body as { picture?: string; look: string } | undefined
    await expect(mark?.look).toBe('picture')
    const bytes = Uint8Array.from(atob(mark?.picture ?? ''), letter => letter.codePointAt(0) ?? 0)
    await expect(bytes.length).toBeLessThan(60_000)
    // Cropped to its ink, which is wider than high.
    const size = imageDimensionsFromData(bytes)
    await expect(size?.type).toBe('png')
    await expect(size?.width).toBeGreaterThan(2 * (size?.height ?? 0))
    await expect(size?.width).toBeLessThan(900)
    await waitFor(() => expect(screen.getByText(texts.sign.done)).toBeVisible())
  },
}

/** Each file that is not a signature gives the reason and what to do. */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const { picture } = textsOf(globals)
    await byPicture(canvas)
    const refused = async (file: File, text: string) => {
      await choosePicture(canvasElement, file)
      await waitFor(() => expect(canvas.getByText(asRead(text))).toBeVisible(), { timeout: 10_000 })
    }
    await refused(
      new File(['<svg onload="alert(1)"/>'], 'mine.png', { type: 'image/png' }),
      picture.notPicture,
    )
    await refused(hugePicture(), picture.tooManyPixels)
    await refused(
      new File([new Uint8Array(15_000_001)], 'large.png', { type: 'image/png' }),
      picture.tooLarge,
    )
    await refused(await whitePaper(), picture.noInk)
    await expect(canvas.queryByRole('img', { name: /^(Your|Votre) signature,/ })).toBeNull()
  },
}

/** The services check the picture again. A refused one stays on the page. */
export const NotTaken: Story = {
  parameters: {
    msw: [found, signers, ...documentFile, refuse(signSignatureEnvelope, 'signature-picture-wrong')],
    picture: 'none',
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const texts = textsOf(globals)
    await byPicture(canvas)
    await choosePicture(canvasElement, await photoOfSignature())
    await agree(canvas, texts)
    await userEvent.click(canvas.getByRole('button', { name: texts.sign.submit }))
    const alert = await canvas.findByRole('alert', { name: texts.sign.failed })
    await expect(alert).toHaveTextContent(asRead(texts.problem.picture))
    await expect(canvas.getByRole('img', { name: /^(Your|Votre) signature,/ })).toBeVisible()
  },
}
