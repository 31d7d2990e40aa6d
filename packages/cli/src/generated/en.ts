// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("en");
const rules = new Intl.PluralRules("en");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  commandLine: {
    about: "Dates water heaters by serial number.",
    usage: "Usage",
    commands: "Commands",
    options: "Options",
    columns: "Columns",
    examples: "Examples",
    exitCodes: "Exit codes",
    moreHelp: (values: { readonly command: string | number }): string => `Command help: ${values.command}`,
    check: "Dates one heater",
    identify: "Lists the brands and dates a serial number fits",
    batch: "Dates a CSV, Excel or OpenDocument file",
    scan: "Dates heaters from label photos (needs @heater-age/scan)",
    brands: "Lists brands and store brands",
    nameBrand: "BRAND",
    nameSerial: "SERIAL",
    nameModel: "MODEL",
    nameFile: "FILE",
    namePhoto: "PHOTO",
    nameDate: "DATE",
    nameLanguage: "LANGUAGE",
    nameAddress: "URL",
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
    optionNoHeader: "The file has no headings; name columns by number",
    optionSheet: "Sheet; default: all with the same columns",
    optionDelimiter: "Separator such as “|”, or “tab”; default: detected",
    optionEncoding: (values: { readonly encoding: string | number }): string =>
      `Encoding, such as ${values.encoding}; default: UTF-8 or UTF-16`,
    optionErrors: "File for rows without a date",
    optionQuiet: "Shows only failures",
    optionJson: "JSON output; one object per row",
    optionLanguage: (values: { readonly languages: string | number }): string =>
      `Language: ${values.languages}`,
    optionApi: "Heater Age server; default: nothing leaves this computer",
    optionToday: (values: { readonly date: string | number }): string =>
      `Date for ages, such as ${values.date}; default: today`,
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
    batchOutput: (values: { readonly columns: string | number }): string =>
      `Adds ${values.columns}. Cells that look like formulas get a leading apostrophe.`,
    scanOutput: (values: { readonly own: string | number; readonly columns: string | number }): string =>
      `One row per photo: ${values.own}, ${values.columns}. Where “sure” is “no”, compare it with the photo.`,
    unknownCommand: (values: {
      readonly command: string | number;
      readonly commands: string | number;
    }): string => `Unknown command “${values.command}”. Use ${values.commands}.`,
    unknownOption: (values: { readonly option: string | number }): string =>
      `Unknown option “${values.option}”.`,
    didYouMean: (values: { readonly names: string | number }): string => `Did you mean ${values.names}?`,
    optionWithoutValue: (values: { readonly option: string | number }): string =>
      `“${values.option}” needs a value.`,
    optionWithValue: (values: { readonly option: string | number }): string =>
      `“${values.option}” takes no value.`,
    missing: (values: { readonly name: string | number }): string => `${values.name} is missing.`,
    tooMany: (values: { readonly text: string | number }): string =>
      `Unexpected argument “${values.text}”. Quote values with spaces.`,
    badLanguage: (values: {
      readonly language: string | number;
      readonly languages: string | number;
    }): string => `Unknown language “${values.language}”. Use ${values.languages}.`,
    badDate: (values: { readonly text: string | number; readonly date: string | number }): string =>
      `“${values.text}” isn’t a date. Enter one like ${values.date}.`,
    badAddress: (values: { readonly text: string | number; readonly address: string | number }): string =>
      `“${values.text}” isn’t a server address. Enter one like ${values.address}.`,
    badDelimiter: (values: { readonly text: string | number }): string =>
      `“${values.text}” isn’t a separator. Use one character, or “tab”.`,
    badEncoding: (values: { readonly text: string | number; readonly encoding: string | number }): string =>
      `Unknown encoding “${values.text}”. Enter one like ${values.encoding}.`,
    seeHelp: (values: { readonly command: string | number }): string => `Usage: ${values.command}`,
    seeBrands: (values: { readonly command: string | number }): string => `All brands: ${values.command}`,
    seeIdentify: (values: { readonly command: string | number }): string =>
      `Without a brand: ${values.command}`,
    seeCheck: (values: { readonly command: string | number }): string => `With the brand: ${values.command}`,
    brandMissing: "The brand is missing.",
    brandUnknown: (values: { readonly brand: string | number }): string =>
      `We don’t know the brand “${values.brand}”.`,
    modelCharacters: "The model number has invalid characters.",
    askBrand: "Brand",
    askSerial: "Serial number",
    askModel: "Model number (optional)",
    fileNotFound: (values: { readonly file: string | number }): string => `${values.file}: file not found.`,
    folderNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: its folder doesn’t exist.`,
    fileForbidden: (values: { readonly file: string | number }): string =>
      `${values.file}: permission denied.`,
    fileIsFolder: (values: { readonly file: string | number }): string => `${values.file}: is a folder.`,
    fileFull: (values: { readonly file: string | number }): string => `${values.file}: the disk is full.`,
    fileFailed: (values: { readonly file: string | number; readonly code: string | number }): string =>
      `${values.file}: can’t read or write it (${values.code}).`,
    fileSame: (values: { readonly file: string | number }): string =>
      `${values.file}: in use. Choose another name.`,
    fileEmpty: (values: { readonly file: string | number }): string => `${values.file}: nothing to check.`,
    scannerMissing: "Reading photos needs another package:",
    photoHeic: "HEIC isn’t supported. Export the photo as JPEG.",
    photoFormat: "Unreadable photo. Use JPEG, PNG or WebP.",
    photoWithoutSerial: "No serial number found. Photograph the whole label, closer and in good light.",
    photoUnsure: "Uncertain reading. Compare it with the photo.",
    datePrinted: "The printed date overrides the serial number.",
    fileEncoding: (values: { readonly file: string | number; readonly command: string | number }): string =>
      `${values.file}: not UTF-8. Save it as “CSV UTF-8”, or add ${values.command}`,
    fileProtected: (values: { readonly file: string | number }): string =>
      `${values.file}: password protected. Save it without one.`,
    fileOld: (values: { readonly file: string | number }): string =>
      `${values.file}: old Excel format. Save it as XLSX.`,
    fileLarge: (values: { readonly file: string | number; readonly megabytes: number }): string =>
      `${values.file}: too large (over ${numbers.format(values.megabytes)} MB unpacked). Save it as “CSV UTF-8”.`,
    fileDamaged: (values: { readonly file: string | number }): string =>
      `${values.file}: damaged. Open and save it again.`,
    serialColumnMissing: (values: { readonly file: string | number }): string =>
      `${values.file}: no serial number column.`,
    columnMissing: (values: { readonly file: string | number; readonly column: string | number }): string =>
      `${values.file}: no column “${values.column}”.`,
    columnUnclear: (values: { readonly file: string | number; readonly columns: string | number }): string =>
      `${values.file}: several columns fit: ${values.columns}.`,
    columnsFound: (values: { readonly columns: string | number }): string =>
      `Columns found: ${values.columns}`,
    nameColumnWith: (values: { readonly command: string | number }): string =>
      `Name the column: ${values.command}`,
    firstRowIsData: (values: { readonly file: string | number }): string =>
      `${values.file}: the first row has a serial number, not headings.`,
    withoutHeader: (values: { readonly command: string | number }): string =>
      `If the file has no headings: ${values.command}`,
    noBrandColumn: "No brand column, so we try every brand. Or use “--brand-column” or “--brand”.",
    sheetMissing: (values: {
      readonly file: string | number;
      readonly sheet: string | number;
      readonly sheets: string | number;
    }): string => `${values.file}: no sheet “${values.sheet}”. Its sheets are ${values.sheets}.`,
    sheetHidden: (values: { readonly sheet: string | number }): string =>
      `Sheet “${values.sheet}” is hidden. To read it, use “--sheet”.`,
    sheetWithoutColumns: (values: { readonly sheet: string | number }): string =>
      `Sheet “${values.sheet}” has no serial number column, so it isn’t read.`,
    sheetOtherColumns: (values: { readonly sheet: string | number }): string =>
      `Sheet “${values.sheet}” has other columns. To read it, use “--sheet”.`,
    rowMalformed: "Unreadable row. Check its quotation marks.",
    rowEncoding: "Not UTF-8. Save the file as “CSV UTF-8”.",
    brokenLine: (values: { readonly line: string | number; readonly problem: string | number }): string =>
      `Line ${values.line}: ${values.problem}`,
    serialAsNumber: "The spreadsheet dropped any leading zeros. Compare it with the label.",
    leadingZeros: (values: { readonly serial: string | number }): string =>
      `Read as ${values.serial}: a spreadsheet may have dropped zeros at the start. Check the label.`,
    totalRow: "A total, not a heater. Skipped.",
    serialRounded: "The spreadsheet lost digits. Retype it in a text cell.",
    serialAsDate: "The spreadsheet made this a date. Retype it in a text cell.",
    moreProblems: (values: { readonly command: string | number }): string =>
      `All warnings: ${values.command}`,
    problemKind: (values: {
      readonly problem: string | number;
      readonly count: number;
      readonly line: string | number;
    }): string =>
      `${values.problem}: ${plural(values.count, { one: `${numbers.format(values.count)} row`, other: `${numbers.format(values.count)} rows` })}, first on line ${values.line}`,
    part: (values: { readonly name: string | number; readonly value: string | number }): string =>
      `${values.name}: ${values.value}`,
    progress: (values: { readonly rows: number }): string =>
      `${plural(values.rows, { one: `${numbers.format(values.rows)} row`, other: `${numbers.format(values.rows)} rows` })}`,
    progressRate: (values: { readonly rows: number }): string => `${numbers.format(values.rows)}/s`,
    progressLeft: (values: { readonly time: string | number }): string => `${values.time} left`,
    progressCounts: (values: {
      readonly dated: number;
      readonly doubtful: number;
      readonly unread: number;
    }): string =>
      `${numbers.format(values.dated)} dated, ${numbers.format(values.doubtful)} doubtful, ${numbers.format(values.unread)} unreadable`,
    summaryRows: (values: { readonly count: number; readonly seconds: string | number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} row`, other: `${numbers.format(values.count)} rows` })} in ${values.seconds} s`,
    summaryDated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} with one date`,
    summaryAmbiguous: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} with several possible dates`,
    summaryUndated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} without a date`,
    summaryBroken: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} unreadable`,
    summarySkipped: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} total`, other: `${numbers.format(values.count)} totals` })} skipped`,
    summaryUnsure: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} to compare with photos`,
    interrupted: (values: { readonly line: string | number }): string =>
      `Interrupted. Complete up to line ${values.line}.`,
    interruptedEarly: "Interrupted.",
    stopped: (values: { readonly line: string | number }): string =>
      `Stopped. Complete up to line ${values.line}.`,
    recorded: "The server recorded this check.",
    defect: "This is our error.",
  },
  errors: {
    "brand-required": "Please select a water heater brand",
    "brand-characters": "Brand must contain only lowercase letters, numbers, and hyphens",
    "brand-unknown": (values: { readonly other: string | number }): string =>
      `We don’t know this brand. Pick one from the list, or “${values.other}”.`,
    "serial-required": "Serial number is required",
    "serial-blank": "Serial number cannot be empty or only whitespace",
    "serial-characters": "Serial number can only contain letters and numbers",
    "serial-too-short": (values: { readonly shortest: string | number }): string =>
      `Serial number must be at least ${values.shortest} characters long`,
    "serial-too-long": (values: { readonly longest: string | number }): string =>
      `Serial number cannot exceed ${values.longest} characters`,
    "serial-is-model":
      "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.",
    "model-length": "Model number must be between 3 and 30 characters when provided",
    "model-characters": "Please enter a valid model number (3-30 characters)",
    "csv-columns": (values: { readonly columns: string | number }): string =>
      `The file needs one “brand” and one “serialNumber” column, and at most one “modelNumber”. Missing or repeated: ${values.columns}.`,
    "csv-encoding": "Save the file as “CSV UTF-8”.",
    "csv-malformed": (values: { readonly line: string | number }): string =>
      `We can’t read the file from line ${values.line} on. Check its quotation marks, then resend the rows without a result.`,
    "csv-cells": "This row has too many cells. Quote text that contains separators.",
    "model-not-found": "Model information not found. Check the label or the maker’s website.",
  },
  form: {
    other: "Other / Not Listed",
  },
  maker: {
    heading: "Who built it?",
    text: "Compare with the label, then pick a brand.",
    builtBy: (values: { readonly makers: string | number }): string => `Built by ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (not confirmed)`,
    noDates: "No date",
    sureHigh: "Documented",
    sureMedium: "Likely",
    sureLow: "Possible",
    ours: "Our conclusion, based on:",
    more: (values: { readonly brands: number }): string =>
      `${plural(values.brands, { one: `${numbers.format(values.brands)} less likely brand`, other: `${numbers.format(values.brands)} less likely brands` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string =>
      `This maker built ${values.name} models that start with ${values.prefix}.`,
    "model-shape": "The model number fits this maker’s format.",
    "serial-shape": "The serial number fits this maker’s format exactly.",
    "serial-near": "The serial number only nearly fits, so the date is uncertain.",
    "built-for": (values: { readonly name: string | number }): string =>
      `This maker built heaters sold as ${values.name}.`,
    "listed-under": (values: { readonly name: string | number }): string =>
      `Charts, recalls or lists put ${values.name} under this brand.`,
    "said-to-have-built": (values: { readonly name: string | number }): string =>
      `This maker reportedly built some ${values.name} heaters.`,
    "prefix-unknown": (values: {
      readonly name: string | number;
      readonly prefix: string | number;
    }): string => `We don’t know who built ${values.name} models that start with ${values.prefix}.`,
    "model-of-others": "But the model number fits another brand.",
    "serial-of-others": "But the serial number fits other brands.",
    "other-makers": "Brands of other makers are just as likely.",
    "sister-brands": "Its sister brands are just as likely.",
  },
  problems: {
    "no-format": (values: { readonly brand: string | number }): string =>
      `This doesn’t match any ${values.brand} format we know.`,
    "impossible-date": (values: { readonly brand: string | number }): string =>
      `This looks like a number from ${values.brand}, but its date is impossible.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string =>
      `This kind of ${values.brand} serial number has no date. Look for a printed one.`,
    "too-short": "This is too short.",
    "too-long": (values: { readonly brand: string | number }): string =>
      `This is too long for ${values.brand}.`,
    "looks-like-model":
      "This looks like the model number. The serial number is on the same label, marked “Serial”, “Serial No.” or “S/N”.",
    "no-public-rule": (values: { readonly brand: string | number }): string =>
      `We can’t read ${values.brand} dates yet. Look for a printed date, or ask the maker.`,
    "private-label": (values: { readonly brand: string | number }): string =>
      `We don’t know who built ${values.brand} heaters. Check the label for the maker’s name.`,
    "other-none": "This doesn’t match any brand we know.",
    "other-some": "We tried all brands.",
    "model-not-sold-then": (values: {
      readonly line: string | number;
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `This model (${values.line}) ${select(values.to, { open: `wasn’t sold before ${values.from}`, other: `was sold from ${values.from} to ${values.to}` })}. One of the two numbers is wrong: check serial and model on the label.`,
    "other-equipment": (values: {
      readonly maker: string | number;
      readonly date: string | number;
    }): string =>
      `This looks like a furnace or air conditioner number (${values.maker}, ${values.date}). The water heater has its own label.`,
    "model-too-long": (values: { readonly longest: string | number }): string =>
      `We left out the model number: it has over ${values.longest} characters.`,
    "tank-outside":
      "It’s on the tank. Gas: by the gas control. Electric: in the upper third or by an element cover.",
    "tank-side-low": "It’s on the side, often low. Heat pumps and older gas heaters: upper left.",
    "tank-upper-front": "It’s on the upper front or side, above the access panels or gas control.",
    "tank-front": "It’s on the front, near the lower access panel if electric.",
    jacket: "It’s outside or inside the outer jacket.",
    "cabinet-side": "It’s on the side of the cabinet.",
    "cabinet-side-or-front": "It’s on the side or front of the cabinet.",
    "boiler-varies": "It’s low: on the inner rear, right side or front.",
    unknown: "Look all around the heater and behind the front cover.",
  },
  reading: {
    years: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} year`, other: `${numbers.format(values.count)} years` })}`,
    months: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} month`, other: `${numbers.format(values.count)} months` })}`,
    yearsAndMonths: (values: { readonly years: number; readonly months: number }): string =>
      `${plural(values.years, { one: `${numbers.format(values.years)} year`, other: `${numbers.format(values.years)} years` })}, ${plural(values.months, { one: `${numbers.format(values.months)} month`, other: `${numbers.format(values.months)} months` })}`,
    lessThanAMonth: "less than a month",
    aboutYears: (values: { readonly count: number }): string =>
      `about ${plural(values.count, { one: `${numbers.format(values.count)} year`, other: `${numbers.format(values.count)} years` })}`,
    rangeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} to ${values.to} years`,
    dateYear: (values: { readonly year: string | number }): string => `${values.year}`,
    dateWeek: (values: {
      readonly week: number;
      readonly year: string | number;
      readonly around: string | number;
    }): string => `week ${numbers.format(values.week)} of ${values.year}, ${values.around}`,
    around: (values: { readonly part: string | number; readonly month: string | number }): string =>
      `${select(values.part, { early: `early`, middle: `mid`, other: `late` })} ${values.month}`,
    partYear: "year",
    partMonth: "month",
    partWeek: "week",
    partDay: "day",
    partPlant: "plant",
    partPrefix: "prefix",
    partSequence: "running number",
    partModel: "model",
    partUnknown: "not known",
    plateTitle: "Serial no.",
    plateLabel: (values: { readonly serial: string | number }): string =>
      `How to read serial number ${values.serial}`,
    hintReads: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Reads as ${values.brand}: ${values.dates}`,
    hintSoFar: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Looks like ${values.brand} so far: ${values.dates}`,
    hintMany: (values: { readonly brand: string | number; readonly count: number }): string =>
      `Reads as ${values.brand}, ${plural(values.count, { one: `${numbers.format(values.count)} date`, other: `${numbers.format(values.count)} dates` })}`,
    hintUndated: (values: { readonly brand: string | number }): string =>
      `No date in this ${values.brand} number`,
    hintModel: "This looks like a model number",
    hintUnread: (values: { readonly brand: string | number }): string => `Doesn’t match ${values.brand} yet`,
    hintOthers: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=0": `No match yet`, one: `${numbers.format(values.count)} brand fits`, other: `${numbers.format(values.count)} brands fit` })}`,
    whichBrand: "Which brand is on the label?",
    brandDates: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `${values.brand} · ${values.dates}`,
    didYouMean: (values: { readonly serial: string | number; readonly dates: string | number }): string =>
      `Did you mean ${values.serial}? ${values.dates}`,
    useThis: "Use this",
    looksLike: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `This looks like ${values.brand}: ${values.dates}.`,
    switchTo: (values: { readonly brand: string | number }): string => `Switch to ${values.brand}`,
  },
  reasons: {
    "brand-format": "The number fits this brand’s format exactly.",
    "year-from-table": "The year comes from the maker’s own table.",
    "eight-digits-after-letters": (values: { readonly since: string | number }): string =>
      `Eight digits after the letters: made after ${values.since}.`,
    "seven-digits-after-letters": (values: { readonly until: string | number }): string =>
      `Seven digits after the letters: made before ${values.until}.`,
    "four-digit-year": "The year is written in full.",
    "plant-letter-means-week": "With this plant letter, the digits are the week.",
    "manufacturer-exception": "The maker reported a printing error in this number.",
    "decade-from-month-code": "The month code also gives the decade.",
    "printed-form": "Your dots or dashes decide how it’s read.",
    "month-not-padded": "Without a leading zero, the month reads two ways.",
    "letters-repeat": (values: { readonly every: string | number }): string =>
      `The year letters repeat every ${values.every} years.`,
    "older-cycle": (values: { readonly year: string | number }): string =>
      `The letters also meant ${values.year}.`,
    "single-year-digit": "The single year digit repeats every decade.",
    "counter-fits": "The running number fits that date.",
    "counter-misfit": "The running number doesn’t fit that date.",
    "check-running-number": "Possible only if every digit of the running number is right.",
    "model-fits": "The model number fits these years.",
    "model-excludes": (values: { readonly year: string | number }): string =>
      `The model number rules out ${values.year}.`,
    "model-contradicts": "The model number belongs to other years.",
    "formats-overlap": "Two of the brand’s formats fit, with different dates.",
    "year-estimated-from-count": "The year is estimated from the running number.",
    "outside-attested-years": (values: {
      readonly from: string | number;
      readonly to: string | number;
    }): string =>
      `We’ve only seen this format from ${values.from} ${select(values.to, { open: `on`, other: `to ${values.to}` })}.`,
    "near-miss-tail": "The running number’s length is unusual.",
    "near-miss-characters": "The running number has unusual characters.",
    "fits-other-brand": (values: { readonly brand: string | number }): string =>
      `${values.brand} serial numbers can look the same. Check the name on the label.`,
    "week-is-approximate": "The week may be off by one.",
    "no-such-week": (values: { readonly year: string | number; readonly next: string | number }): string =>
      `${values.year} had no week 53. It may mean week 52 of ${values.year} or week 1 of ${values.next}.`,
    "week-or-month-disputed": "Sources disagree whether this is the week or month. The year is certain.",
    "year-table-disputed": "The sources’ years differ by one.",
    "sources-disagree": "Sources give different rules for this brand.",
    "may-be-undated": "Another source says these numbers have no date.",
    "single-source": "Only one source gives this rule.",
    "inferred-from-sister-brand": "The maker uses this rule, but we haven’t confirmed it for this brand.",
    "inferred-rule": "This is our own rule.",
    "maker-varies": "Several makers have used this name.",
  },
  recommendation: {
    good: "Good condition: regular care is enough.",
    "good-1": "Once a year, flush a tank or descale a tankless unit.",
    "good-2": "Have a tank’s anode rod checked every one to three years.",
    "good-3": "Register the warranty and keep the receipt.",
    monitor: "Monitor closely: small signs matter.",
    "monitor-1": "Look for rust, damp spots, leaks and rusty hot water.",
    "monitor-2": "Flush a tank and have its anode rod checked, or descale a tankless unit.",
    "monitor-3": "Compare prices while there’s no rush.",
    replace: "Replacement recommended: plan for a new one.",
    "replace-1": "Get quotes while this one still works.",
    "replace-2": "Check the floor and drain pan for water, and test the shut-off valve.",
    "replace-3": "If it leaks, shut off water and gas or power, and call a plumber.",
    otherDates: (values: { readonly dates: string | number }): string =>
      `It could also be ${values.dates}. Look for a printed date on the label.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string =>
      `week ${numbers.format(values.week)} of ${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string =>
      `${values.date} (${values.state})`,
    "state-good": "good condition",
    "state-monitor": "monitor closely",
    "state-replace": "replacement recommended",
  },
  result: {
    statusGood: "Good Condition",
    statusMonitor: "Monitor Closely",
    statusReplace: "Replacement Recommended",
    verdictMade: (values: { readonly date: string | number }): string => `made in ${values.date}`,
    verdictMadeDay: (values: { readonly date: string | number }): string => `made on ${values.date}`,
    verdictOther: (values: { readonly dates: string | number }): string =>
      `It could also be ${values.dates}.`,
    verdictLow: "This date is uncertain. Look for a printed one on the label.",
    verdictAround: "The serial number only gives the year.",
    brandAndSerial: (values: { readonly brand: string | number; readonly serial: string | number }): string =>
      `${values.brand} · serial ${values.serial}`,
    serialOnly: (values: { readonly serial: string | number }): string => `Serial ${values.serial}`,
    brandSerialModel: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly model: string | number;
    }): string => `${values.brand} · serial ${values.serial} · model ${values.model}`,
    gaugeLabel: (values: { readonly age: string | number }): string => `${values.age} on a scale of 20 years`,
    gaugeNew: "new",
    gaugeEnd: "20+ years",
    otherHeading: "Other possible dates",
    settlePrinted: "A printed date on the label decides.",
    otherDate: (values: {
      readonly strong: (text: string) => string;
      readonly date: string | number;
      readonly age: string | number;
      readonly state: string | number;
    }): string => `${values.strong(`${values.date}`)} · ${values.age} old · ${values.state}`,
    repairsHeading: "Possible typos",
    brandsHeading: "Matching brands",
    brandTry: (values: { readonly brand: string | number }): string => `Try ${values.brand}`,
    identifyHeading: "It could be one of these",
    actionsHeading: "What to do now",
    sureHeading: "How we know",
    wrongDate: "Correct this date",
    allRules: (values: { readonly brand: string | number }): string => `All ${values.brand} rules`,
    confidenceHigh: (values: { readonly by: string | number }): string =>
      `High: ${select(values.by, { maker: `confirmed by the maker`, regulator: `confirmed by a regulator`, trade: `several independent trade sources agree`, other: `confirmed by the maker, a regulator or several independent sources` })}.`,
    confidenceMedium: (values: { readonly by: string | number }): string =>
      `Medium: ${select(values.by, { model: `the model number contradicts this date`, maker: `based on the maker, but not fully confirmed`, regulator: `based on a regulator, but not fully confirmed`, trade: `based on trade sources, but not fully confirmed`, other: `one or two sources, or a sister brand’s rule` })}.`,
    confidenceLow: "Low: weak sources, or a number that doesn’t quite fit.",
    confidence: "Confidence",
    why: "Reasons",
    sources: "Sources",
    sourceMaker: "maker",
    sourceRegulator: "regulator",
    sourceTrade: "trade",
    sourceCompiled: "compilation",
    sourceListings: "store listings we compared",
    notRecorded: "This check wasn’t recorded.",
    notRecordedOffline: "We couldn’t reach our service.",
    adviceMissing: "This will load when you’re back online.",
    clockBehind: (values: { readonly date: string | number }): string =>
      `Your clock is behind. We counted to ${values.date}, so the heater may be older.`,
    printedDate: (values: { readonly date: string | number }): string =>
      `The label says ${values.date}. Trust that.`,
    clockAhead: (values: { readonly date: string | number }): string =>
      `This device says today is ${values.date}. If that’s wrong, so is the age.`,
    unreadableTitle: "Unable to Identify Your Water Heater",
    checkFailed: "Failed to check water heater age. Please try again.",
    tipsHeading: "Try this",
    tipPlate: (values: { readonly place: string | number }): string => `Find the data plate. ${values.place}`,
    tipModel: "Try the model number.",
    tipNoLabel: (values: { readonly link: (text: string) => string }): string =>
      `Can’t read it? ${values.link(`Use other clues.`)}`,
    recalls: (values: { readonly list: string | number }): string =>
      `Search official recalls (${values.list})`,
    tryAgain: "Try again",
    askAgain: "Check again",
    toModelField: "Use it as the model number",
    dialogAge: (values: {
      readonly asked: (text: string) => string;
      readonly age: (text: string) => string;
      readonly words: string | number;
    }): string => `${values.asked(`Age of your water heater`)} ${values.age(`${values.words}`)}`,
    dialogMore: "See the full result",
    dialogHelp: "See tips",
    dialogClose: "Close",
    notDecoded: "We couldn't decode this serial number",
    notDetermined: "We couldn't determine the age from this serial number.",
    tipFormat: "Double-check the serial format: all letters and numbers, in order.",
    tipSelected: "Ensure it is from the selected brand.",
    tipUnclear: "Check for worn or unclear characters.",
    checkAnother: "Check Another",
    copy: "Copy",
    copied: "Results copied!",
    copyDone: "Copied",
    copyFailedTitle: "Copy failed",
    copyFailed: "Unable to copy results. Please try selecting and copying manually.",
    print: "Print Results",
    save: "Save",
    saved: "Saved",
    addTo: (values: { readonly name: string | number }): string => `Add to ${values.name}`,
    saveFailed: "Couldn’t save. Check your connection.",
    report: "Diagnostic Report",
    reportBusy: "Making the report…",
    reportMade: "Report Generated",
    reportOffline: "You’re offline. Make the report when you’re back online.",
    reportFailedTitle: "Error",
    reportFailed: "Failed to generate diagnostic report. Please try again.",
    headline: (values: {
      readonly brand: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.brand} water heater, made in ${values.date}: ${values.age} old`,
    oldRest: (values: { readonly months: number }): string =>
      `${plural(values.months, { "=0": `old`, one: `and ${numbers.format(values.months)} month old`, other: `and ${numbers.format(values.months)} months old` })}`,
    madeMonth: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Made in ${values.b(`${values.date}`)}`,
    madeDay: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Made on ${values.b(`${values.date}`)}`,
    sureHigh: "High confidence",
    sureMedium: "Medium confidence",
    sureLow: "Low confidence",
    datesFit: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=2": `Two dates fit`, one: `${numbers.format(values.count)} date fits`, other: `${numbers.format(values.count)} dates fit` })}`,
    datesYears: "years old",
    likelier: "more likely",
    dateAge: (values: { readonly age: string | number }): string => `${values.age} old`,
    chooseDate: "Possible dates",
    lastAny: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Most water heaters last ${values.from} to ${values.to} years.`,
    lastGasTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Most gas tanks last ${values.from} to ${values.to} years.`,
    lastElectricTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Most electric tanks last ${values.from} to ${values.to} years.`,
    lastHeatPump: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Most heat pump water heaters last ${values.from} to ${values.to} years.`,
    lastTankless: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Most tankless heaters last ${values.from} to ${values.to} years.`,
    planGood: "This one should have years left.",
    planMonitor: "Watch this one for rust and leaks.",
    planReplace: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Based on age alone. Many last ${values.from} to ${values.to} years, so start planning.`,
    planOver: "Replace this one before it fails.",
    lifeMade: (values: { readonly date: string | number }): string => `Made in ${values.date}.`,
    lifePast: "Past that",
    lifeByKind: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} to ${values.to} years, by type`,
    lifeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to}`,
    lifeUntil: (values: { readonly years: string | number }): string => `until ${values.years}`,
    lifeNow: (values: { readonly year: string | number }): string => `Today is ${values.year}.`,
    lifeToday: "Today",
    lifeRange: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} to ${values.to} years`,
    lifeOver: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Past ${values.from} to ${values.to} years`,
    rowRecalls: "Recalls",
    rowWarranty: "Warranty",
    rowLife: "Expected life",
    rowCost: "Running cost",
    rowSure: "How we know",
    rowModel: "Model details",
    rowMakers: "Who built it",
    answerLoading: "Looking it up…",
    answerMissing: "Not available now",
    recallsNone: "None found",
    recallsOpen: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} to rule out`,
    recallsAffected: "Affected",
    warrantyUsual: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} to ${values.to} years, by model`,
    warrantyYears: (values: { readonly from: string | number }): string => `About ${values.from} years`,
    warrantyUsualOver: (values: { readonly years: string | number }): string =>
      `Expired (most had ${values.years})`,
    warrantyActiveLeft: (values: { readonly active: string | number; readonly years: number }): string =>
      `${values.active}, ${plural(values.years, { one: `${numbers.format(values.years)} year left`, other: `${numbers.format(values.years)} years left` })}`,
    costYear: (values: { readonly cost: string | number }): string => `About ${values.cost} a year`,
    costByKind: "Depends on type",
    costByRating: "Depends on efficiency",
    sureSources: (values: { readonly sure: string | number; readonly count: number }): string =>
      `${values.sure}, ${plural(values.count, { one: `${numbers.format(values.count)} source`, other: `${numbers.format(values.count)} sources` })}`,
    confidenceWordHigh: "High",
    confidenceWordMedium: "Medium",
    confidenceWordLow: "Low",
    modelAdd: "Add model number",
    modelMissing: "Not in our list",
    modelCheck: "Look up this model",
    kindHeading: "Which type is it?",
    stepsAll: "All steps and reminders",
    openHere: "Show details",
    recallTanklessOnly: "Only if it’s tankless. Is yours?",
    recallHasTank: "No, it has a tank",
    recallIsTankless: "Yes",
    "do-leaks": "Look for leaks today",
    "do-leaks-how": "Check the floor and drain pan.",
    "do-valve": "Test the shut-off valve",
    "do-valve-how": "It should turn easily by hand.",
    "do-quotes": "Get two or three quotes",
    "do-quotes-how": "While you can still choose.",
    askQuote: (values: { readonly company: string | number }): string => `Ask ${values.company} for a quote`,
    "do-prices": "Compare prices",
    "do-prices-how": "While there’s no rush.",
    "do-flush": "Flush the tank yearly",
    "do-flush-how": "More often with hard water.",
    "do-anode": "Have the anode rod checked",
    "do-anode-how": "It prevents rust.",
    "do-relief": "Have the relief valve tested",
    "do-relief-how": "Careful: the water is scalding hot.",
    "do-register": "Register the warranty",
    "do-register-how": "And keep the receipt.",
    "do-filter": "Clean the air filter",
    "do-filter-how": "Every few months.",
    "do-drain": "Check the condensate drain",
    "do-drain-how": "Water should drain freely.",
    "do-descale": "Descale it yearly",
    "do-descale-how": "More often with hard water.",
    "do-service": "Have it serviced",
    "do-service-how": "By a licensed technician.",
    "do-care": "Flush or descale it yearly",
    "do-care-how": "The manual shows how.",
    "do-recall": "Read the recall first",
    "do-recall-how": "This heater is affected.",
    copyStatus: (values: { readonly status: string | number }): string => `Status: ${values.status}`,
    copyChecked: (values: { readonly date: string | number }): string => `Checked on ${values.date}`,
    copyHeater: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly hasModel: string | number;
      readonly model: string | number;
    }): string =>
      `${values.brand} water heater, serial ${values.serial}${select(values.hasModel, { yes: `, model ${values.model}`, other: `` })}`,
    copySentence: (values: {
      readonly heater: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.heater}: made ${values.date}, ${values.age} old.`,
    copyDates: (values: {
      readonly heater: string | number;
      readonly fit: string | number;
      readonly dates: string | number;
    }): string => `${values.heater}. ${values.fit}: ${values.dates}.`,
    copyDate: (values: {
      readonly date: string | number;
      readonly age: string | number;
      readonly status: string | number;
    }): string => `${values.date} (${values.age} old, ${values.status})`,
    copyRecalls: (values: { readonly recalls: string | number }): string => `Recalls: ${values.recalls}`,
    "kind-gas-tank": "Gas tank",
    "kind-electric-tank": "Electric tank",
    "kind-heat-pump": "Heat pump",
    "kind-tankless-gas": "Gas tankless",
    kindFromModel: "From the model number.",
  },
};
