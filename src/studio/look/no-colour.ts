/** Where a colour picker starts while no colour is set. */
export const noColour = '#808080'
