import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'login-form',
  place: 'page',
  areas: ['account', 'form'],
  load: () => import('./LoginForm.tsx'),
  height: () => 420,
  calls: () => [{ call: 'registerPatterns', query: undefined }],
})
