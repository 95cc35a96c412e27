/**
 * The group of a language's common messages that holds its names of months and days. The host fills it
 * from `dates` of the language's `$language`.
 */
export const timeNamesKey = '$dates'
