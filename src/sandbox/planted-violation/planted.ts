import '../../core/engine/why/explain-page.ts'
export {}
