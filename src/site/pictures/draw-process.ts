import { answerTasks } from '../workers/answer-tasks.ts'
import { drawDrawing } from './draw-drawing.ts'

// The entrance of a process of its own.
answerTasks(drawDrawing)
