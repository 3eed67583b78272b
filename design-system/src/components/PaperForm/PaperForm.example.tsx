import { PaperForm } from '@parvis/design-system/PaperForm'

export function CountSheet() {
  const rows = [{ id: '1', cells: ['Desk'] }]
  return <PaperForm sheets={[{ id: 'a', title: 'Room 1', rows }]} columns={['Thing']} blanks={['Count']} />
}
