import '../../../core/engine/check-field.ts'
import 'node:fs'
export {}
