import '../../../core/config/apply-fixes.ts'
export {}
