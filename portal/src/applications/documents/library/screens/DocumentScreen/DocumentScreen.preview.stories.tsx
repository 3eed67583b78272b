import {
  downloadDocument,
  getDocument,
  getDocumentDownload,
  listDocumentVersions,
} from '@parvis/api-types/generated/examples/portal'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { answer, answerInTurn, refuse } from '../../../../../stories/answers.ts'
import { asRead, filled } from '../../../../../stories/read-texts.ts'
import { documents } from '../../application.ts'
import { atPlaceWithToasts, letter, places, portal, textsOf } from '../../documents-stories.fixtures.tsx'
import { DocumentScreen } from './DocumentScreen.tsx'

const versions = answer(listDocumentVersions, 'some')
const ticket = answer(getDocumentDownload, 'ticket')

/** Answers with the document and its file. */
const withFile = (name: string, file: () => Blob | Promise<Blob>, fileSize = 100_000) => ({
  msw: [
    answerInTurn(getDocument, { ...letter, name, fileSize }),
    ticket,
    http.get(
      downloadDocument.pattern,
      async () => new HttpResponse(await (await file()).arrayBuffer(), { status: 206 }),
    ),
    versions,
    ...places,
  ],
})

const meta = {
  title: 'Screens/Document/Preview',
  component: DocumentScreen,
  ...atPlaceWithToasts(documents, 'record', portal, places, { documentId: 31 }),
} satisfies Meta<typeof DocumentScreen>
export default meta
type Story = StoryObj<typeof meta>

async function show({
  canvas,
  globals,
}: Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'globals'>) {
  const texts = textsOf(globals)
  await userEvent.click(await canvas.findByRole('button', { name: texts.record.show }))
  return texts
}

async function receipt(): Promise<Blob> {
  const canvas = new OffscreenCanvas(320, 200)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is nothing to draw with')
  pen.fillStyle = 'rgb(240 236 226)'
  pen.fillRect(0, 0, 320, 200)
  pen.fillStyle = 'rgb(30 60 110)'
  for (let line = 0; line < 5; line += 1) pen.fillRect(40, 40 + line * 28, 240 - line * 30, 10)
  return canvas.convertToBlob({ type: 'image/png' })
}

/** A picture is drawn from the page's own memory, and can be hidden where it was shown. */
export const PictureShown: Story = {
  parameters: withFile('Reçu du 12 mars.png', receipt),
  play: async ({ canvas, globals }) => {
    const { preview, record } = await show({ canvas, globals })
    const picture = await canvas.findByRole('img', { name: 'Reçu du 12 mars.png' })
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBe(320))
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/))
    await userEvent.click(canvas.getByRole('button', { name: preview.hide }))
    await expect(canvas.queryByRole('img', { name: 'Reçu du 12 mars.png' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: record.show }))
    await canvas.findByRole('img', { name: 'Reçu du 12 mars.png' })
  },
}

const note = '<script>document.title = "run"</script>\nStocks : à revoir.'
/** Text is shown as text, whatever it contains, and a long one only from its start. */
export const TextShown: Story = {
  parameters: withFile('Note.txt', () => new Blob([note]), 5_000_000),
  play: async ({ canvas, globals }) => {
    const { preview } = await show({ canvas, globals })
    const text = await canvas.findByRole('group', {
      name: asRead(filled(preview.content, { name: 'Note.txt' })),
    })
    await expect(text.textContent).toBe(note)
    await expect(document.title).not.toBe('run')
    await expect(canvas.getByText(asRead(preview.beginning))).toBeVisible()
  },
}

async function book(): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Notes', rows: [['Relevés du quatrième trimestre']] },
      {
        name: 'Relevés',
        rows: [
          ['Compte', 'Libellé', 'Solde'],
          ['512100', 'Banque Fontaine', 48_211.5],
          ['512200', 'Livret', 12_000],
        ],
      },
    ],
  })
  return new Blob([new Uint8Array(bytes)])
}

/** The sheets of a workbook with macros are read one by one, and nothing in it is run. */
export const WorkbookShown: Story = {
  parameters: withFile('Relevés bancaires T4.xlsm', book),
  play: async ({ canvas, globals }) => {
    const { preview } = await show({ canvas, globals })
    await canvas.findByText('Relevés du quatrième trimestre', undefined, { timeout: 10_000 })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(preview.sheet) }))
    await userEvent.click(await screen.findByRole('option', { name: 'Relevés' }))
    await canvas.findByText('Banque Fontaine', undefined, { timeout: 10_000 })
    await expect(canvas.getByText(globals['locale'] === 'fr' ? '48211,5' : '48211.5')).toBeVisible()
    await expect(
      canvas.getByRole('grid', { name: asRead(filled(preview.content, { name: 'Relevés' })) }),
    ).toBeVisible()
  },
}

const balance = new Blob(['Compte;Solde\n0512;1 234,50\n0530;12'])
/** Delimited text is shown as a grid, too. */
export const CsvShown: Story = {
  parameters: {
    ...withFile('Balance.csv', () => balance, balance.size),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    await show({ canvas, globals })
    await expect(await canvas.findByText('1 234,50', undefined, { timeout: 10_000 })).toBeVisible()
    await expect(canvas.getByText('0530')).toBeVisible()
    await expect(canvas.queryByText(asRead(textsOf(globals).preview.beginning))).toBeNull()
  },
}

/** An unreadable file says so and offers the download instead. */
export const Unreadable: Story = {
  parameters: withFile('Relevés bancaires T4.xlsx', () => new Blob(['PK\u0003\u0004 broken'])),
  play: async ({ canvas, globals }) => {
    const { preview, action } = await show({ canvas, globals })
    const banner = within(
      await canvas.findByRole('status', { name: preview.fault.unreadable }, { timeout: 10_000 }),
    )
    await expect(banner.getByRole('button', { name: action.download })).toBeVisible()
  },
}

/** A picture that the browser cannot draw says the same. */
export const BrokenPicture: Story = {
  parameters: {
    ...withFile('Reçu.png', async () => new Blob([(await receipt()).slice(0, 29), new Uint8Array(200)])),
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { preview } = await show({ canvas, globals })
    await canvas.findByRole('status', { name: preview.fault.unreadable })
  },
}

/** A file that is too large for a page is not requested, and the download is offered. */
export const TooLarge: Story = {
  parameters: { ...withFile('Scan.png', receipt, 40_000_000), picture: 'none' },
  play: async ({ canvas, globals }) => {
    const { record, action } = textsOf(globals)
    await expect(await canvas.findByText(asRead(record.tooLarge))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: record.show })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: action.download })).toHaveLength(2)
  },
}

/** The document was deleted meanwhile: the reason is shown, with a retry. */
export const Refused: Story = {
  parameters: {
    msw: [
      answerInTurn(getDocument, { ...letter, name: 'Note.txt' }),
      ticket,
      refuse(downloadDocument, 'not-found'),
      versions,
    ],
    picture: 'none',
  },
  play: async ({ canvas, globals }) => {
    const { record, problem } = await show({ canvas, globals })
    await expect(await canvas.findByText(record.previewFailed)).toBeVisible()
    await expect(canvas.getByText(asRead(problem.gone))).toBeVisible()
  },
}
