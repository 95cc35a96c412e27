import '../../../core/engine/explain/explain-reason.ts'
import '../../../core/config/edit/edit-text.ts'
import '../../../studio/preview-agent/block-marks.ts'
export {}
