import '../../app-downloads/AppDownloads.tsx'
export {}
