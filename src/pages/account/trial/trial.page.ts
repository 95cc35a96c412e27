export const id = 'trial'
export const load = () => import('./Trial.tsx')
