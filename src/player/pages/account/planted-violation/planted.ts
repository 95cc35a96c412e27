import '../../agents/bets/BetReceipt.tsx'
export {}
