import { expect, test } from 'vitest'
import { addressOf } from './route.ts'

test('an address is built from its pattern and parameters', () => {
  expect(addressOf('/app/frame/:menuId', { menuId: 'a/b é' })).toBe('/app/frame/a%2Fb%20%C3%A9')
  expect(addressOf('/app/menu/admin')).toBe('/app/menu/admin')
})

test('a wrong parameter does not compile', () => {
  const wrong = () => [
    // @ts-expect-error the parameter is missing
    addressOf('/app/frame/:menuId'),
    // @ts-expect-error the parameter has another name
    addressOf('/app/frame/:menuId', { menu: '1' }),
    // @ts-expect-error the pattern has no parameter
    addressOf('/app/menu/admin', { menuId: '1' }),
  ]
  expect(wrong).toThrow(/menuId/)
})
