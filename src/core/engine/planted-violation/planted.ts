import '../../config/apply-fixes.ts'
import 'node:fs'
export {}
