import { type FrameData, frameDataId } from '../../core/contract/frame-message.ts'
import { followDraft } from './follow-draft.ts'
import { obeyFrameCommands } from './obey-frame-commands.ts'
import { prepareDevice } from './prepare-device.ts'

// Runs in a preview's page before the player, so that the player finds the stored data at its start.
const data = readData()
if (data) {
  prepareDevice(data, window)
  if (window.parent === window) followDraft(window, data.revision)
  else obeyFrameCommands(window, data.studio)
}

function readData(): FrameData | undefined {
  const text = document.getElementById(frameDataId)?.textContent
  // The preview host wrote it.
  return text ? (JSON.parse(text) as FrameData) : undefined
}
