import { expect, test } from 'vitest'
import { statementCsv } from './statementCsv.ts'
import { assetColumns, assets } from './statements.fixtures.ts'

const written = async (locale: 'en' | 'fr') => {
  const file = statementCsv({
    locale,
    rounding: 'euro',
    lineTitle: 'Poste',
    columns: assetColumns.slice(2),
    rows: assets.slice(0, 3),
  })
  return (await file.text()).trim().split('\r\n')
}

test('writes each line with its figures, and nothing where there are none', async () => {
  await expect(written('en')).resolves.toEqual([
    'Poste,Net,Net au 31/12/2024,Variation,Variation en %',
    'Actif immobilisé,,,,',
    '"Concessions, brevets, logiciels et droits similaires",4250,6300,-2050,-0.325',
    'Autres immobilisations corporelles,17166,20000,-2834,-0.142',
  ])
})

test('writes French files as French spreadsheets read them', async () => {
  const [, , software] = await written('fr')
  expect(software).toBe('Concessions, brevets, logiciels et droits similaires;4250;6300;-2050;-0,325')
})
