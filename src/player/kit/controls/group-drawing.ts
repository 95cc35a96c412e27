import { createContext } from 'react'

/** The address of the drawing before the titles of lists on the page that is shown; undefined without one. */
export const GroupDrawing = createContext<string | undefined>(undefined)
