/* Written by `npm run generate` from schemas/. */

/**
 * An edited file that is not saved yet.
 */
export interface OtherText {
/**
 * The path, relative to the root, such as merchants/base/merchant.json.
 */
path: string
/**
 * The whole text; empty if there is no file. For a picture a pointer: the words "picture at" and the commit, or the commit and ~1, whose picture it is.
 */
text: string
}
/**
 * A file on disk.
 */
export interface StudioFile {
/**
 * The path, relative to the root.
 */
path: string
/**
 * The whole text, or for a picture a pointer; empty if there is no file.
 */
text: string
/**
 * The hash of this text.
 */
fingerprint: string
}
/**
 * A picture in a merchant's own art.
 */
export interface StudioArt {
/**
 * The path below the merchant's folder, such as art/logo.svg.
 */
path: string
/**
 * The size in bytes.
 */
bytes: number
/**
 * The hash of this picture.
 */
fingerprint: string
}
/**
 * A message of a check, with its place.
 */
export interface StudioFinding {
/**
 * The finding's permanent name.
 */
code: string
/**
 * The severity. A merchant with errors is not served to players.
 */
severity: ("error" | "warning")
/**
 * The path, relative to the root.
 */
file: string
/**
 * The line number, from 1.
 */
line: number
/**
 * The column number, from 1.
 */
column: number
/**
 * The dotted path of the value.
 */
path: string
/**
 * The problem, and what to do.
 */
message: string
/**
 * A safe edit that corrects the file.
 */
fix?: {
/**
 * The start offset.
 */
start: number
/**
 * The end offset, exclusive.
 */
end: number
/**
 * The text to insert.
 */
insert: string
}
}
/**
 * A merchant of the folder.
 */
export interface MerchantSummary {
/**
 * Its code.
 */
code: string
/**
 * The hosts it answers to.
 * 
 * Items: A host.
 */
hosts: string[]
/**
 * Its name in its default language; its code while its file cannot be read.
 */
name: string
/**
 * The number of errors, including inherited ones.
 */
errors: number
/**
 * The number of warnings.
 */
warnings: number
/**
 * Present if it is archived.
 */
archived?: true
/**
 * True if it has files of a look of its own.
 */
hasLook: boolean
/**
 * The merchant it inherits from.
 */
parent?: string
/**
 * The main colours of its theme; absent while its file cannot be read.
 * 
 * Items: A colour as #rrggbb.
 */
colours?: string[]
/**
 * The reason that its file cannot be read, in which case its name and its hosts are unknown.
 */
unread?: {
/**
 * The problem, and what to do.
 */
message: string
/**
 * The file, with line and column if they are known.
 */
place: string
}
}
/**
 * The merchants of the folder.
 */
export interface MerchantList {
/**
 * The merchants in alphabetical order.
 */
merchants: MerchantSummary[]
}
/**
 * The conditions by which merchants are found.
 */
export interface FindBody {
/**
 * The conditions as they are typed, with a comma between two of them.
 */
text: string
}
/**
 * What of a merchant meets a condition.
 */
export interface ConditionMatch {
/**
 * The condition as it was typed.
 */
condition: string
/**
 * What meets it, such as theme.shape = "pill".
 */
text: string
/**
 * The file with line and column, if a file has it.
 */
place?: string
}
/**
 * A merchant that meets every condition.
 */
export interface FoundMerchant {
/**
 * Its code.
 */
code: string
/**
 * What meets the conditions, in their order; nothing for words of its name.
 */
matches: ConditionMatch[]
}
/**
 * A condition that could be meant by the last one that is typed.
 */
export interface ConditionSuggestion {
/**
 * The condition.
 */
text: string
/**
 * False for the beginning of a condition, after which a value is typed.
 */
isWhole: boolean
}
/**
 * The merchants that meet conditions.
 */
export interface FoundMerchants {
/**
 * The merchants in alphabetical order.
 */
merchants: FoundMerchant[]
/**
 * Why a condition could not be checked, as sentences.
 */
problems: string[]
/**
 * What could be meant by the last condition.
 */
suggestions: ConditionSuggestion[]
}
/**
 * An edit of several merchants: one value.
 */
export interface SharedEditBody {
/**
 * The codes of the merchants.
 * 
 * @minItems 1
 */
merchants: string[]
/**
 * The dotted path of the value, which may begin with the id or the type of a block.
 */
path: string
/**
 * The value as JSON or as a text. Without it, the inherited value applies again.
 */
value?: string
/**
 * The basis of the impact that was reviewed; only that is written.
 */
basis?: string
}
/**
 * What an edit does to a merchant.
 */
export interface EditedMerchant {
/**
 * Its code.
 */
code: string
/**
 * It changes, has the value already, or cannot have it.
 */
outcome: ("changes" | "has" | "cannot")
/**
 * What players notice, or why it cannot have the value.
 */
sentences: string[]
}
/**
 * A merchant that changes because it inherits.
 */
export interface EditedHeir {
/**
 * Its code.
 */
code: string
/**
 * What players notice, or the errors that it would have.
 */
sentences: string[]
}
/**
 * The impact of an edit of several merchants.
 */
export interface SharedEditImpact {
/**
 * The merchants that the edit is for, in their order.
 */
merchants: EditedMerchant[]
/**
 * Others that change because they inherit.
 */
heirs: EditedHeir[]
/**
 * Others that would have errors, so that nothing is written.
 */
broken: EditedHeir[]
/**
 * The number of files that are, or would be, written.
 */
files: number
/**
 * Names exactly this change.
 */
basis: string
}
/**
 * The answers for a new merchant. Missing or empty answers use the suggested values.
 */
export interface NewMerchantBody {
/**
 * Its code, which is its folder's name.
 */
code: string
/**
 * The merchant it inherits from.
 */
parent?: string
/**
 * The name that players know.
 */
name?: string
/**
 * The name in languages where it differs, by tag.
 */
names?: {
[k: string]: string | undefined
}
/**
 * The brand colour, such as 0B6E8C.
 */
colour?: string
/**
 * Whether its pages are light or dark; without it, the logo decides.
 */
mode?: ("light" | "dark")
/**
 * The merchant whose look it takes, or "own" for a copy of the inherited files.
 */
look?: string
/**
 * The languages, the default one first.
 */
languages?: string[]
/**
 * The hosts that it answers to, separated by spaces or commas.
 */
hosts?: string
/**
 * A picture. If absent, one is drawn from the name.
 */
logo?: {
/**
 * The name of the file.
 */
name: string
/**
 * The file in base64.
 */
content: string
}
}
/**
 * A message about an answer.
 */
export interface NewMerchantLine {
/**
 * The answer that the message is about.
 */
about: ("code" | "parent" | "name" | "colour" | "languages" | "hosts" | "logo" | "look")
/**
 * The language of the name that the message is about.
 */
language?: string
/**
 * The message for the operator.
 */
message: string
}
/**
 * A preview of the new merchant. Nothing is written.
 */
