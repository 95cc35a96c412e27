import type { KeysOf } from '../../player/i18n/keys-of.ts'
import admin from './en/admin.json'
import art from './en/art.json'
import common from './en/common.json'
import field from './en/field.json'
import find from './en/find.json'
import findings from './en/findings.json'
import flagTable from './en/flag-table.json'
import flags from './en/flags.json'
import form from './en/form.json'
import frame from './en/frame.json'
import gallery from './en/gallery.json'
import grid from './en/grid.json'
import history from './en/history.json'
import inspector from './en/inspector.json'
import keys from './en/keys.json'
import look from './en/look.json'
import merchantActions from './en/merchant-actions.json'
import newMerchant from './en/new-merchant.json'
import palette from './en/palette.json'
import preview from './en/preview.json'
import publish from './en/publish.json'
import registration from './en/registration.json'
import review from './en/review.json'
import scenario from './en/scenario.json'
import sharedEdit from './en/shared-edit.json'
import state from './en/state.json'
import steps from './en/steps.json'
import team from './en/team.json'
import together from './en/together.json'
import tree from './en/tree.json'
import words from './en/words.json'

/** The studio's messages by area. A new area needs a line here. */
export const catalogues = {
  admin,
  art,
  common,
  field,
  find,
  findings,
  flags,
  flagTable,
  form,
  frame,
  gallery,
  grid,
  history,
  inspector,
  keys,
  look,
  merchantActions,
  newMerchant,
  palette,
  publish,
  registration,
  review,
  scenario,
  preview,
  sharedEdit,
  state,
  steps,
  team,
  together,
  tree,
  words,
}

export type StudioArea = keyof typeof catalogues
export type StudioKey<A extends StudioArea> = KeysOf<(typeof catalogues)[A]>
