import { defineBlock } from '../../../../registry/block.ts'

export const block = defineBlock({
  type: 'social-login',
  place: 'page',
  areas: ['account'],
  load: () => import('./SocialLogin.tsx'),
  height: () => 0,
})
