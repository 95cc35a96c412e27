export const id = 'login'
export const load = () => import('./Login.tsx')
