import { answerTasks } from '../workers/answer-tasks.ts'
import { drawDrawing } from './draw-drawing.ts'

// The entry of the process that rasterizes drawings.
answerTasks(drawDrawing)
