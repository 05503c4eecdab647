import './catalog.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Catalog } from './catalog.tsx'

// Served in development at /catalog/, and no part of what is built. Links need a router; where they lead is nothing to it.
const root = document.getElementById('root')
if (!root) throw new Error('Root not found')
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={createBrowserRouter([{ path: '*', Component: Catalog }])} />
  </StrictMode>,
)
