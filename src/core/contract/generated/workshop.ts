/* Written by `npm run generate` from schemas/. */

/**
 * A file as it is typed, not yet saved.
 */
export interface OtherText {
/**
 * Relative to the root, such as merchants/base/merchant.json.
 */
path: string
/**
 * The whole text; empty for no file.
 */
text: string
}
/**
 * A file as it is on the disk.
 */
export interface WorkshopFile {
/**
 * Relative to the root.
 */
path: string
/**
 * The whole text; empty for no file.
 */
text: string
/**
 * Tells this text from any other.
 */
fingerprint: string
}
/**
 * A picture of a merchant's own art.
 */
export interface WorkshopArt {
/**
 * Below the merchant's folder, such as art/logo.svg.
 */
path: string
/**
 * How heavy it is.
 */
bytes: number
/**
 * Tells this picture from any other.
 */
fingerprint: string
}
/**
 * What should be known of a file, at its place.
 */
export interface WorkshopFinding {
/**
 * The finding's permanent name.
 */
code: string
/**
 * Errors keep a merchant from players.
 */
severity: ("error" | "warning")
/**
 * Relative to the root.
 */
file: string
/**
 * From 1.
 */
line: number
/**
 * From 1.
 */
column: number
/**
 * The value it is about, dotted.
 */
path: string
/**
 * What it is and what to do.
 */
message: string
/**
 * A safe edit of the file.
 */
fix?: {
/**
 * An offset.
 */
start: number
/**
 * An offset, exclusive.
 */
end: number
/**
 * What is put there.
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
 * Its name in its default language; its code while it cannot be read.
 */
name: string
/**
 * How many errors it has, what it inherits included.
 */
errors: number
/**
 * How many warnings.
 */
warnings: number
/**
 * The merchant it inherits from.
 */
parent?: string
/**
 * The colours that its look is made of; absent while it cannot be read.
 * 
 * Items: A colour as #rrggbb.
 */
colours?: string[]
/**
 * Why its file cannot be read, so that neither its name nor its hosts are known.
 */
unread?: {
/**
 * What is wrong, and what to do.
 */
says: string
/**
 * The file, with the line and the column where it can be read that far.
 */
place: string
}
}
/**
 * The merchants of the folder.
 */
export interface MerchantList {
/**
 * In the order of the alphabet.
 */
merchants: MerchantSummary[]
}
/**
 * What is typed of a merchant to be; what is left out or empty is taken as offered.
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
 * The name players know.
 */
name?: string
/**
 * The name in languages that have another, by tag.
 */
names?: {
[k: string]: string | undefined
}
/**
 * The brand colour, such as 0B6E8C.
 */
colour?: string
/**
 * The languages, the default one first.
 */
languages?: string[]
/**
 * The hosts it answers to, with spaces or commas between them.
 */
hosts?: string
/**
 * A picture; without it one is drawn of the name.
 */
logo?: {
/**
 * What the file is called.
 */
name: string
/**
 * The file in base64.
 */
content: string
}
}
/**
 * A sentence about one thing that was typed.
 */
export interface NewMerchantLine {
/**
 * What it is about.
 */
about: ("code" | "parent" | "name" | "colour" | "languages" | "hosts" | "logo")
/**
 * The language of the name that it is about.
 */
language?: string
/**
 * In the operator's words.
 */
says: string
}
/**
 * What would become of what is typed; nothing is written.
 */
export interface NewMerchantSketch {
/**
 * What stands for what is left out; empty where nothing can be offered yet.
 */
offered: {
/**
 * A code.
 */
parent: string
/**
 * Made of the code.
 */
name: string
/**
 * The parent's.
 */
colour: string
/**
 * The parent's, the default one first.
 */
languages: string[]
/**
 * On this machine.
 */
hosts: string
}
/**
 * Every language there are words in.
 */
languages: SpokenLanguage[]
/**
 * What cannot be taken; the merchant can be made where there is none.
 */
problems: NewMerchantLine[]
/**
 * What would be another than typed.
 */
notes: NewMerchantLine[]
/**
 * What becomes of the brand colour.
 */
colour?: {
/**
 * What the page is painted in.
 */
page: string
/**
 * What stands on the page.
 */
text: string
/**
 * The colour as typed.
 */
typed: string
/**
 * The same, or the nearest that is told from the page.
 */
taken: string
/**
 * What stands on the colour taken.
 */
onTaken: string
/**
 * The contrast of the colour as typed to the page.
 */
typedRatio: number
/**
 * The same of the colour taken.
 */
takenRatio: number
}
/**
 * What the header would show, as a data address.
 */
logo?: string
}
/**
 * A language there are words in.
 */
