/** The initial colour of a colour picker without a value. */
export const noColour = '#808080'
