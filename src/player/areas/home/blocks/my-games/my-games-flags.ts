/** The flag of each list. */
export const myGamesFlags = {
  recent: 'GAMELOREC3',
  favourites: 'GAMELOFAV3',
  hot: 'GAMELOHOT3',
} as const
