import '../../engine/check-field.ts'
import 'node:fs'
