import './one.ts'
export {}
