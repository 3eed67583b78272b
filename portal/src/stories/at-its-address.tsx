import type { Decorator } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'

/** The screen of a story finds the parameters of its address; elsewhere nothing is shown. */
export const atItsAddress =
  (...paths: readonly string[]): Decorator =>
  Story => (
    <Routes>
      {paths.map(path => (
        <Route key={path} path={path} element={<Story />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  )
