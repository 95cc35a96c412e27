import { defineBlock } from '../../registry/block.ts'

export const block = defineBlock({
  type: 'social-login',
  place: 'page',
  load: () => import('./SocialLogin.tsx'),
  height: () => 0,
})
