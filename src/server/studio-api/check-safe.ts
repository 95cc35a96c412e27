import { codeOfProblem, formatDrawingProblem } from '../../core/config/check-art.ts'
import { checkDrawing } from '../../core/config/drawing/check-drawing.ts'
import { refuse } from './refusal.ts'

/** Refuses a drawing that is broken or unsafe; `name` is what the operator calls it. */
export function checkSafe(bytes: Buffer, name: string): void {
  const [problem] = checkDrawing(bytes.toString('utf8').replace(/^\uFEFF/, ''))
  if (!problem) return
  throw refuse(codeOfProblem(problem), { sentence: formatDrawingProblem(name, problem) })
}
