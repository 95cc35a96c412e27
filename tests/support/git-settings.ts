import { devNull } from 'node:os'

/**
 * Variables with which the git of a test reads no settings of the person who runs it, who may sign each commit, and
 * starts no other program that looks whether a repository needs tidying.
 */
export const gitSettings = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'gc.auto',
  GIT_CONFIG_VALUE_0: '0',
  GIT_CONFIG_KEY_1: 'maintenance.auto',
  GIT_CONFIG_VALUE_1: 'false',
}