export interface NewMerchantPreview {
/**
 * The suggested values for missing answers; empty if there is no suggestion yet.
 */
offered: {
/**
 * A merchant's code.
 */
parent: string
/**
 * A merchant's code.
 */
look: string
/**
 * The name, derived from the code.
 */
name: string
/**
 * The parent's brand colour.
 */
colour: string
/**
 * The parent's languages, the default one first.
 */
languages: string[]
/**
 * The hosts on this machine.
 */
hosts: string
}
/**
 * Every language that has messages.
 */
languages: SpokenLanguage[]
/**
 * The invalid answers. The merchant can be created if there are none.
 */
problems: NewMerchantLine[]
/**
 * The values that would differ from the answers.
 */
notes: NewMerchantLine[]
/**
 * The effect of the brand colour.
 */
colour?: {
/**
 * The background colour of the page.
 */
page: string
/**
 * The colour of text on the page.
 */
text: string
/**
 * The typed colour.
 */
typed: string
/**
 * The typed colour, or the nearest one with enough contrast to the page.
 */
taken: string
/**
 * The colour of text on the colour used.
 */
onTaken: string
/**
 * The contrast of the typed colour to the page.
 */
typedRatio: number
/**
 * The contrast of the colour used to the page.
 */
takenRatio: number
}
/**
 * The logo as the header would show it, as a data address.
 */
logo?: string
}
/**
 * A language that has messages.
 */
export interface SpokenLanguage {
/**
 * The language tag, such as th.
 */
tag: string
/**
 * The name in the language itself.
 */
name: string
}
/**
 * A merchant that was created.
 */
export interface NewMerchant {
/**
 * Its code.
 */
code: string
/**
 * The files written, relative to the root.
 */
files: string[]
/**
 * The values that differ from the answers.
 */
notes: NewMerchantLine[]
}
/**
 * The answers for a copy of a merchant. Missing or empty answers use the suggested values.
 */
export interface DuplicateBody {
/**
 * The code of the copy, which is its folder's name.
 */
code: string
/**
 * The name that players know.
 */
name?: string
/**
 * Its hosts, with commas or spaces between them.
 */
hosts?: string
}
/**
 * What a copy of a merchant would be.
 */
export interface DuplicatePreview {
/**
 * The suggested values; empty without a valid code.
 */
offered: {
/**
 * The name that players know.
 */
name: string
/**
 * Its hosts.
 */
hosts: string
}
/**
 * The answers that cannot be used.
 * 
 * Items: An answer that cannot be used.
 */
problems: {
/**
 * The answer.
 */
about: ("code" | "name" | "hosts")
/**
 * The problem, as a sentence.
 */
message: string
}[]
/**
 * What is not copied, and what differs from the merchant, as sentences.
 */
notes: string[]
}
/**
 * A copy of a merchant that was made.
 */
export interface Duplicate {
/**
 * Its code.
 */
code: string
/**
 * The files written, relative to the root.
 */
files: string[]
/**
 * What was not copied, and what differs from the merchant, as sentences.
 */
notes: string[]
}
/**
 * Whether a merchant is archived.
 */
export interface ArchiveBody {
/**
 * True to archive it, false to restore it.
 */
archived: boolean
}
/**
 * A merchant that was archived or restored.
 */
export interface MerchantArchive {
/**
 * Its code.
 */
code: string
/**
 * True if it is archived.
 */
archived: boolean
}
/**
 * The new code of a merchant, as a person types it.
 */
export interface RenameBody {
/**
 * The new code, which is its folder's name.
 */
code: string
/**
 * True if the gateway knows the merchant by the new code already, so that its codes there change too.
 */
atGateway?: boolean
}
/**
 * What renaming a merchant would change.
 */
export interface RenameImpact {
/**
 * Why it cannot have the code, as a sentence; absent if it can.
 */
problem?: string
/**
 * What changes with the code, and what takes it back; empty with a problem.
 */
sentences: string[]
/**
 * Why it cannot be renamed now, as sentences; empty if it can.
 */
obstacles: string[]
/**
 * A hash of what is described, with which the rename is asked for; empty with a problem.
 */
basis: string
}
/**
 * The rename of a merchant.
 */
export interface RenameOrder {
/**
 * The new code, which is its folder's name.
 */
code: string
/**
 * True if the gateway knows the merchant by the new code already, so that its codes there change too.
 */
atGateway?: boolean
/**
 * The hash of the impact that was read.
 */
basis: string
}
/**
 * A merchant that was renamed.
 */
export interface RenamedMerchant {
/**
 * Its new code.
 */
code: string
}
/**
 * What deleting a merchant would remove.
 */
export interface DeletionImpact {
/**
 * What goes with the merchant, and what brings it back.
 */
sentences: string[]
/**
 * Why it cannot be deleted, as sentences; empty if it can.
 */
obstacles: string[]
/**
 * A hash of what is described, with which the deletion is asked for.
 */
basis: string
}
/**
 * The deletion of a merchant.
 */
export interface DeletionBody {
/**
 * The code of the merchant, as a person typed it.
 */
typed: string
/**
 * The hash of the impact that was read.
 */
basis: string
}
/**
 * A merchant that was deleted.
 */
export interface DeletedMerchant {
/**
 * Its code.
 */
code: string
}
/**
 * The files and pictures of a merchant.
 */
export interface MerchantFiles {
/**
 * Its code.
 */
code: string
/**
 * Its merchant.json and its message files.
 */
files: StudioFile[]
/**
 * Its own pictures.
 */
art: StudioArt[]
/**
 * Every language that it can use.
 */
languages: SpokenLanguage[]
/**
 * The descriptions of the own blocks of the workspace.
 */
ownBlocks: OtherText[]
}
/**
 * Unsaved texts that replace the files on disk. Nothing is written.
 */
export interface DraftBody {
/**
 * Texts of any merchant.
 */
texts: OtherText[]
}
/**
 * A layer's setting of a value.
 */
export interface Statement {
/**
 * The merchant's code, or "platform".
 */
layer: string
/**
 * The action of the layer.
 */
act: ("set" | "removed")
/**
 * The path, relative to the root.
 */
file: string
/**
 * The line number, from 1.
 */
line: number
/**
 * The column number, from 1.
 */
column: number
/**
 * The value set, or the value removed.
 */
value: unknown
}
/**
 * A merchant with its layers merged.
 */
export interface Resolution {
/**
 * The whole merchant; null while it has errors.
 */
merchant: unknown
/**
 * The codes of its layers, the topmost first.
 * 
 * Items: A merchant's code.
 */
chain: string[]
/**
 * The provenance by dotted path. The last setting applies.
 */
statements: {
/**
 * The settings of all layers, the topmost first.
 */
[k: string]: Statement[] | undefined
}
}
/**
 * The findings of a merchant.
 */
export interface FindingList {
/**
 * The findings in the order of the files.
 */
findings: StudioFinding[]
}
/**
 * A picture of one state of a merchant.
 */
export interface PictureFile {
/**
 * The path, relative to the root.
 */
path: string
/**
 * The size of the file in bytes.
 */
bytes: number
/**
 * The width in pixels; of a drawing, of its view box. Absent where the file does not tell.
 */
width?: number
/**
 * The height, likewise.
 */
height?: number
/**
 * Why it is not drawn: its format, its size, or its bytes, which are no picture of the kind of its name.
 */
problem?: ("format" | "large" | "unreadable")
}
/**
 * A picture that was added, replaced or removed.
 */