export interface SpokenLanguage {
/**
 * Such as th.
 */
tag: string
/**
 * In itself.
 */
name: string
}
/**
 * A merchant that was made.
 */
export interface NewMerchant {
/**
 * Its code.
 */
code: string
/**
 * What was written, relative to the root.
 */
files: string[]
/**
 * What is another than typed.
 */
notes: NewMerchantLine[]
}
/**
 * Everything that is typed or drawn of one merchant.
 */
export interface MerchantFiles {
/**
 * Its code.
 */
code: string
/**
 * Its merchant.json and its words by language.
 */
files: WorkshopFile[]
/**
 * Its own pictures.
 */
art: WorkshopArt[]
/**
 * Every language that it can speak.
 */
languages: SpokenLanguage[]
}
/**
 * Texts that stand in for those on the disk; nothing is written.
 */
export interface DraftBody {
/**
 * Of any merchant.
 */
texts: OtherText[]
}
/**
 * What a layer says of a value.
 */
export interface Statement {
/**
 * A merchant's code, or platform.
 */
layer: string
/**
 * What it does.
 */
act: ("set" | "removed")
/**
 * Relative to the root.
 */
file: string
/**
 * From 1.
 */
line: number
/**
 * From 1.
 */
column: number
/**
 * What is set, or what was removed.
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
 * Items: A code.
 */
chain: string[]
/**
 * By dotted path, who said what and where; the last one wins.
 */
said: {
/**
 * The topmost layer first.
 */
[k: string]: Statement[] | undefined
}
}
/**
 * What is to be said of a merchant.
 */
export interface FindingList {
/**
 * In the order of the files.
 */
findings: WorkshopFinding[]
}
/**
 * One thing that is another once the texts are saved.
 */
export interface ToldChange {
/**
 * What became of it; contrast and derived are what other changes of a look bring about.
 */
kind: ("added" | "removed" | "moved" | "changed" | "contrast" | "derived")
/**
 * The value it is about, dotted.
 */
path: string
/**
 * In an operator's words, without a full stop.
 */
sentence: string
}
/**
 * What players would notice once the texts are saved.
 */
export interface ChangeList {
/**
 * In the order of the settings, then words, then pictures.
 */
changes: ToldChange[]
/**
 * Why nothing can be told, where a side has errors.
 */
untold?: string
}
/**
 * The words of a language as a merchant inherits them.
 */
export interface InheritedWords {
/**
 * Its tag.
 */
language: string
/**
 * By dotted message key.
 */
words: {
[k: string]: string | undefined
}
}
/**
 * What a merchant's players read where it says nothing itself.
 */
export interface WordList {
/**
 * Those that players can choose, in their order.
 */
languages: InheritedWords[]
}
/**
 * Who looks at which page.
 */
export interface WhyBody {
/**
 * Such as home.
 */
page: string
/**
 * Texts that stand in for those on the disk.
 */
texts: OtherText[]
/**
 * Who looks.
 */
session: ("guest" | "member" | "trial" | "agent")
/**
 * What the gateway says of flags.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * Which template is in use, by mem_cen and dep_func.
 */
templates: {
/**
 * The member centre's.
 */
mem_cen?: ("base" | "new")
/**
 * The deposit page's.
 */
dep_func?: ("base" | "new")
}
/**
 * The language shown; the default one without it.
 */
language?: string
/**
 * How the page was opened; browser without it.
 */
device?: ("browser" | "pwa" | "webclip" | "app")
}
/**
 * A fact of a scenario that would have to be another.
 */
