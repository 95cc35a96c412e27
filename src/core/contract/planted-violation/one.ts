import './other.ts'
export {}
