/** A style sheet of an own block: the class names of the page by those of the file. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export default names
}