export interface PictureChange {
/**
 * What shows it, such as the brand's logo.
 */
use: string
before?: PictureFile
after?: PictureFile
}
/**
 * A change that saving the texts would make.
 */
export interface ToldChange {
/**
 * The kind of change. "contrast" and "derived" are consequences of other changes of a theme.
 */
kind: ("added" | "removed" | "moved" | "changed" | "contrast" | "derived")
/**
 * The dotted path of the value.
 */
path: string
/**
 * The sentence for operators, without a full stop.
 */
sentence: string
picture?: PictureChange
}
/**
 * The changes that players would notice after saving the texts.
 */
export interface ChangeList {
/**
 * The changes in the order of the settings, then messages, then pictures.
 */
changes: ToldChange[]
/**
 * The reason that there are no changes, if the old or the new state has errors.
 */
untold?: string
}
/**
 * Which commits of a merchant are listed.
 */
export interface HistoryQuery {
/**
 * A part of the name or the address of the author.
 */
who?: string
/**
 * The earliest time, in ISO 8601.
 */
since?: string
/**
 * The dotted path of a value, such as theme.shape, or of what holds it.
 */
path?: string
/**
 * The commit after which to go on: that of the last entry of the page before.
 */
after?: string
/**
 * The greatest number of entries; 20 without it.
 */
limit?: number
}
/**
 * A change that players noticed.
 */
export interface PastChange {
/**
 * The kind of the change.
 */
kind: ("added" | "removed" | "moved" | "changed")
/**
 * The dotted path of the value; for a message words.<language>.<key>; for art the path of the file.
 */
path: string
/**
 * The change as a sentence, without a full stop.
 */
sentence: string
/**
 * The parent, locales or blocks that it came from; absent for a change of the merchant's own files.
 */
from?: string
picture?: PictureChange
}
/**
 * A commit that changed a merchant.
 */
export interface HistoryEntry {
/**
 * The id of the commit.
 */
commit: string
/**
 * When its author made it, in ISO 8601.
 */
time: string
/**
 * The name of its author.
 */
author: string
/**
 * The address of its author.
 */
email: string
/**
 * What the author wrote, without trailers.
 */
message: string
/**
 * The number of its entry in the audit log.
 */
audit?: number
/**
 * What it did to the merchant: untold where one side has errors, same where players see no difference.
 */
kind: ("changed" | "same" | "made" | "removed" | "untold")
/**
 * What changed for players; at most 200 changes.
 */
changes: PastChange[]
/**
 * How many more changes there are.
 */
more?: number
/**
 * The first release that carried it; absent where none did, or where it is not known.
 */
release?: string
/**
 * True if it changed a file of the merchant itself, so that it can be undone here.
 */
isOwn: boolean
/**
 * The files in which it sets the value that is asked for.
 * 
 * Items: The path of a file.
 */
sets?: string[]
}
/**
 * Commits that changed a merchant, the newest first.
 */
export interface HistoryPage {
/**
 * The commits.
 */
entries: HistoryEntry[]
/**
 * True if there are more after the last entry.
 */
hasMore: boolean
/**
 * Why there is no history, such as that the folder is in no repository.
 */
untold?: string
}
/**
 * Two states of a merchant.
 */
export interface ComparisonBody {
/**
 * A commit, now for the files as they are saved, or edited for these with the texts over them.
 */
before: string
/**
 * The same.
 */
after: string
/**
 * The edited files that are not saved yet.
 */
texts?: OtherText[]
}
/**
 * A file of a merchant that differs between two states.
 */
export interface FileSides {
/**
 * The path, relative to the root.
 */
path: string
/**
 * Its text in the first state; empty where there is none.
 */
before: string
/**
 * Its text in the second state; empty where there is none.
 */
after: string
}
/**
 * What differs between two states of a merchant.
 */
export interface Comparison {
/**
 * What differs for players.
 */
changes: ToldChange[]
/**
 * The texts of the merchant's own files that differ.
 */
files: FileSides[]
/**
 * Why the sentences are missing.
 */
untold?: string
}
/**
 * A commit to undo, with the texts that are not saved yet.
 */
export interface UndoBody {
/**
 * The commit.
 */
commit: string
/**
 * The edited files that are not saved yet.
 */
texts: OtherText[]
/**
 * The one picture whose change is undone, such as art/logo.svg; by default all that the commit did.
 */
picture?: string
}
/**
 * What undoes a commit while later changes stay. Nothing is written.
 */
export interface UndoPlan {
/**
 * The first line of what its author wrote.
 */
subject: string
/**
 * The texts to save, and the pointers to pictures; an empty one removes its file.
 */
texts: OtherText[]
/**
 * The files that change too and that the studio does not edit. Then nothing is to be saved.
 * 
 * Items: The path, relative to the root.
 */
others: string[]
/**
 * What later changes built on, as sentences without full stops. Then nothing is to be saved.
 * 
 * Items: A sentence.
 */
conflicts: string[]
/**
 * Why it cannot be undone at all.
 */
untold?: string
}
/**
 * The messages of a language that a merchant inherits.
 */
export interface InheritedWords {
/**
 * The language tag.
 */
language: string
/**
 * The messages by dotted key.
 */
words: {
[k: string]: string | undefined
}
}
/**
 * The messages that players read if the merchant does not set its own.
 */
export interface WordList {
/**
 * The languages that players can choose, in their order.
 */
languages: InheritedWords[]
}
/**
 * A page and the facts to explain it under.
 */
export interface WhyBody {
/**
 * The page, such as home.
 */
page: string
/**
 * Unsaved texts that replace the files on disk.
 */
texts: OtherText[]
/**
 * The kind of session.
 */
session: ("guest" | "member" | "trial" | "agent")
/**
 * The flags that the gateway sends.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * The template variants in use, by template name.
 */
templates: {
/**
 * The variant of the member centre.
 */
mem_cen?: ("base" | "new")
/**
 * The variant of the deposit page.
 */
dep_func?: ("base" | "new")
}
/**
 * The language of the page. By default the merchant's default language.
 */
language?: string
/**
 * The kind of device; a browser by default.
 */
device?: ("browser" | "pwa" | "webclip" | "app")
/**
 * The moment to look at, with its offset or zone, such as 2026-12-24T18:00[Asia/Bangkok]. By default now.
 */
time?: string
}
/**
 * A fact of a scenario that would have to change.
 */
export interface FactChange {
/**
 * The kind of fact.
 */
kind: ("flag" | "template" | "session" | "language" | "device" | "time")
/**
 * The flag or template; empty if the kind has a single fact.
 */
name: string
/**
 * The new value, such as on, new or member; a moment is written in UTC.
 */
to: string
}
/**
 * The explanation of a block, of a page or of a part of the frame.
 */
