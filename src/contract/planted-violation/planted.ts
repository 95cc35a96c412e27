import '../../engine/plan-page.ts'
export const planted = 1
