import { answerTasks } from '../workers/answer-tasks.ts'
import { rasterizeDrawing } from './rasterize-drawing.ts'

// The entry of the process that rasterizes drawings.
answerTasks(rasterizeDrawing)
