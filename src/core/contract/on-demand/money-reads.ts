/** The reads that show a movement of the player's money. */
export const moneyReads = ['transactions', 'accountRecord', 'walletBalance'] as const
