import { answerTasks } from '../../site/workers/answer-tasks.ts'
import { doScheduleJob } from './do-schedule-job.ts'

// The entrance of a thread that works for one schedule.
answerTasks(doScheduleJob)