export interface WhyLine {
/**
 * The block; routes.settings for the page of a route, frame.entry-popup for a part of the frame.
 */
id: string
/**
 * The planned state.
 */
state: ("shown" | "hidden")
/**
 * The explanation, as a sentence.
 */
message: string
/**
 * The code of the reason.
 */
reason?: string
/**
 * The change that would reverse the state, as a sentence.
 */
change?: string
/**
 * What the component of the block reads of the gateway, as a sentence; absent if it reads nothing.
 */
reads?: string
/**
 * The place of the condition or of the block, as file:line.
 */
place?: string
/**
 * The same changes as facts of a scenario; absent if no scenario can make them.
 */
changes?: FactChange[]
/**
 * The moment at which time alone reverses the state, in UTC, or never; absent if no time decides.
 */
turns?: string
}
/**
 * The explanations of a page and of all its blocks.
 */
export interface WhyAnswer {
/**
 * The page or the frame first, then the blocks in the order of the page, then those without a position.
 */
lines: WhyLine[]
}
/**
 * Flags and templates before and after a switch.
 */
export interface SwitchBody {
/**
 * Unsaved texts that replace the files on disk.
 */
texts: OtherText[]
before: SwitchState
after: SwitchState
}
/**
 * The flags and templates that the gateway sends.
 */
export interface SwitchState {
/**
 * The flags that the gateway sends.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * The template variants in use, by template name.
 */
templates: {
/**
 * The variant of the member centre.
 */
mem_cen?: ("base" | "new")
/**
 * The variant of the deposit page.
 */
dep_func?: ("base" | "new")
}
}
/**
 * A block that a switch shows or hides, a page that it opens or closes, or what it shows or hides there.
 */
export interface BlockTurn {
/**
 * The page, such as home; routes.settings or frame.entry-popup for what is not a block.
 */
page: string
/**
 * The id of the block; absent for what is not a block.
 */
block?: string
/**
 * The result; a block that changes is shown before and after, and reads what was switched.
 */
turns: ("appears" | "vanishes" | "changes")
/**
 * The sessions for which it changes.
 * 
 * Items: The kind of session.
 */
sessions: ("guest" | "member" | "trial" | "agent")[]
/**
 * The change as a sentence.
 */
message: string
}
/**
 * The impact of a switch.
 */
export interface SwitchAnswer {
/**
 * The changes in the order of the pages; empty if no block would change.
 */
turns: BlockTurn[]
}
/**
 * A call of the gateway that fails in a preview.
 */
export interface FailingCall {
/**
 * The call, such as popularGames.
 */
call: string
/**
 * The failure: answers with status 500, refuses, answers with a wrong shape, answers with a page of HTML, cuts the connection, or answers after eight seconds.
 */
how: ("error" | "refused" | "nonsense" | "page" | "cut" | "slow")
}
/**
 * The session and the gateway's state under which to show a merchant.
 */
export interface Scenario {
/**
 * The kind of session. All but a guest are signed in to a demo account.
 */
session: ("guest" | "member" | "agent" | "trial")
/**
 * The flags that the gateway sends.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * The template variants in use, by template name.
 */
templates: {
/**
 * The variant of the member centre.
 */
mem_cen?: ("base" | "new")
/**
 * The variant of the deposit page.
 */
dep_func?: ("base" | "new")
}
/**
 * The language of the page. By default the merchant's default language.
 */
language?: string
/**
 * The kind of device; a browser by default.
 */
device?: ("browser" | "pwa" | "webclip" | "app")
/**
 * The moment to show, with its offset or zone, such as 2026-12-24T18:00[Asia/Bangkok]. By default now.
 */
time?: string
/**
 * The calls that fail. By default none.
 */
failing?: FailingCall[]
}
/**
 * An edited merchant, or a state of its history, under a scenario.
 */
export interface PreviewBody {
/**
 * Unsaved texts that replace the files on disk. Nothing is written.
 */
texts: OtherText[]
scenario: Scenario
/**
 * A state of the history to show in place of the texts: a commit, or now for the files as they are saved.
 */
state?: string
}
/**
 * The address of a preview, and its content.
 */
export interface PreviewAnswer {
/**
 * The id, which is the same for the same merchant and scenario.
 */
id: string
/**
 * The origin, such as http://preview-1a2b.localhost:4173, which has every page of the player.
 */
origin: string
/**
 * The revision, which changes whenever the page changes.
 */
revision: string
/**
 * The content: the edited state, the last state without errors, or a page that explains the errors.
 */
shows: ("draft" | "last-good" | "nothing")
/**
 * The errors that prevent a preview of the edited state.
 */
findings: StudioFinding[]
}
/**
 * A preview that phones of the same network may open.
 */
export interface PhoneBody {
/**
 * The id of an open preview.
 */
preview: string
}
/**
 * A visitor who opened the preview over the network.
 */
export interface PhoneVisitor {
/**
 * The address of the visitor.
 */
from: string
/**
 * The user agent of the visitor's browser.
 */
browser: string
/**
 * The time of the first visit, in epoch milliseconds.
 */
at: number
}
/**
 * The state of access to a preview over the network.
 */
export interface PhoneState {
/**
 * The id of the preview; absent while none is open.
 */
preview?: string
/**
 * The addresses, one for each network; empty while it is not open. Everyone who has an address can open the preview.
 * 
 * Items: An address with its token.
 */
addresses: string[]
/**
 * The visitors, the latest last.
 */
visitors: PhoneVisitor[]
}
/**
 * Files to write, all or none.
 */
export interface SaveBody {
/**
 * The files, each with the hash of the text on which the edit is based.
 */
files: StudioFile[]
/**
 * What the person writes about the save: the message of its commit, where a team is served.
 */
note?: string
}
/**
 * A file that was written.
 */
export interface SavedFile {
/**
 * The path, relative to the root.
 */
path: string
/**
 * The hash of the new text.
 */
fingerprint: string
}
/**
 * The files that were written.
 */
export interface SaveAnswer {
/**
 * The files in the order of the request.
 */
files: SavedFile[]
}
/**
 * A file that changed on disk meanwhile.
 */
export interface ChangedFile {
/**
 * The path, relative to the root.
 */
path: string
/**
 * The text to save.
 */
mine: string
/**
 * The text on disk.
 */
theirs: string
/**
 * The hash of the text on disk.
 */
fingerprint: string
}
/**
 * A picture to add to a merchant's art.
 */
export interface ArtBody {
/**
 * The name of the file, which is made safe.
 */
name: string
/**
 * The file in base64.
 */
content: string
/**
 * The hash of the picture that it replaces. Without it, no picture is replaced.
 */
fingerprint?: string
}
/**
 * A picture to remove from a merchant's art.
 */
export interface ArtRemovalBody {
/**
 * The path, such as art/logo.svg.
 */
path: string
/**
 * The hash of the picture.
 */
fingerprint: string
}
/**
 * A picture that was removed.
 */
export interface ArtRemoved {
/**
 * The path, such as art/logo.svg.
 */
path: string
}
/**
 * A flag of the platform in the sandbox, for a merchant.
 */
