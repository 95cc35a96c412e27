// Printed by `npm run generate` from the browser compatibility data of MDN.

/** Properties of CSS that a look may set, with what brought them. */
export const newerProperties: Readonly<Record<string, string>> = {"caret-shape":"Chrome 144 and no version of iOS yet","counter-set":"iOS 17.2","field-sizing":"iOS 26.2 and Chrome 123","font-size-adjust":"iOS 16.4 and Chrome 127","font-synthesis-position":"no version of iOS or Chrome yet","font-synthesis-small-caps":"iOS 16.4","font-synthesis-style":"iOS 16.4","font-synthesis-weight":"iOS 16.4","font-variant-alternates":"Chrome 111","font-variant-emoji":"Chrome 131 and no version of iOS yet","font-variant-position":"Chrome 117","overflow-block":"iOS 26 and Chrome 135","overflow-inline":"iOS 26 and Chrome 135","rotate":"Chrome 104","ry":"iOS 17.4","scale":"Chrome 104","text-decoration-inset":"iOS 27.3 and Chrome 157","text-decoration-skip":"Chrome 57","text-justify":"Chrome 145 and no version of iOS yet","text-wrap-mode":"iOS 17.4 and Chrome 130","text-wrap-style":"iOS 17.5 and Chrome 130","transition-behavior":"iOS 17.4 and Chrome 117","translate":"Chrome 104"}

/** Functions of CSS that a look may use, with what brought them. */
export const newerFunctions: Readonly<Record<string, string>> = {"round":"Chrome 125","mod":"Chrome 125","rem":"Chrome 125","abs":"Chrome 138","sign":"Chrome 138","xywh":"iOS 17.2 and Chrome 119"}

/** Pseudo-classes that a look may use, with what brought them. */
export const newerSelectors: Readonly<Record<string, string>> = {"has":"Chrome 105"}
