import '../../../core/engine/live/check-addresses.ts'
export {}
