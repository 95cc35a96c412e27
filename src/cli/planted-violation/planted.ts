import '../../player/i18n/areas.ts'
export {}
