export const id = 'register'
export const load = () => import('./Register.tsx')
