import { usePolledCount } from './use-polled-count.ts'

/** Returns the number of rewards that a member can claim (SPEC §11.78). */
export function useRewardCount(): number {
  return usePolledCount('rewardCount', 'REWCEN3')
}