export interface FlagState {
/**
 * The name, such as PTSYS3.
 */
name: string
/**
 * The title.
 */
title: string
/**
 * The team that switches it.
 */
owner: string
/**
 * The effect of the flag.
 */
changes: string
/**
 * The value that applies while the gateway does not send it.
 */
platform: boolean
/**
 * The same value as set by this merchant.
 */
default: boolean
/**
 * The value that the sandbox sends now.
 */
on: boolean
/**
 * The merchant's reason for forcing it off; absent if the gateway decides.
 */
forcedOff?: string
/**
 * What reads it: what of this merchant has a condition that does, the placed blocks whose component does, as dotted paths, and pages and parts of the frame, as routes.settings and frame.entry-popup.
 * 
 * Items: A dotted path.
 */
decides: string[]
}
/**
 * The live settings of the sandbox gateway for a merchant.
 */
export interface LiveSettings {
/**
 * The settings, with every default filled in.
 */
settings: unknown
/**
 * What of this merchant reads a live setting, as dotted paths, by the name of the setting such as register.captcha.
 */
readers: {
/**
 * Items: A dotted path.
 */
[k: string]: string[] | undefined
}
/**
 * Every flag of the platform.
 */
flags: FlagState[]
}
/**
 * Where to read the flags.
 */
export interface FlagsBody {
/**
 * The name of an environment of livery.json, or sandbox.
 */
environment: string
}
/**
 * A gateway that sends flags.
 */
export interface FlagEnvironment {
/**
 * The name of the environment, or sandbox.
 */
name: string
/**
 * The sandbox of the studio, where flags can be switched; another environment; or one whose name begins with prod or live.
 */
kind: ("sandbox" | "other" | "production")
/**
 * The origin of the gateway; absent for the sandbox.
 */
gateway?: string
}
/**
 * A flag of a merchant as its players have it.
 */
export interface FlagCell {
/**
 * True if it is on.
 */
isOn: boolean
/**
 * Sent by the gateway, forced off by the merchant, or the merchant's default because the gateway does not send it.
 */
by: ("sent" | "forced" | "default")
/**
 * Why the merchant forces it off.
 */
reason?: string
/**
 * The line that forces it off.
 */
place?: string
}
/**
 * The flags of a merchant.
 */
export interface MerchantFlags {
/**
 * The code.
 */
code: string
/**
 * The name in its default language.
 */
name: string
/**
 * Every flag of the platform by its name; absent if they are not known.
 */
flags?: {
[k: string]: FlagCell | undefined
}
/**
 * Why they are not known.
 */
problem?: string
}
/**
 * The flags of all merchants in one environment.
 */
export interface FlagColumn {
/**
 * All that can be asked, the sandbox first.
 */
environments: FlagEnvironment[]
/**
 * The merchants in alphabetical order.
 */
merchants: MerchantFlags[]
}
/**
 * The settings to change, in the form of the sandbox's control API.
 */
export interface SettingsBody {

}
/**
 * The merchants to publish.
 */
export interface PublishBody {
/**
 * The codes of the merchants. By default every merchant, and no other site stays published.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * The name of the release. By default derived from its content.
 */
release?: string
}
/**
 * The release to serve again.
 */
export interface RollbackBody {
/**
 * The release. By default the previous one.
 */
release?: string
/**
 * The merchants to roll back; all others remain unchanged. By default every host rolls back.
 */
merchants?: string[]
/**
 * The state that was served at the time of the dry run. The rollback is refused if it has changed.
 */
basis?: string
}
/**
 * The impact of a rollback.
 */
export interface RollbackImpact {
/**
 * The changes, in sentences.
 */
sentences: string[]
/**
 * Merchants that would lose all their hosts.
 */
offAir: string[]
/**
 * The number of hosts that would change or be taken down.
 */
turns: number
/**
 * The identifier of the state that is served now, for the rollback that follows.
 */
basis: string
}
/**
 * A merchant that is not published.
 */
export interface RefusedMerchant {
/**
 * The merchant's code.
 */
code: string
/**
 * The reason, and the content that its hosts serve instead.
 */
sentence: string
/**
 * The errors that prevent it, if they are findings of the merchant itself.
 */
errors: StudioFinding[]
}
/**
 * A merchant that would change.
 */
export interface MerchantImpact {
/**
 * The merchant's code.
 */
code: string
/**
 * The result.
 */
becomes: ("new" | "changed" | "taken down")
/**
 * The hosts on which it would be served.
 */
hosts: string[]
/**
 * The changes that players would notice, each without a full stop.
 */
sentences: string[]
}
/**
 * The impact of a publish. Nothing is written.
 */
export interface PublishImpact {
/**
 * The merchants that would change, by code.
 */
merchants: MerchantImpact[]
/**
 * The merchants that would not be published.
 */
refused: RefusedMerchant[]
/**
 * The summary, in sentences.
 */
sum: string[]
}
/**
 * The result of a publish or a rollback.
 */
export interface PublishOutcome {
/**
 * The release that is served now; absent if nothing was ever published.
 */
release?: string
/**
 * The merchants that were published.
 */
published: string[]
/**
 * The merchants that were not published.
 */
refused: RefusedMerchant[]
/**
 * The hosts that are no longer served.
 */
takenDown: string[]
/**
 * The number of served hosts whose content changed.
 */
changedHosts: number
/**
 * The number of served hosts.
 */
hosts: number
}
/**
 * The last publishing job since the server started.
 */
export interface PublishRun {
/**
 * The kind of job.
 */
kind: ("publish" | "rollback")
/**
 * The state of the job.
 */
state: ("busy" | "done" | "failed")
/**
 * The number of merchants done.
 */
done: number
/**
 * The total number of merchants; 0 until it is known.
 */
of: number
/**
 * The merchant in progress.
 */
merchant?: string
/**
 * The reason that it failed, and what to do.
 */
message?: string
outcome?: PublishOutcome
}
/**
 * A published release.
 */
export interface PublishedRelease {
/**
 * The name.
 */
name: string
/**
 * The time of its creation, as an ISO time.
 */
published: (string | null)
/**
 * The time at which it last went live, as an ISO time; later than "published" if it was served again.
 */
lastServed: (string | null)
/**
 * The number of hosts that it serves.
 */
hosts: number
/**
 * The commit of the workspace that it was published from; null where nobody noted one.
 */
commit: (string | null)
/**
 * True if it is the release that is served.
 */
current: boolean
}
/**
 * The site that a host serves now.
 */
export interface ServedHost {
/**
 * The name.
 */
host: string
/**
 * The site, by its merchant's code and the hash of its content.
 */
site: string
/**
 * The newest release with this site on this host.
 */
release: (string | null)
}
/**
 * The published releases, and the publishing job in progress.
 */
export interface PublishingState {
/**
 * The published folder.
 */
folder: string
/**
 * The releases, the newest first.
 */
releases: PublishedRelease[]
/**
 * The hosts in the order of their names.
 */
hosts: ServedHost[]
run?: PublishRun
}
/**
 * A release to publish at a time, or once a second person has approved it.
 */
