import { createMemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { watchPageViews } from './page-views.ts'

const table = [
  { path: '/', element: null },
  { path: '/app/frame/:menuId', element: null, loader: () => null },
]
const watched = (start: string) => {
  const router = createMemoryRouter(table, { initialEntries: [start] })
  const views: string[] = []
  return { router, views, stop: watchPageViews(router, path => views.push(path)) }
}

test('the first page of a visit is viewed, whether the router is ready before or after', async () => {
  expect(watched('/').views).toEqual(['/'])
  const { views } = watched('/app/frame/7')
  await expect.poll(() => views).toEqual(['/app/frame/:menuId'])
})

test('each navigation is a view of its pattern; a revalidation is none', async () => {
  const { router, views, stop } = watched('/')
  await router.navigate('/app/frame/7?email=zoe@customer.example')
  await router.revalidate()
  await router.navigate('/app/frame/8')
  expect(views).toEqual(['/', '/app/frame/:menuId', '/app/frame/:menuId'])
  stop()
  await router.navigate('/')
  expect(views).toHaveLength(3)
})
