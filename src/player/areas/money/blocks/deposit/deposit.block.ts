import { defineBlock } from '../../../../registry/block.ts'

const heights = { page: 720, stepper: 640 } as const

/** The template `dep_func` chooses the variant of the page (SPEC §11.37). */
export const block = defineBlock({
  type: 'deposit',
  place: 'page',
  areas: ['form', 'money', 'deposit'],
  load: { page: () => import('./PageDeposit.tsx'), stepper: () => import('./StepperDeposit.tsx') },
  height: ({ variant }) => heights[variant],
  unsteady: () => true,
  calls: (_, { realAccount }) =>
    realAccount
      ? [
          { call: 'depositMethods', query: undefined },
          { call: 'depositPromotions', query: undefined },
        ]
      : [],
})