export interface ScheduleBody {
/**
 * The codes of the merchants. By default every merchant, and no other site stays published.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * An environment of livery.json, to publish to its place with its gateway; by default the folder of the studio.
 */
environment?: string
/**
 * When it goes out. By default at once, or as soon as it is approved. A time such as 2026-12-24T18:00 is in the zone of the merchants; one with an offset or a zone is taken as it is.
 */
at?: string
/**
 * When what was served before comes back; by default never. A time such as 2026-12-24T18:00 is in the zone of the merchants; one with an offset or a zone is taken as it is.
 */
until?: string
/**
 * The name of the release. By default one with the id of the schedule.
 */
release?: string
/**
 * What it is for, for whoever approves it.
 */
note?: string
}
/**
 * Other times of a schedule.
 */
export interface ScheduleTimesBody {
/**
 * The id of the schedule.
 */
id: string
/**
 * The codes of its merchants, as the list has them; absent for all of them.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * When it goes out. A time such as 2026-12-24T18:00 is in the zone of the merchants; one with an offset or a zone is taken as it is.
 */
at?: string
/**
 * When what was served before comes back; absent for never. A time such as 2026-12-24T18:00 is in the zone of the merchants; one with an offset or a zone is taken as it is.
 */
until?: string
}
/**
 * A schedule.
 */
export interface ScheduleChoiceBody {
/**
 * The id of the schedule.
 */
id: string
/**
 * The codes of its merchants, as the list has them; absent for all of them.
 * 
 * @minItems 1
 */
merchants?: string[]
}
/**
 * What a second person decides about a schedule that waits for it.
 */
export interface ScheduleDecisionBody {
/**
 * The id of the schedule.
 */
id: string
/**
 * The codes of its merchants, as the list has them; absent for all of them.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * What was looked at, as the list has it. Another state is refused.
 */
inputs: string
/**
 * True to approve it, false to decline it.
 */
approves: boolean
/**
 * Why it is declined.
 */
reason?: string
}
/**
 * A release that goes out at a time, or once a second person has approved it.
 */
export interface ScheduledRelease {
/**
 * The id.
 */
id: string
/**
 * The codes of the merchants; absent for all of them.
 */
merchants?: string[]
/**
 * The environment of livery.json to whose place it goes; absent for the folder of the studio.
 */
environment?: string
/**
 * When it goes out, in ISO 8601; absent for as soon as it is approved.
 */
at?: string
/**
 * When what was served before comes back, in ISO 8601; absent for never.
 */
until?: string
/**
 * The time zone of the merchants.
 */
zone: string
/**
 * The name of the release.
 */
release: string
/**
 * What it is for.
 */
note?: string
/**
 * waiting for a second person; planned; running; live until its end; returning to what was served before; done, failed, cancelled or declined.
 */
state: ("waiting" | "planned" | "running" | "live" | "returning" | "done" | "failed" | "cancelled" | "declined")
/**
 * The name of who planned it.
 */
by: string
/**
 * True if the reader planned it, and so cannot approve it.
 */
isOwn: boolean
/**
 * When it was planned, in ISO 8601.
 */
createdAt: string
/**
 * What it would have changed when it was planned, in sentences.
 */
sentences: string[]
/**
 * What it changed when it came due, in sentences.
 */
due?: string[]
/**
 * A hash of what the merchants were made of when it was planned.
 */
inputs: string
/**
 * The name of who approved or declined it.
 */
decidedBy?: string
/**
 * Why it failed or was declined, and what to do.
 */
message?: string
/**
 * When it ended, in ISO 8601.
 */
endedAt?: string
}
/**
 * How a merchant is published at the place of the workspace.
 */
export interface MerchantStatus {
/**
 * The code of the merchant.
 */
code: string
/**
 * The hosts that serve it.
 */
hosts: string[]
/**
 * True if a publish would change what is served.
 */
isBehind: boolean
/**
 * The release that brought what is served; absent if its record is gone.
 */
release?: string
/**
 * When that release went live, in ISO 8601.
 */
publishedAt?: string
/**
 * The number of values that were saved since that release, in its files and those that it inherits from; absent for a merchant that is not behind, and where the release came from another repository or from none.
 */
changes?: number
/**
 * Who committed what is not published, the last one first; three at most.
 */
by?: string[]
}
/**
 * How merchants are published.
 */
export interface StatusList {
/**
 * The merchants that are served; any other was never published, or is no longer.
 */
merchants: MerchantStatus[]
failed?: FailedPublish
}
/**
 * The last publish of this studio, where it failed; absent once one goes out.
 */
export interface FailedPublish {
/**
 * The codes of the merchants; absent for all of them.
 */
merchants?: string[]
/**
 * Why, in a sentence.
 */
message: string
}
/**
 * How the workspace and its remote are in step.
 */
export interface RemoteState {
/**
 * No remote is configured; nothing is known yet; both have the same; or the last attempt failed.
 */
state: ("none" | "waiting" | "synced" | "failed")
/**
 * The name of the remote.
 */
name?: string
/**
 * When both had the same last, in ISO 8601.
 */
at?: string
/**
 * Why the last attempt failed, in sentences without credentials.
 */
message?: string
}
/**
 * The scheduled releases: those that are still to come, then the last that ended.
 */
export interface ScheduleList {
/**
 * The release that every host serves now; absent before the first. A page that shows what is published reads it again when this changes.
 */
release?: string
/**
 * The environments with a place to publish to, beside the studio's own folder.
 */
environments: string[]
/**
 * True if a second person has to approve what is published.
 */
needsApproval: boolean
/**
 * The schedules.
 */
schedules: ScheduledRelease[]
}
/**
 * The merchants whose time zone is asked for.
 */
export interface ScheduleZoneBody {
/**
 * The codes of the merchants; absent for all of them.
 * 
 * @minItems 1
 */
merchants?: string[]
}
/**
 * The time zone of merchants.
 */
export interface ScheduleZone {
/**
 * Their own zone where it is the same for all of them, otherwise that of base, such as Asia/Bangkok.
 */
zone: string
}
/**
 * A role for some merchants.
 */
export interface SessionGrant {
/**
 * The role. Each may do all that those before it may.
 */
role: ("viewer" | "editor" | "publisher" | "admin")
/**
 * The codes of the merchants. By default all of them.
 */
merchants?: string[]
}
/**
 * Who is signed in, and what the person may do.
 */
export interface StudioSession {
/**
 * True for the studio of this machine, which has no sign-in.
 */
isLocal: boolean
/**
 * The name of the person or of the API token.
 */
name?: string
/**
 * The id of the person at the identity provider, or of the API token.
 */
subject?: string
/**
 * The address of the person, as the identity provider sends it.
 */
email?: string
/**
 * The roles.
 */
grants: SessionGrant[]
/**
 * The token that every call but a GET carries in the header x-livery-csrf.
 */
csrf?: string
/**
 * The time at which the session ends, in ISO 8601.
 */
endsAt?: string
}
/**
 * The end of a session.
 */
export interface SignedOut {
/**
 * The address to go to: the identity provider's own sign-out, or the studio.
 */
address: string
}
/**
 * A session that has not ended.
 */
