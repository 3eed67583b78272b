import { describe, expect, it } from 'vitest'
import { csvCell } from './csv.ts'

describe('a cell of a CSV', () => {
  it('keeps separators, quotes and lines as text', () => {
    expect(csvCell('a;b,c')).toBe('"a;b,c"')
    expect(csvCell('dit "net"')).toBe('"dit ""net"""')
    expect(csvCell('one\r\ntwo')).toBe('"one\r\ntwo"')
  })

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1'])(
    'shows %j as text where a spreadsheet would compute it',
    text => {
      expect(csvCell(text)).toBe(`"'${text}"`)
    },
  )
})
