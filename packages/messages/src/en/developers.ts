/** The terms for the programming interface and the packages. */
export const developerTerms = {
  metaTitle: "Terms for Developers | Heater Age",
  metaDescription: "What you may do with the Heater Age API and packages, including commercial use.",
  title: "Terms for Developers",

  scope: "Scope",
  scopeParts:
    "These terms cover the API (everything under {api}) and the packages {decoder} and {client}. For the pages, see the <terms>terms of service</terms>. “We” means {named, select, yes {{company}, who publishes this website} other {the operator of this website}}.",

  packages: "Packages",
  packagesLicense:
    "Only the MIT License, included in each, applies to the packages and this service’s source code.",
  packagesLocal: "The decoder sends nothing. The client calls only the address you give it.",

  use: "API use",
  useFree:
    "The API is free and needs no key or account. Use it and its answers in programs and web pages, even commercial ones. See the <docs>documentation</docs>.",
  usePages:
    "Don’t use the endpoints for our own pages (error reports, share counts, messages) or for the operator.",

  limits: "Limits",
  limitsHeaders:
    "Calls are limited per IP address. After a 429 status, wait the number of seconds in {retryAfter}.",
  limitsFair:
    "Don’t get around the limits or disrupt the service. For lists, use {batch}. For large volumes, use the decoder, which has no limit.",

  data: "Data",
  dataStored:
    "We store checks and reports as described in our <privacy>privacy policy</privacy>. Don’t send anything that identifies a person. Tell your users that we get the serial numbers.",

  answers: "Sharing answers",
  answersHonest: "Where people see or rely on answers:",
  answersAll: "show every possible date, or say there are more",
  answersCertainty: "don’t present uncertain answers as certain",
  answersModel: "keep the “AI enhanced” mark",
  answersName: "don’t suggest that we or a maker endorse your product",

  availability: "Availability",
  availabilityNone: "We don’t promise that the API is, or stays, available.",
  availabilityStable:
    "New codes and fields may come anytime, so ignore unknown ones. We announce breaking changes here 30 days ahead, unless security requires them sooner.",

  liability: "Warranty and liability",
  liabilityAsIs:
    "As far as the law allows, the API is provided “as is”, without any warranty. We aren’t liable for damage from using it, being unable to use it, or relying on an answer.",
  liabilityMandatory:
    "These terms don’t limit liability the law doesn’t let us limit, such as for intent, gross negligence, death or personal injury.",

  blocking: "Blocking",
  blockingWhen: "We may block callers who break these terms or endanger the service.",

  law: "Law and changes",
  lawStates:
    "These terms are governed by the laws of the United States and our home state. Mandatory law where you live still applies. If language versions differ, the English one decides as far as that law allows.",
  lawChanges:
    "We announce material changes here 30 days ahead. If one part is invalid, the rest stays in force.",

  contact: "Contact",
  contactReach:
    "If you’re blocked or need higher limits, write to us {mail, select, yes {at {email} or } other {}}through the <contact>contact form</contact>.",
} as const;

/**
 * Texts of the command line that the website doesn't have. Names of commands, options, columns and codes are the same in
 * every language.
 */
