import '../../engine/why/explain-page.ts'
import 'node:fs'
export {}