export interface OpenSession {
/**
 * The id of the session. It opens nothing.
 */
id: string
/**
 * The name of the person.
 */
name: string
/**
 * The address of the person.
 */
email?: string
/**
 * The time of the sign-in, in ISO 8601.
 */
startedAt: string
/**
 * The time of the last request, in ISO 8601, to the minute.
 */
usedAt: string
/**
 * The time at which it ends, in ISO 8601.
 */
endsAt: string
/**
 * The network address of the sign-in.
 */
from: string
/**
 * The browser, as it named itself at the sign-in.
 */
agent: string
/**
 * True for the session of this request.
 */
isThis: boolean
}
/**
 * The open sessions: those of everybody for an admin of all merchants, else one's own.
 */
export interface SessionList {
/**
 * The sessions, the newest first.
 */
sessions: OpenSession[]
}
/**
 * A session to end.
 */
export interface SessionEndBody {
/**
 * The id of the session.
 */
id: string
}
/**
 * An API token, without its secret.
 */
export interface ListedApiToken {
/**
 * Names the token where it is listed. It opens nothing.
 */
id: string
/**
 * The name.
 */
name: string
/**
 * The roles.
 */
grants: SessionGrant[]
/**
 * The time at which it ends, in ISO 8601.
 */
endsAt: string
/**
 * The time of its last use, in ISO 8601; absent if it was never used.
 */
usedAt?: string
}
/**
 * The API tokens that have not ended.
 */
export interface ApiTokenList {
/**
 * The tokens in the order of their names.
 */
tokens: ListedApiToken[]
/**
 * The secret of the token that was just made. Nobody can read it again.
 */
secret?: string
}
/**
 * An API token to make.
 */
export interface ApiTokenBody {
/**
 * The name.
 */
name: string
/**
 * Its role.
 */
role: ("viewer" | "editor" | "publisher" | "admin")
/**
 * The merchants of the role; all of them by default.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * The days after which it ends.
 */
days: number
}
/**
 * An API token to end.
 */
export interface ApiTokenEndBody {
/**
 * Its id.
 */
id: string
}
/**
 * Which entries of the audit log to list.
 */
export interface AuditQuery {
/**
 * The earliest time, in ISO 8601.
 */
since?: string
/**
 * A part of the name, the address or the id of who acted.
 */
who?: string
/**
 * The code of a merchant.
 */
merchant?: string
/**
 * A part of the action, the outcome, the reason or the change.
 */
text?: string
/**
 * The entry before which to list: the last one of the page before.
 */
before?: number
}
/**
 * One action, or an attempt at one.
 */
export interface AuditEntry {
/**
 * The number of the entry, which counts up.
 */
id: number
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * The name and address of the person or the name of the API token; empty if nobody is signed in.
 */
who: string
/**
 * The id of the person at the identity provider, or of the API token.
 */
subject?: string
/**
 * The network address.
 */
from: string
/**
 * The browser or program, as it named itself.
 */
agent?: string
/**
 * The call of the studio API, or a sign-in, such as save.
 */
action: string
/**
 * The codes of the merchants that it is about; empty for all of them, or none.
 */
merchants: string[]
/**
 * Whether it was allowed. One that was allowed and did not work has a second entry, failed.
 */
outcome: ("allowed" | "refused" | "failed")
/**
 * The reason that it was refused or failed.
 */
problem?: string
/**
 * What it changes: the state before and after, as far as the call has them.
 */
change?: unknown
}
/**
 * Entries of the audit log.
 */
export interface AuditPage {
/**
 * The entries, the newest first.
 */
entries: AuditEntry[]
/**
 * True if there are older ones.
 */
hasMore: boolean
}
/**
 * A person or a machine of the team.
 */
export interface TeamPerson {
/**
 * The id at the identity provider, or that of the API token.
 */
id: string
/**
 * The name.
 */
name: string
}
/**
 * A colleague, or another page of the same person, changed a merchant.
 */
export interface SavedEvent {
/**
 * The code of the merchant.
 */
merchant: string
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * True if the session of this page made the change.
 */
isOwn: boolean
/**
 * What changes for players, as sentences without a full stop: the first ones.
 */
changes: string[]
/**
 * The number of sentences that are left out.
 */
more: number
}
/**
 * The other people who have a merchant open.
 */
export interface PeopleEvent {
/**
 * The code of the merchant.
 */
merchant: string
/**
 * Some of the people, in the order in which they came.
 */
people: TeamPerson[]
/**
 * The number of people that are left out.
 */
more: number
}
/**
 * The notes of a merchant changed.
 */
export interface NotesEvent {
/**
 * The code of the merchant.
 */
merchant: string
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * True if the session of this page made the change.
 */
isOwn: boolean
/**
 * True if the new text mentions the reader.
 */
mentionsYou: boolean
}
/**
 * A colleague, or a page of the same person, renamed a merchant.
 */
export interface RenamedEvent {
/**
 * The code of the merchant before.
 */
merchant: string
/**
 * Its code now.
 */
to: string
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * True if the session of this page made the change.
 */
isOwn: boolean
}
/**
 * An event of the stream. Only the property that its kind names is present.
 */
export interface StudioEvent {
/**
 * What happened; missed means that events are no longer known, so the page reads everything again.
 */
kind: ("saved" | "people" | "notes" | "renamed" | "missed")
saved?: SavedEvent
people?: PeopleEvent
notes?: NotesEvent
renamed?: RenamedEvent
}
/**
 * A device of a person.
 */
export interface DraftDevice {
/**
 * The id that the browser gave itself.
 */
device: string
}
/**
 * The unsaved edits of a merchant on a device.
 */
export interface DraftKeepBody {
/**
 * The id that the browser gave itself.
 */
device: string
/**
 * The number of values that the edits change.
 */
values: number
/**
 * The journal of the editor, as JSON.
 */
journal: string
}
/**
 * The unsaved edits of the same person on another device.
 */
export interface ServerDraft {
/**
 * The id of the device.
 */
device: string
/**
 * The browser, as it names itself.
 */
agent: string
/**
 * The time of the last edit, in ISO 8601.
 */
at: string
/**
 * The number of values that the edits change.
 */
values: number
/**
 * The journal of the editor, as JSON.
 */
journal: string
}
/**
 * The newest draft of the same person on another device.
 */
export interface FoundDraft {
draft?: ServerDraft
}
/**
 * A draft that the server keeps.
 */
export interface DraftKept {
/**
 * The time, in ISO 8601.
 */
at: string
}
/**
 * A note to write.
 */
export interface NoteBody {
/**
 * The dotted path of what it is about, such as pages.home.blocks.winners; empty for the merchant.
 */
place: string
/**
 * The text. @ and the name of a person mentions the person.
 */
text: string
}
/**
 * An answer to a note.
 */
export interface NoteAnswerBody {
/**
 * The id of the note.
 */
note: string
/**
 * The text. @ and the name of a person mentions the person.
 */
text: string
}
/**
 * A note to resolve or to open again.
 */
export interface NoteStateBody {
/**
 * The id of the note.
 */
note: string
/**
 * True to resolve it.
 */
isResolved: boolean
}
/**
 * An answer to a note.
 */
export interface NoteAnswer {
/**
 * The id.
 */
id: string
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * The text, which is no HTML.
 */
text: string
/**
 * The people that it mentions.
 */
mentions: TeamPerson[]
}
/**
 * Who resolved a note, and when.
 */
