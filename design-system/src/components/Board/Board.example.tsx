import { Board } from '@parvis/design-system/Board'

export function RequestBoard() {
  const card = { id: '14', title: 'Cash flow', href: '/requests/14', lines: ['Fontaine SA'] }
  return (
    <Board
      emptyText="No request"
      columns={[
        { id: 'new', title: 'To plan', count: 1, cards: [card] },
        { id: 'done', title: 'Published', status: 'success', count: 0, cards: [] },
      ]}
    />
  )
}
