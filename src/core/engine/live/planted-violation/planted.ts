import '../../why/explain-page.ts'
import 'node:fs'
