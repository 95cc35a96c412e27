import '../../live/check-addresses.ts'
import 'node:fs'
export {}