export interface NoteResolution {
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
}
/**
 * A note on a part of a merchant.
 */
export interface Note {
/**
 * The id.
 */
id: string
/**
 * The code of the merchant.
 */
merchant: string
/**
 * The dotted path of what it is about; empty for the merchant.
 */
place: string
by: TeamPerson
/**
 * The time, in ISO 8601.
 */
at: string
/**
 * The text, which is no HTML.
 */
text: string
/**
 * The people that it mentions.
 */
mentions: TeamPerson[]
/**
 * The answers, the oldest first.
 */
answers: NoteAnswer[]
resolved?: NoteResolution
}
/**
 * The notes of a merchant.
 */
export interface NoteList {
/**
 * The open notes and the last resolved ones, the newest first.
 */
notes: Note[]
}
/**
 * The number of open notes of a merchant.
 */
export interface OpenNotes {
/**
 * The code of the merchant.
 */
merchant: string
/**
 * The number.
 */
count: number
}
/**
 * The notes that concern a person.
 */
export interface MyNotes {
/**
 * The merchants with open notes.
 */
open: OpenNotes[]
/**
 * The open notes that mention the person, the newest first.
 */
mentions: Note[]
}
/**
 * The people who can be mentioned.
 */
export interface PeopleList {
/**
 * Everybody who signed in once and may see the merchant, by name.
 */
people: TeamPerson[]
}
/**
 * The refusal of a call. Nothing was changed.
 */
export interface StudioRefusal {
/**
 * The refusal's permanent name.
 */
code: string
/**
 * The problem, and what to do.
 */
message: string
/**
 * For a save: the files that changed on disk meanwhile.
 */
changed?: ChangedFile[]
}

/** Every named shape of the studio API. */
export interface StudioApiShapes {
  OtherText: OtherText
  StudioFile: StudioFile
  StudioArt: StudioArt
  StudioFinding: StudioFinding
  MerchantSummary: MerchantSummary
  MerchantList: MerchantList
  FindBody: FindBody
  ConditionMatch: ConditionMatch
  FoundMerchant: FoundMerchant
  ConditionSuggestion: ConditionSuggestion
  FoundMerchants: FoundMerchants
  SharedEditBody: SharedEditBody
  EditedMerchant: EditedMerchant
  EditedHeir: EditedHeir
  SharedEditImpact: SharedEditImpact
  NewMerchantBody: NewMerchantBody
  NewMerchantLine: NewMerchantLine
  NewMerchantPreview: NewMerchantPreview
  NewMerchant: NewMerchant
  DuplicateBody: DuplicateBody
  DuplicatePreview: DuplicatePreview
  Duplicate: Duplicate
  ArchiveBody: ArchiveBody
  MerchantArchive: MerchantArchive
  RenameBody: RenameBody
  RenameImpact: RenameImpact
  RenameOrder: RenameOrder
  RenamedMerchant: RenamedMerchant
  DeletionImpact: DeletionImpact
  DeletionBody: DeletionBody
  DeletedMerchant: DeletedMerchant
  SpokenLanguage: SpokenLanguage
  MerchantFiles: MerchantFiles
  DraftBody: DraftBody
  Statement: Statement
  Resolution: Resolution
  FindingList: FindingList
  PictureFile: PictureFile
  PictureChange: PictureChange
  ToldChange: ToldChange
  ChangeList: ChangeList
  HistoryQuery: HistoryQuery
  PastChange: PastChange
  HistoryEntry: HistoryEntry
  HistoryPage: HistoryPage
  ComparisonBody: ComparisonBody
  FileSides: FileSides
  Comparison: Comparison
  UndoBody: UndoBody
  UndoPlan: UndoPlan
  InheritedWords: InheritedWords
  WordList: WordList
  WhyBody: WhyBody
  FactChange: FactChange
  WhyLine: WhyLine
  WhyAnswer: WhyAnswer
  SwitchBody: SwitchBody
  SwitchState: SwitchState
  BlockTurn: BlockTurn
  SwitchAnswer: SwitchAnswer
  FailingCall: FailingCall
  Scenario: Scenario
  PreviewBody: PreviewBody
  PreviewAnswer: PreviewAnswer
  PhoneBody: PhoneBody
  PhoneVisitor: PhoneVisitor
  PhoneState: PhoneState
  SaveBody: SaveBody
  SavedFile: SavedFile
  SaveAnswer: SaveAnswer
  ChangedFile: ChangedFile
  ArtBody: ArtBody
  ArtRemovalBody: ArtRemovalBody
  ArtRemoved: ArtRemoved
  FlagState: FlagState
  LiveSettings: LiveSettings
  FlagsBody: FlagsBody
  FlagEnvironment: FlagEnvironment
  FlagCell: FlagCell
  MerchantFlags: MerchantFlags
  FlagColumn: FlagColumn
  SettingsBody: SettingsBody
  PublishBody: PublishBody
  RollbackBody: RollbackBody
  RollbackImpact: RollbackImpact
  RefusedMerchant: RefusedMerchant
  MerchantImpact: MerchantImpact
  PublishImpact: PublishImpact
  PublishOutcome: PublishOutcome
  PublishRun: PublishRun
  PublishedRelease: PublishedRelease
  ServedHost: ServedHost
  PublishingState: PublishingState
  ScheduleBody: ScheduleBody
  ScheduleTimesBody: ScheduleTimesBody
  ScheduleChoiceBody: ScheduleChoiceBody
  ScheduleDecisionBody: ScheduleDecisionBody
  ScheduledRelease: ScheduledRelease
  MerchantStatus: MerchantStatus
  StatusList: StatusList
  FailedPublish: FailedPublish
  RemoteState: RemoteState
  ScheduleList: ScheduleList
  ScheduleZoneBody: ScheduleZoneBody
  ScheduleZone: ScheduleZone
  SessionGrant: SessionGrant
  StudioSession: StudioSession
  SignedOut: SignedOut
  OpenSession: OpenSession
  SessionList: SessionList
  SessionEndBody: SessionEndBody
  ListedApiToken: ListedApiToken
  ApiTokenList: ApiTokenList
  ApiTokenBody: ApiTokenBody
  ApiTokenEndBody: ApiTokenEndBody
  AuditQuery: AuditQuery
  AuditEntry: AuditEntry
  AuditPage: AuditPage
  TeamPerson: TeamPerson
  SavedEvent: SavedEvent
  PeopleEvent: PeopleEvent
  NotesEvent: NotesEvent
  RenamedEvent: RenamedEvent
  StudioEvent: StudioEvent
  DraftDevice: DraftDevice
  DraftKeepBody: DraftKeepBody
  ServerDraft: ServerDraft
  FoundDraft: FoundDraft
  DraftKept: DraftKept
  NoteBody: NoteBody
  NoteAnswerBody: NoteAnswerBody
  NoteStateBody: NoteStateBody
  NoteAnswer: NoteAnswer
  NoteResolution: NoteResolution
  Note: Note
  NoteList: NoteList
  OpenNotes: OpenNotes
  MyNotes: MyNotes
  PeopleList: PeopleList
  StudioRefusal: StudioRefusal
}