export const commandLine = {
  about: "Dates water heaters by serial number.",
  usage: "Usage",
  commands: "Commands",
  options: "Options",
  columns: "Columns",
  examples: "Examples",
  exitCodes: "Exit codes",
  moreHelp: "Command help: {command}",

  check: "Dates one heater",
  identify: "Lists the brands and dates a serial number fits",
  batch: "Dates a CSV, Excel or OpenDocument file",
  scan: "Dates heaters from label photos (needs @heater-age/scan)",
  brands: "Lists brands and store brands",
  completion: "Prints shell completion for bash, zsh or fish",

  nameBrand: "BRAND",
  nameSerial: "SERIAL",
  nameModel: "MODEL",
  nameFile: "FILE",
  namePhoto: "PHOTO",
  nameDate: "DATE",
  nameLanguage: "LANGUAGE",
  nameAddress: "URL",
  nameShell: "SHELL",
  nameColumn: "COLUMN",
  nameSheet: "SHEET",
  nameCharacter: "CHARACTER",
  nameEncoding: "ENCODING",

  optionModel: "Model number",
  optionOutput: "CSV, TSV, XLSX or ODS file; default, or “-”: standard output",
  optionBrand: "Brand of every row",
  optionBrandColumn: "Brand column, by heading or number",
  optionSerialColumn: "Serial number column",
  optionModelColumn: "Model number column",
  optionSheet: "Sheet; default: the first with the columns",
  optionDelimiter: "Separator such as “|”, or “tab”; default: detected",
  optionEncoding: "Encoding, such as {encoding}; default: UTF-8 or UTF-16",
  optionErrors: "File for rows without a date",
  optionResume: "Continues an interrupted run",
  optionQuiet: "Shows only failures",
  optionJson: "JSON output; one object per row",
  optionLanguage: "Language: {languages}",
  optionApi: "Heater Age server; default: nothing leaves this computer",
  optionToday: "Date for ages, such as {date}; default: today",
  optionNoColour: "No colors",
  optionHelp: "Shows this help",
  optionVersion: "Shows the version",

  exitDated: "Date found for every heater",
  exitUndated: "No date for at least one heater",
  exitUsage: "Invalid input or missing package",
  exitServer: "Server unreachable or failed",
  exitFile: "File can’t be read or written",
  exitDefect: "Internal error",
  exitInterrupted: "Interrupted with Ctrl+C",
  exitBrokenPipe: "Output closed early",

  batchInput:
    "A heading row names the columns, such as “Serial Number”, “Brand” and “Modèle”. Without a brand column, we try every brand.",
  batchOutput: "Adds {columns}. Cells that look like formulas get a leading apostrophe.",
  scanOutput: "One row per photo: {own}, {columns}. Where “sure” is “no”, compare it with the photo.",

  unknownCommand: "Unknown command “{command}”. Use {commands}.",
  unknownOption: "Unknown option “{option}”.",
  didYouMean: "Did you mean {names}?",
  optionWithoutValue: "“{option}” needs a value.",
  optionWithValue: "“{option}” takes no value.",
  missing: "{name} is missing.",
  tooMany: "Unexpected argument “{text}”. Quote values with spaces.",
  badLanguage: "Unknown language “{language}”. Use {languages}.",
  badDate: "“{text}” isn’t a date. Enter one like {date}.",
  badAddress: "“{text}” isn’t a server address. Enter one like {address}.",
  badShell: "Unknown shell “{shell}”. Use {shells}.",
  badDelimiter: "“{text}” isn’t a separator. Use one character, or “tab”.",
  badEncoding: "Unknown encoding “{text}”. Enter one like {encoding}.",
  seeHelp: "Usage: {command}",
  seeBrands: "All brands: {command}",
  seeIdentify: "Without a brand: {command}",
  seeCheck: "With the brand: {command}",
  brandMissing: "The brand is missing.",
  brandUnknown: "We don’t know the brand “{brand}”.",
  modelCharacters: "The model number has invalid characters.",
  askBrand: "Brand",
  askSerial: "Serial number",
  askModel: "Model number (optional)",

  fileNotFound: "{file}: file not found.",
  folderNotFound: "{file}: its folder doesn’t exist.",
  fileForbidden: "{file}: permission denied.",
  fileIsFolder: "{file}: is a folder.",
  fileFull: "{file}: the disk is full.",
  fileFailed: "{file}: can’t read or write it ({code}).",
  fileSame: "{file}: in use. Choose another name.",
  fileEmpty: "{file}: nothing to check.",
  scannerMissing: "Reading photos needs another package:",
  photoHeic: "HEIC isn’t supported. Export the photo as JPEG.",
  photoFormat: "Unreadable photo. Use JPEG, PNG or WebP.",
  photoWithoutSerial: "No serial number found. Photograph the whole label, closer and in good light.",
  photoUnsure: "Uncertain reading. Compare it with the photo.",
  datePrinted: "The printed date overrides the serial number.",
  fileEncoding: "{file}: not UTF-8. Save it as “CSV UTF-8”, or add {command}",
  fileProtected: "{file}: password protected. Save it without one.",
  fileOld: "{file}: old Excel format. Save it as XLSX.",
  fileLarge: "{file}: too large (over {megabytes, number} MB unpacked). Save it as “CSV UTF-8”.",
  fileDamaged: "{file}: damaged. Open and save it again.",
  serialColumnMissing: "{file}: no serial number column.",
  columnMissing: "{file}: no column “{column}”.",
  columnUnclear: "{file}: several columns fit: {columns}.",
  columnsFound: "Columns found: {columns}",
  nameColumnWith: "Name the column: {command}",
  noBrandColumn: "No brand column, so we try every brand. Or use “--brand-column” or “--brand”.",
  sheetMissing: "{file}: no sheet “{sheet}”. Its sheets are {sheets}.",
  rowMalformed: "Unreadable row. Check its quotation marks.",
  rowEncoding: "Not UTF-8. Save the file as “CSV UTF-8”.",
  brokenLine: "Line {line}: {problem}",
  serialAsNumber: "The spreadsheet dropped any leading zeros. Compare it with the label.",
  serialRounded: "The spreadsheet lost digits. Retype it in a text cell.",
  serialAsDate: "The spreadsheet made this a date. Retype it in a text cell.",
  moreProblems: "All warnings: {command}",
  problemKind: "{problem}: {count, plural, one {# row} other {# rows}}, first on line {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# row} other {# rows}}",
  progressRate: "{rows, number}/s",
  progressLeft: "{time} left",
  progressCounts: "{dated, number} dated, {doubtful, number} doubtful, {unread, number} unreadable",
  summaryRows: "{count, plural, one {# row} other {# rows}} in {seconds} s",
  summaryDated: "{count, number} with one date",
  summaryAmbiguous: "{count, number} with several possible dates",
  summaryUndated: "{count, number} without a date",
  summaryBroken: "{count, number} unreadable",
  summaryUnsure: "{count, number} to compare with photos",
  interrupted: "Interrupted. Complete up to line {line}.",
  interruptedEarly: "Interrupted.",
  stopped: "Stopped. Complete up to line {line}.",
  resumeOutput: "With “--resume”, “--output” must be CSV, TSV or JSON.",
  resumeOther: "{file}: from a different file or options. Choose another name.",
  resumed: "{count, plural, one {# row was} other {# rows were}} already done.",
  seeResume: "To continue, add “--resume”.",
  recorded: "The server recorded this check.",
  defect: "This is our error.",
} as const;

/** What the web component says on other sites and the website does not. */
export const widget = {
  privacy: "What you type stays on this page.",
  otherLanguage: "We couldn’t load {language}, so this form is in English.",
} as const;