export interface FactChange {
/**
 * What kind of fact.
 */
kind: ("flag" | "template" | "session" | "language" | "device")
/**
 * The flag or template; empty where there is one fact of the kind.
 */
name: string
/**
 * What it would be, such as on, new or member.
 */
to: string
}
/**
 * Why a block is shown or hidden.
 */
export interface WhyLine {
/**
 * The block.
 */
id: string
/**
 * What is planned.
 */
state: ("shown" | "hidden")
/**
 * Why, as a sentence.
 */
says: string
/**
 * The reason's code.
 */
reason?: string
/**
 * What would turn it, as a sentence.
 */
change?: string
/**
 * Where that was written, as file:line.
 */
place?: string
/**
 * The same for whoever makes them; nothing where no scenario can.
 */
changes?: FactChange[]
}
/**
 * Why each block of a page is shown or hidden.
 */
export interface WhyAnswer {
/**
 * In the order of the page, then what is not placed.
 */
lines: WhyLine[]
}
/**
 * Flags and templates before and after a switch.
 */
export interface SwitchBody {
/**
 * Texts that stand in for those on the disk.
 */
texts: OtherText[]
before: SwitchState
after: SwitchState
}
/**
 * What the gateway says of flags and templates.
 */
export interface SwitchState {
/**
 * What the gateway says of flags.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * Which template is in use, by mem_cen and dep_func.
 */
templates: {
/**
 * The member centre's.
 */
mem_cen?: ("base" | "new")
/**
 * The deposit page's.
 */
dep_func?: ("base" | "new")
}
}
/**
 * A block that a switch shows or hides.
 */
export interface BlockTurn {
/**
 * Such as home.
 */
page: string
/**
 * Its id.
 */
block: string
/**
 * What becomes of it.
 */
turns: ("appears" | "vanishes")
/**
 * For whom.
 * 
 * Items: Who looks.
 */
sessions: ("guest" | "member" | "trial" | "agent")[]
/**
 * The same as a sentence.
 */
says: string
}
/**
 * What a switch would change.
 */
export interface SwitchAnswer {
/**
 * In the order of the pages; nothing where no block would turn.
 */
turns: BlockTurn[]
}
/**
 * A call of the gateway that goes wrong in a preview.
 */
export interface FailingCall {
/**
 * Such as popularGames.
 */
call: string
/**
 * Answers with status 500, refuses, answers what the contract does not say, answers a page of HTML, cuts the connection, or answers after eight seconds.
 */
how: ("error" | "refused" | "nonsense" | "page" | "cut" | "slow")
}
/**
 * Who looks at a merchant, with what the gateway says.
 */
export interface Scenario {
/**
 * Who looks; all but a guest are signed in to a demo account.
 */
session: ("guest" | "member" | "agent" | "trial")
/**
 * What the gateway says of flags.
 */
flags: {
[k: string]: boolean | undefined
}
/**
 * Which template is in use, by mem_cen and dep_func.
 */
templates: {
/**
 * The member centre's.
 */
mem_cen?: ("base" | "new")
/**
 * The deposit page's.
 */
dep_func?: ("base" | "new")
}
/**
 * The language shown; the default one without it.
 */
language?: string
/**
 * How the page was opened; browser without it.
 */
device?: ("browser" | "pwa" | "webclip" | "app")
/**
 * What goes wrong; nothing without it.
 */
failing?: FailingCall[]
}
/**
 * A merchant as it is typed, under a scenario.
 */
export interface PreviewBody {
/**
 * Texts that stand in for those on the disk; nothing is written.
 */
texts: OtherText[]
scenario: Scenario
}
/**
 * Where a preview is, and what it shows.
 */
