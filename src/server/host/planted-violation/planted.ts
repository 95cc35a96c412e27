import '../../../core/engine/check-field.ts'
export {}