export interface PreviewAnswer {
/**
 * The same for the same merchant and scenario.
 */
id: string
/**
 * Such as http://preview-1a2b.localhost:4173; any page of the player is below it.
 */
origin: string
/**
 * Another whenever the page itself is another.
 */
revision: string
/**
 * What is typed; what was last without errors; or a page that says what is wrong.
 */
shows: ("draft" | "last-good" | "nothing")
/**
 * The errors that stand in the way of what is typed.
 */
findings: WorkshopFinding[]
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
 * Somebody who opened the preview over the network.
 */
export interface PhoneVisitor {
/**
 * The address it came from.
 */
from: string
/**
 * What its browser says of itself.
 */
browser: string
/**
 * When it was first opened, in epoch milliseconds.
 */
at: number
}
/**
 * Whether a preview can be opened over the network.
 */
export interface PhoneState {
/**
 * The id of the preview; absent while nothing is open.
 */
preview?: string
/**
 * Where it is, one for each network; nothing while it is not open. Whoever has the address may open it.
 * 
 * Items: An address with its token.
 */
addresses: string[]
/**
 * Who opened it, the latest last.
 */
visitors: PhoneVisitor[]
}
/**
 * Files to be written, all or none.
 */
export interface SaveBody {
/**
 * Each with the fingerprint of the text that it was edited from.
 */
files: WorkshopFile[]
}
/**
 * A file that was written.
 */
export interface SavedFile {
/**
 * Relative to the root.
 */
path: string
/**
 * Of what it holds now.
 */
fingerprint: string
}
/**
 * What was written.
 */
export interface SaveAnswer {
/**
 * As they were asked.
 */
files: SavedFile[]
}
/**
 * A file that changed underneath.
 */
export interface ChangedFile {
/**
 * Relative to the root.
 */
path: string
/**
 * The text that was to be saved.
 */
mine: string
/**
 * The text that is there.
 */
theirs: string
/**
 * Of what is there.
 */
fingerprint: string
}
/**
 * A picture to be put into a merchant's art.
 */
export interface ArtBody {
/**
 * What the file was called; made safe.
 */
name: string
/**
 * The file in base64.
 */
content: string
/**
 * Of the picture that it replaces; without it no picture is replaced.
 */
fingerprint?: string
}
/**
 * A picture to be removed from a merchant's art.
 */
export interface ArtRemovalBody {
/**
 * Such as art/logo.svg.
 */
path: string
/**
 * Of the picture that is meant.
 */
fingerprint: string
}
/**
 * A picture that was removed.
 */
export interface ArtRemoved {
/**
 * Such as art/logo.svg.
 */
path: string
}
/**
 * A flag of the platform as the sandbox has it for a merchant.
 */
export interface FlagState {
/**
 * Such as PTSYS3.
 */
name: string
/**
 * What it is called.
 */
title: string
/**
 * Who switches it.
 */
owner: string
/**
 * What it changes.
 */
changes: string
/**
 * What it is taken for while the gateway has not said it.
 */
platform: boolean
/**
 * The same, as this merchant says it.
 */
default: boolean
/**
 * What the sandbox says of it now.
 */
on: boolean
/**
 * What of this merchant's configuration reads it, as dotted paths.
 * 
 * Items: A path.
 */
decides: string[]
}
/**
 * What the sandbox's gateway says for a merchant.
 */
export interface LiveSettings {
/**
 * The settings, every default filled in.
 */
settings: unknown
/**
 * Every flag of the platform.
 */
flags: FlagState[]
}
/**
 * What is to be switched, as the sandbox's control API takes it.
 */
export interface SettingsBody {

}
/**
 * What is to be published.
 */
export interface PublishBody {
/**
 * Codes; every merchant, and nobody else, without it.
 * 
 * @minItems 1
 */
merchants?: string[]
/**
 * The name of the release; made from what it holds without it.
 */
release?: string
}
/**
 * What is to be served again.
 */
export interface RollbackBody {
/**
 * The one before without it.
 */
release?: string
/**
 * The merchants that go back, while all others stay as they are; every host goes back without it.
 */
merchants?: string[]
/**
 * What was served when the rollback was looked at; it is refused when something else is.
 */
basis?: string
}
/**
 * What a rollback would do.
 */
export interface RollbackImpact {
/**
 * What it would change.
 */
sentences: string[]
/**
 * Merchants that would have no host any more.
 */
offAir: string[]
/**
 * How many hosts would change or be taken down.
 */
turns: number
/**
 * Names what is served now, for the rollback that follows.
 */
basis: string
}
/**
 * A merchant that does not go out.
 */
export interface RefusedMerchant {
/**
 * Whose it is.
 */
code: string
/**
 * Why, and what its hosts serve then.
 */
sentence: string
/**
 * What keeps it, where that is a finding of the merchant itself.
 */
errors: WorkshopFinding[]
}
/**
 * A merchant that something becomes of.
 */
export interface MerchantImpact {
/**
 * Whose it is.
 */
code: string
/**
 * What becomes of it.
 */
becomes: ("new" | "changed" | "taken down")
/**
 * The hosts it would be served at.
 */
hosts: string[]
/**
 * What players would notice, each without a full stop.
 */
sentences: string[]
}
/**
 * What a publish would do; nothing is written.
 */
export interface PublishImpact {
/**
 * Those that something becomes of, by their codes.
 */
merchants: MerchantImpact[]
/**
 * Those that would not go out.
 */
refused: RefusedMerchant[]
/**
 * What it comes to, in sentences.
 */
sum: string[]
}
/**
 * What a publish or a rollback did.
 */
export interface PublishOutcome {
/**
 * The release that is served now; absent where nothing ever went out.
 */
release?: string
/**
 * Merchants that went out.
 */
published: string[]
/**
 * Merchants that did not.
 */
refused: RefusedMerchant[]
/**
 * Hosts that are no longer served.
 */
takenDown: string[]
/**
 * How many of the hosts that are served serve something else than before.
 */
changedHosts: number
/**
 * How many hosts are served.
 */
hosts: number
}
/**
 * The last job of publishing since the server was started.
 */
export interface PublishRun {
/**
 * What was asked.
 */
kind: ("publish" | "rollback")
/**
 * How far it is.
 */
state: ("busy" | "done" | "failed")
/**
 * How many merchants are done.
 */
done: number
/**
 * Of how many; 0 until that is known.
 */
of: number
/**
 * Whose turn it is.
 */
merchant?: string
/**
 * Why it failed, and what to do.
 */
message?: string
outcome?: PublishOutcome
}
/**
 * A release that went out.
 */
export interface PublishedRelease {
/**
 * Its name.
 */
name: string
/**
 * When it was made, as an ISO time.
 */
published: (string | null)
/**
 * When it last went live, as an ISO time; later than published where it was served again.
 */
lastServed: (string | null)
/**
 * How many hosts it serves.
 */
hosts: number
/**
 * Whether it is the one that is served.
 */
current: boolean
}
/**
 * What a host serves now.
 */
export interface ServedHost {
/**
 * Its name.
 */
host: string
/**
 * The site, by its merchant's code and what it holds.
 */
site: string
/**
 * The newest release that has this site at this host.
 */
release: (string | null)
}
/**
 * What is published, and what is being published.
 */
export interface PublishingState {
/**
 * The published folder.
 */
folder: string
/**
 * Newest first.
 */
releases: PublishedRelease[]
/**
 * In the order of their names.
 */
hosts: ServedHost[]
run?: PublishRun
}
/**
 * Why something was not done; nothing was changed.
 */
export interface WorkshopRefusal {
/**
 * The refusal's permanent name.
 */
code: string
/**
 * What it is and what to do.
 */
message: string
/**
 * Of a save: the files that changed underneath.
 */
changed?: ChangedFile[]
}

/** Every named shape of the workshop. */
export interface WorkshopShapes {
  OtherText: OtherText
  WorkshopFile: WorkshopFile
  WorkshopArt: WorkshopArt
  WorkshopFinding: WorkshopFinding
  MerchantSummary: MerchantSummary
  MerchantList: MerchantList
  NewMerchantBody: NewMerchantBody
  NewMerchantLine: NewMerchantLine
  NewMerchantSketch: NewMerchantSketch
  NewMerchant: NewMerchant
  SpokenLanguage: SpokenLanguage
  MerchantFiles: MerchantFiles
  DraftBody: DraftBody
  Statement: Statement
  Resolution: Resolution
  FindingList: FindingList
  ToldChange: ToldChange
  ChangeList: ChangeList
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
  WorkshopRefusal: WorkshopRefusal
}
