// Written by `pnpm generate`. Do not edit.
const numbers = new Intl.NumberFormat("de");
const rules = new Intl.PluralRules("de");
const plural = (count: number, forms: Readonly<Record<string, string>>): string =>
  forms[`=${count}`] ?? forms[rules.select(count)] ?? forms["other"] ?? "";
const select = (value: string | number, cases: Readonly<Record<string, string>>): string =>
  cases[value] ?? cases["other"] ?? "";

/** Texts in one language. Texts with arguments are functions. */
export const texts = {
  commandLine: {
    about: "Datiert Warmwasserbereiter anhand der Seriennummer.",
    usage: "Aufruf",
    commands: "Befehle",
    options: "Optionen",
    columns: "Spalten",
    examples: "Beispiele",
    exitCodes: "Rückgabewerte",
    moreHelp: (values: { readonly command: string | number }): string =>
      `Hilfe zum Befehl: ${values.command}`,
    check: "Datiert ein Gerät",
    identify: "Nennt Marken und Daten, die zur Seriennummer passen",
    batch: "Datiert eine CSV-, Excel- oder OpenDocument-Datei",
    scan: "Datiert Geräte nach Fotos vom Typenschild (braucht @heater-age/scan)",
    brands: "Nennt Marken und Handelsmarken",
    nameBrand: "MARKE",
    nameSerial: "SERIENNUMMER",
    nameModel: "MODELL",
    nameFile: "DATEI",
    namePhoto: "FOTO",
    nameDate: "DATUM",
    nameLanguage: "SPRACHE",
    nameAddress: "URL",
    nameColumn: "SPALTE",
    nameSheet: "BLATT",
    nameCharacter: "ZEICHEN",
    nameEncoding: "KODIERUNG",
    optionModel: "Modellnummer",
    optionOutput: "Datei (CSV, TSV, XLSX oder ODS); ohne Angabe oder mit „-“: Standardausgabe",
    optionBrand: "Marke aller Zeilen",
    optionBrandColumn: "Spalte mit der Marke: Überschrift oder Nummer",
    optionSerialColumn: "Spalte mit der Seriennummer",
    optionModelColumn: "Spalte mit der Modellnummer",
    optionNoHeader: "Die Datei hat keine Kopfzeile; Spalten über ihre Nummer angeben",
    optionSheet: "Tabellenblatt; ohne Angabe: alle mit denselben Spalten",
    optionDelimiter: "Trennzeichen wie „|“ oder „tab“; ohne Angabe wird es erkannt",
    optionEncoding: (values: { readonly encoding: string | number }): string =>
      `Kodierung, etwa ${values.encoding}; ohne Angabe: UTF-8 oder UTF-16`,
    optionErrors: "Datei für Zeilen ohne Datum",
    optionQuiet: "Zeigt nur Fehler",
    optionJson: "Ausgabe als JSON; ein Objekt pro Zeile",
    optionLanguage: (values: { readonly languages: string | number }): string =>
      `Sprache: ${values.languages}`,
    optionApi: "Heater-Age-Server; ohne Angabe verlässt nichts diesen Computer",
    optionToday: (values: { readonly date: string | number }): string =>
      `Stichtag fürs Alter, etwa ${values.date}; ohne Angabe: heute`,
    optionNoColour: "Ohne Farben",
    optionHelp: "Zeigt diese Hilfe",
    optionVersion: "Zeigt die Version",
    exitDated: "Datum für jedes Gerät gefunden",
    exitUndated: "Kein Datum für mindestens ein Gerät",
    exitUsage: "Ungültige Eingabe oder fehlendes Paket",
    exitServer: "Server nicht erreichbar oder gestört",
    exitFile: "Datei nicht lesbar oder nicht beschreibbar",
    exitDefect: "Interner Fehler",
    exitInterrupted: "Mit Strg+C abgebrochen",
    exitBrokenPipe: "Ausgabe vorzeitig geschlossen",
    batchInput:
      "Eine Kopfzeile benennt die Spalten, etwa „Seriennummer“, „Marke“ und „Modèle“. Ohne Spalte für die Marke probieren wir alle Marken.",
    batchOutput: (values: { readonly columns: string | number }): string =>
      `Ergänzt ${values.columns}. Zellen, die wie eine Formel aussehen, bekommen einen Apostroph davor.`,
    scanOutput: (values: { readonly own: string | number; readonly columns: string | number }): string =>
      `Eine Zeile pro Foto: ${values.own}, ${values.columns}. Steht bei „sure“ „no“, vergleichen Sie mit dem Foto.`,
    unknownCommand: (values: {
      readonly command: string | number;
      readonly commands: string | number;
    }): string => `Unbekannter Befehl „${values.command}“. Es gibt ${values.commands}.`,
    unknownOption: (values: { readonly option: string | number }): string =>
      `Unbekannte Option „${values.option}“.`,
    didYouMean: (values: { readonly names: string | number }): string => `Meinten Sie ${values.names}?`,
    optionWithoutValue: (values: { readonly option: string | number }): string =>
      `„${values.option}“ braucht einen Wert.`,
    optionWithValue: (values: { readonly option: string | number }): string =>
      `„${values.option}“ erwartet keinen Wert.`,
    missing: (values: { readonly name: string | number }): string => `${values.name} fehlt.`,
    tooMany: (values: { readonly text: string | number }): string =>
      `Unerwartet: „${values.text}“. Setzen Sie Werte mit Leerzeichen in Anführungszeichen.`,
    badLanguage: (values: {
      readonly language: string | number;
      readonly languages: string | number;
    }): string => `Unbekannte Sprache „${values.language}“. Es gibt ${values.languages}.`,
    badDate: (values: { readonly text: string | number; readonly date: string | number }): string =>
      `„${values.text}“ ist kein Datum. Schreiben Sie es wie ${values.date}.`,
    badAddress: (values: { readonly text: string | number; readonly address: string | number }): string =>
      `„${values.text}“ ist keine Serveradresse. Schreiben Sie sie wie ${values.address}.`,
    badDelimiter: (values: { readonly text: string | number }): string =>
      `„${values.text}“ ist kein Trennzeichen. Nehmen Sie ein einzelnes Zeichen oder „tab“.`,
    badEncoding: (values: { readonly text: string | number; readonly encoding: string | number }): string =>
      `Unbekannte Kodierung „${values.text}“. Schreiben Sie sie wie ${values.encoding}.`,
    seeHelp: (values: { readonly command: string | number }): string => `Aufruf: ${values.command}`,
    seeBrands: (values: { readonly command: string | number }): string => `Alle Marken: ${values.command}`,
    seeIdentify: (values: { readonly command: string | number }): string => `Ohne Marke: ${values.command}`,
    seeCheck: (values: { readonly command: string | number }): string => `Mit Marke: ${values.command}`,
    brandMissing: "Die Marke fehlt.",
    brandUnknown: (values: { readonly brand: string | number }): string =>
      `Die Marke „${values.brand}“ kennen wir nicht.`,
    modelCharacters: "Die Modellnummer enthält ungültige Zeichen.",
    askBrand: "Marke",
    askSerial: "Seriennummer",
    askModel: "Modellnummer (freiwillig)",
    fileNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: Datei nicht gefunden.`,
    folderNotFound: (values: { readonly file: string | number }): string =>
      `${values.file}: Den Ordner gibt es nicht.`,
    fileForbidden: (values: { readonly file: string | number }): string =>
      `${values.file}: Zugriff verweigert.`,
    fileIsFolder: (values: { readonly file: string | number }): string => `${values.file}: Ist ein Ordner.`,
    fileFull: (values: { readonly file: string | number }): string =>
      `${values.file}: Der Datenträger ist voll.`,
    fileFailed: (values: { readonly file: string | number; readonly code: string | number }): string =>
      `${values.file}: Lässt sich nicht lesen oder schreiben (${values.code}).`,
    fileSame: (values: { readonly file: string | number }): string =>
      `${values.file}: Wird gerade benutzt. Wählen Sie einen anderen Namen.`,
    fileEmpty: (values: { readonly file: string | number }): string => `${values.file}: Nichts zu prüfen.`,
    scannerMissing: "Zum Lesen von Fotos fehlt ein Paket:",
    photoHeic: "HEIC wird nicht unterstützt. Exportieren Sie das Foto als JPEG.",
    photoFormat: "Foto nicht lesbar. Nehmen Sie JPEG, PNG oder WebP.",
    photoWithoutSerial:
      "Keine Seriennummer gefunden. Fotografieren Sie das ganze Schild, näher und bei gutem Licht.",
    photoUnsure: "Unsicher gelesen. Vergleichen Sie mit dem Foto.",
    datePrinted: "Das aufgedruckte Datum gilt vor der Seriennummer.",
    fileEncoding: (values: { readonly file: string | number; readonly command: string | number }): string =>
      `${values.file}: Kein UTF-8. Speichern Sie die Datei als „CSV UTF-8“ oder ergänzen Sie ${values.command}`,
    fileProtected: (values: { readonly file: string | number }): string =>
      `${values.file}: Kennwortgeschützt. Speichern Sie die Datei ohne Kennwort.`,
    fileOld: (values: { readonly file: string | number }): string =>
      `${values.file}: Altes Excel-Format. Speichern Sie die Datei als XLSX.`,
    fileLarge: (values: { readonly file: string | number; readonly megabytes: number }): string =>
      `${values.file}: Zu groß (entpackt über ${numbers.format(values.megabytes)} MB). Speichern Sie die Datei als „CSV UTF-8“.`,
    fileDamaged: (values: { readonly file: string | number }): string =>
      `${values.file}: Beschädigt. Öffnen Sie die Datei und speichern Sie sie neu.`,
    serialColumnMissing: (values: { readonly file: string | number }): string =>
      `${values.file}: Keine Spalte mit Seriennummern.`,
    columnMissing: (values: { readonly file: string | number; readonly column: string | number }): string =>
      `${values.file}: Keine Spalte „${values.column}“.`,
    columnUnclear: (values: { readonly file: string | number; readonly columns: string | number }): string =>
      `${values.file}: Mehrere Spalten passen: ${values.columns}.`,
    columnsFound: (values: { readonly columns: string | number }): string =>
      `Gefundene Spalten: ${values.columns}`,
    nameColumnWith: (values: { readonly command: string | number }): string =>
      `So nennen Sie die Spalte: ${values.command}`,
    firstRowIsData: (values: { readonly file: string | number }): string =>
      `${values.file}: In der ersten Zeile steht eine Seriennummer, keine Überschrift.`,
    withoutHeader: (values: { readonly command: string | number }): string =>
      `Ohne Kopfzeile: ${values.command}`,
    noBrandColumn:
      "Ohne Spalte für die Marke probieren wir alle Marken. Oder nehmen Sie „--brand-column“ oder „--brand“.",
    sheetMissing: (values: {
      readonly file: string | number;
      readonly sheet: string | number;
      readonly sheets: string | number;
    }): string => `${values.file}: Kein Blatt „${values.sheet}“. Es gibt ${values.sheets}.`,
    sheetHidden: (values: { readonly sheet: string | number }): string =>
      `Blatt „${values.sheet}“ ist ausgeblendet. Mit „--sheet“ wird es gelesen.`,
    sheetWithoutColumns: (values: { readonly sheet: string | number }): string =>
      `Blatt „${values.sheet}“ hat keine Spalte mit Seriennummern und wird nicht gelesen.`,
    sheetOtherColumns: (values: { readonly sheet: string | number }): string =>
      `Blatt „${values.sheet}“ hat andere Spalten. Mit „--sheet“ wird es gelesen.`,
    rowMalformed: "Zeile nicht lesbar. Prüfen Sie ihre Anführungszeichen.",
    rowEncoding: "Kein UTF-8. Speichern Sie die Datei als „CSV UTF-8“.",
    brokenLine: (values: { readonly line: string | number; readonly problem: string | number }): string =>
      `Zeile ${values.line}: ${values.problem}`,
    serialAsNumber: "Die Tabelle entfernt führende Nullen. Vergleichen Sie mit dem Schild.",
    leadingZeros: (values: { readonly serial: string | number }): string =>
      `Gelesen als ${values.serial}: Eine Tabelle kann Nullen am Anfang entfernt haben. Vergleichen Sie mit dem Schild.`,
    totalRow: "Eine Summe, kein Gerät. Übersprungen.",
    serialRounded: "Die Tabelle hat Ziffern verloren. Tippen Sie die Nummer neu in eine Textzelle.",
    serialAsDate: "Die Tabelle hat daraus ein Datum gemacht. Tippen Sie die Nummer neu in eine Textzelle.",
    moreProblems: (values: { readonly command: string | number }): string =>
      `Alle Warnungen: ${values.command}`,
    problemKind: (values: {
      readonly problem: string | number;
      readonly count: number;
      readonly line: string | number;
    }): string =>
      `${values.problem}: ${plural(values.count, { one: `${numbers.format(values.count)} Zeile`, other: `${numbers.format(values.count)} Zeilen` })}, zuerst in Zeile ${values.line}`,
    part: (values: { readonly name: string | number; readonly value: string | number }): string =>
      `${values.name}: ${values.value}`,
    progress: (values: { readonly rows: number }): string =>
      `${plural(values.rows, { one: `${numbers.format(values.rows)} Zeile`, other: `${numbers.format(values.rows)} Zeilen` })}`,
    progressRate: (values: { readonly rows: number }): string => `${numbers.format(values.rows)}/s`,
    progressLeft: (values: { readonly time: string | number }): string => `noch ${values.time}`,
    progressCounts: (values: {
      readonly dated: number;
      readonly doubtful: number;
      readonly unread: number;
    }): string =>
      `${numbers.format(values.dated)} datiert, ${numbers.format(values.doubtful)} zweifelhaft, ${numbers.format(values.unread)} unlesbar`,
    summaryRows: (values: { readonly count: number; readonly seconds: string | number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} Zeile`, other: `${numbers.format(values.count)} Zeilen` })} in ${values.seconds} s`,
    summaryDated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} mit einem Datum`,
    summaryAmbiguous: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} mit mehreren möglichen Daten`,
    summaryUndated: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} ohne Datum`,
    summaryBroken: (values: { readonly count: number }): string => `${numbers.format(values.count)} unlesbar`,
    summarySkipped: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} Summe`, other: `${numbers.format(values.count)} Summen` })} übersprungen`,
    summaryUnsure: (values: { readonly count: number }): string =>
      `${numbers.format(values.count)} mit dem Foto zu vergleichen`,
    interrupted: (values: { readonly line: string | number }): string =>
      `Abgebrochen. Vollständig bis Zeile ${values.line}.`,
    interruptedEarly: "Abgebrochen.",
    stopped: (values: { readonly line: string | number }): string =>
      `Angehalten. Vollständig bis Zeile ${values.line}.`,
    recorded: "Der Server hat diese Prüfung aufgezeichnet.",
    defect: "Das ist unser Fehler.",
  },
  errors: {
    "brand-required": "Bitte wählen Sie die Marke des Warmwasserbereiters",
    "brand-characters": "Die Marke darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten",
    "brand-unknown": (values: { readonly other: string | number }): string =>
      `Diese Marke kennen wir nicht. Wählen Sie eine aus der Liste oder „${values.other}“.`,
    "serial-required": "Bitte geben Sie die Seriennummer ein",
    "serial-blank": "Die Seriennummer darf nicht leer sein oder nur aus Leerzeichen bestehen",
    "serial-characters": "Die Seriennummer darf nur Buchstaben und Ziffern enthalten",
    "serial-too-short": (values: { readonly shortest: string | number }): string =>
      `Die Seriennummer muss mindestens ${values.shortest} Zeichen haben`,
    "serial-too-long": (values: { readonly longest: string | number }): string =>
      `Die Seriennummer darf höchstens ${values.longest} Zeichen haben`,
    "serial-is-model":
      "Das sieht nach der Modellnummer aus. Die Seriennummer steht auf demselben Schild, hinter „Serial“, „Serial No.“ oder „S/N“.",
    "model-length": "Die Modellnummer muss, falls angegeben, 3 bis 30 Zeichen haben",
    "model-characters": "Bitte geben Sie eine gültige Modellnummer ein (3 bis 30 Zeichen)",
    "csv-columns": (values: { readonly columns: string | number }): string =>
      `Die Datei braucht je eine Spalte „brand“ und „serialNumber“ und höchstens eine „modelNumber“. Fehlt oder doppelt: ${values.columns}.`,
    "csv-encoding": "Speichern Sie die Datei als „CSV UTF-8“.",
    "csv-malformed": (values: { readonly line: string | number }): string =>
      `Die Datei lässt sich ab Zeile ${values.line} nicht lesen. Prüfen Sie dort die Anführungszeichen und senden Sie die Zeilen ohne Ergebnis erneut.`,
    "csv-cells": "Diese Zeile hat zu viele Zellen. Setzen Sie Text mit Trennzeichen in Anführungszeichen.",
    "model-not-found":
      "Keine Angaben zum Modell gefunden. Sehen Sie auf dem Typenschild oder beim Hersteller nach.",
  },
  form: {
    other: "Andere / nicht aufgeführt",
  },
  maker: {
    heading: "Wer hat das Gerät gebaut?",
    text: "Vergleichen Sie mit dem Schild und wählen Sie dann eine Marke.",
    builtBy: (values: { readonly makers: string | number }): string => `Gebaut von: ${values.makers}`,
    unconfirmed: (values: { readonly maker: string | number }): string => `${values.maker} (unbestätigt)`,
    noDates: "Kein Datum",
    sureHigh: "Belegt",
    sureMedium: "Wahrscheinlich",
    sureLow: "Möglich",
    ours: "Das schließen wir aus:",
    more: (values: { readonly brands: number }): string =>
      `${plural(values.brands, { one: `Eine weniger wahrscheinliche Marke`, other: `${numbers.format(values.brands)} weniger wahrscheinliche Marken` })}`,
    "model-prefix": (values: { readonly name: string | number; readonly prefix: string | number }): string =>
      `Modelle von ${values.name}, die mit ${values.prefix} beginnen, hat dieser Hersteller gebaut.`,
    "model-shape": "Die Modellnummer hat das Format dieses Herstellers.",
    "serial-shape": "Die Seriennummer hat genau das Format dieses Herstellers.",
    "serial-near": "Die Seriennummer passt nur fast, das Datum ist also unsicher.",
    "built-for": (values: { readonly name: string | number }): string =>
      `Dieser Hersteller hat Geräte gebaut, die als ${values.name} verkauft wurden.`,
    "listed-under": (values: { readonly name: string | number }): string =>
      `Tabellen, Rückrufe oder Listen führen ${values.name} unter dieser Marke.`,
    "said-to-have-built": (values: { readonly name: string | number }): string =>
      `Dieser Hersteller soll einige Geräte von ${values.name} gebaut haben.`,
    "prefix-unknown": (values: {
      readonly name: string | number;
      readonly prefix: string | number;
    }): string =>
      `Wer Modelle von ${values.name} gebaut hat, die mit ${values.prefix} beginnen, wissen wir nicht.`,
    "model-of-others": "Aber die Modellnummer passt zu einer anderen Marke.",
    "serial-of-others": "Aber die Seriennummer passt zu anderen Marken.",
    "other-makers": "Marken anderer Hersteller sind ebenso wahrscheinlich.",
    "sister-brands": "Andere Marken derselben Firma sind ebenso wahrscheinlich.",
  },
  problems: {
    "no-format": (values: { readonly brand: string | number }): string =>
      `Das passt zu keinem Format von ${values.brand}, das wir kennen.`,
    "impossible-date": (values: { readonly brand: string | number }): string =>
      `Das sieht nach einer Nummer von ${values.brand} aus, aber ihr Datum ist unmöglich.`,
    "no-date-in-serial": (values: { readonly brand: string | number }): string =>
      `Solche Seriennummern von ${values.brand} enthalten kein Datum. Suchen Sie nach einem aufgedruckten.`,
    "too-short": "Das ist zu kurz.",
    "too-long": (values: { readonly brand: string | number }): string =>
      `Das ist zu lang für ${values.brand}.`,
    "looks-like-model":
      "Das sieht nach der Modellnummer aus. Die Seriennummer steht auf demselben Schild, hinter „Serial“, „Serial No.“ oder „S/N“.",
    "no-public-rule": (values: { readonly brand: string | number }): string =>
      `Bei ${values.brand} können wir das Datum noch nicht lesen. Suchen Sie nach einem aufgedruckten, oder fragen Sie den Hersteller.`,
    "private-label": (values: { readonly brand: string | number }): string =>
      `Wer die Geräte von ${values.brand} gebaut hat, wissen wir nicht. Suchen Sie den Hersteller auf dem Schild.`,
    "other-none": "Das passt zu keiner Marke, die wir kennen.",
    "other-some": "Wir haben alle Marken probiert.",
    "model-not-sold-then": (values: {
      readonly line: string | number;
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Dieses Modell (${values.line}) gab es ${select(values.to, { open: `erst ab ${values.from}`, other: `von ${values.from} bis ${values.to}` })}. Eine der beiden Nummern stimmt nicht: Prüfen Sie Serien- und Modellnummer auf dem Schild.`,
    "other-equipment": (values: {
      readonly maker: string | number;
      readonly date: string | number;
    }): string =>
      `Das sieht nach der Nummer einer Heizung oder Klimaanlage aus (${values.maker}, ${values.date}). Der Warmwasserbereiter hat ein eigenes Schild.`,
    "model-too-long": (values: { readonly longest: string | number }): string =>
      `Die Modellnummer haben wir weggelassen: Sie hat mehr als ${values.longest} Zeichen.`,
    "tank-outside":
      "Es sitzt außen am Speicher. Gas: beim Gasventil. Strom: im oberen Drittel oder bei der Abdeckung eines Heizstabs.",
    "tank-side-low": "Es sitzt seitlich, oft weit unten. Bei Wärmepumpen und älteren Gasgeräten oben links.",
    "tank-upper-front": "Es sitzt oben vorn oder seitlich, über den Wartungsklappen oder dem Gasventil.",
    "tank-front": "Es sitzt vorn, bei Elektrogeräten nahe der unteren Wartungsklappe.",
    jacket: "Es sitzt außen oder innen am Mantel.",
    "cabinet-side": "Es sitzt seitlich am Gehäuse.",
    "cabinet-side-or-front": "Es sitzt seitlich oder vorn am Gehäuse.",
    "boiler-varies": "Es sitzt unten: innen an der Rückwand, rechts oder vorn.",
    unknown: "Sehen Sie rundum am Gerät und hinter der Frontabdeckung nach.",
  },
  reading: {
    years: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} Jahr`, other: `${numbers.format(values.count)} Jahre` })}`,
    months: (values: { readonly count: number }): string =>
      `${plural(values.count, { one: `${numbers.format(values.count)} Monat`, other: `${numbers.format(values.count)} Monate` })}`,
    yearsAndMonths: (values: { readonly years: number; readonly months: number }): string =>
      `${plural(values.years, { one: `${numbers.format(values.years)} Jahr`, other: `${numbers.format(values.years)} Jahre` })}, ${plural(values.months, { one: `${numbers.format(values.months)} Monat`, other: `${numbers.format(values.months)} Monate` })}`,
    lessThanAMonth: "unter 1 Monat",
    aboutYears: (values: { readonly count: number }): string =>
      `etwa ${plural(values.count, { one: `${numbers.format(values.count)} Jahr`, other: `${numbers.format(values.count)} Jahre` })}`,
    rangeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} bis ${values.to} Jahre`,
    dateYear: (values: { readonly year: string | number }): string => `${values.year}`,
    dateWeek: (values: {
      readonly week: number;
      readonly year: string | number;
      readonly around: string | number;
    }): string => `KW ${numbers.format(values.week)}/${values.year} (${values.around})`,
    around: (values: { readonly part: string | number; readonly month: string | number }): string =>
      `${select(values.part, { early: `Anfang`, middle: `Mitte`, other: `Ende` })} ${values.month}`,
    partYear: "Jahr",
    partMonth: "Monat",
    partWeek: "Woche",
    partDay: "Tag",
    partPlant: "Werk",
    partPrefix: "Präfix",
    partSequence: "laufende Nummer",
    partModel: "Modell",
    partUnknown: "unbekannt",
    plateTitle: "Serien-Nr.",
    plateLabel: (values: { readonly serial: string | number }): string =>
      `So liest sich die Seriennummer ${values.serial}`,
    hintReads: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Als ${values.brand} gelesen: ${values.dates}`,
    hintSoFar: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Bisher sieht das nach ${values.brand} aus: ${values.dates}`,
    hintMany: (values: { readonly brand: string | number; readonly count: number }): string =>
      `Als ${values.brand} gelesen: ${plural(values.count, { one: `${numbers.format(values.count)} Datum`, other: `${numbers.format(values.count)} Daten` })} möglich`,
    hintUndated: (values: { readonly brand: string | number }): string =>
      `Kein Datum in dieser Nummer von ${values.brand}`,
    hintModel: "Das sieht nach der Modellnummer aus",
    hintUnread: (values: { readonly brand: string | number }): string =>
      `Passt noch nicht zu ${values.brand}`,
    hintOthers: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=0": `Noch kein Treffer`, one: `${numbers.format(values.count)} Marke passt`, other: `${numbers.format(values.count)} Marken passen` })}`,
    whichBrand: "Welche Marke steht auf dem Schild?",
    brandDates: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `${values.brand} · ${values.dates}`,
    didYouMean: (values: { readonly serial: string | number; readonly dates: string | number }): string =>
      `Meinten Sie ${values.serial}? ${values.dates}`,
    useThis: "Übernehmen",
    looksLike: (values: { readonly brand: string | number; readonly dates: string | number }): string =>
      `Das sieht nach ${values.brand} aus: ${values.dates}.`,
    switchTo: (values: { readonly brand: string | number }): string => `Zu ${values.brand} wechseln`,
  },
  reasons: {
    "brand-format": "Die Nummer hat genau das Format dieser Marke.",
    "year-from-table": "Das Jahr steht in der Tabelle des Herstellers.",
    "eight-digits-after-letters": (values: { readonly since: string | number }): string =>
      `Acht Ziffern nach den Buchstaben: hergestellt nach ${values.since}.`,
    "seven-digits-after-letters": (values: { readonly until: string | number }): string =>
      `Sieben Ziffern nach den Buchstaben: hergestellt vor ${values.until}.`,
    "four-digit-year": "Das Jahr ist ausgeschrieben.",
    "plant-letter-means-week": "Bei diesem Werksbuchstaben sind die beiden Ziffern die Woche.",
    "manufacturer-exception": "Der Hersteller hat bei dieser Nummer einen Druckfehler gemeldet.",
    "decade-from-month-code": "Das Zeichen für den Monat verrät auch das Jahrzehnt.",
    "printed-form": "Ihre Punkte oder Striche entscheiden, wie die Nummer zu lesen ist.",
    "month-not-padded": "Ohne führende Null hat der Monat zwei Lesarten.",
    "letters-repeat": (values: { readonly every: string | number }): string =>
      `Die Jahresbuchstaben wiederholen sich alle ${values.every} Jahre.`,
    "older-cycle": (values: { readonly year: string | number }): string =>
      `Die Buchstaben standen auch schon für ${values.year}.`,
    "single-year-digit": "Die einzelne Jahresziffer wiederholt sich alle zehn Jahre.",
    "counter-fits": "Die laufende Nummer passt zu diesem Datum.",
    "counter-misfit": "Die laufende Nummer passt nicht zu diesem Datum.",
    "check-running-number": "Nur möglich, wenn jede Ziffer der laufenden Nummer stimmt.",
    "model-fits": "Die Modellnummer passt in diese Jahre.",
    "model-excludes": (values: { readonly year: string | number }): string =>
      `Die Modellnummer schließt ${values.year} aus.`,
    "model-contradicts": "Die Modellnummer gehört zu anderen Jahren.",
    "formats-overlap": "Zwei Formate der Marke passen, mit verschiedenen Daten.",
    "year-estimated-from-count": "Das Jahr ist nach der laufenden Nummer geschätzt.",
    "outside-attested-years": (values: {
      readonly to: string | number;
      readonly from: string | number;
    }): string =>
      `Dieses Datumsformat kennen wir ${select(values.to, { open: `erst ab ${values.from}`, other: `nur von ${values.from} bis ${values.to}` })}.`,
    "near-miss-tail": "Die laufende Nummer ist ungewöhnlich lang oder kurz.",
    "near-miss-characters": "Die laufende Nummer enthält ungewöhnliche Zeichen.",
    "fits-other-brand": (values: { readonly brand: string | number }): string =>
      `Seriennummern von ${values.brand} können genauso aussehen. Prüfen Sie den Namen auf dem Schild.`,
    "week-is-approximate": "Die Woche kann um eine danebenliegen.",
    "no-such-week": (values: { readonly year: string | number; readonly next: string | number }): string =>
      `${values.year} hatte keine Woche 53. Gemeint sein kann Woche 52 von ${values.year} oder Woche 1 von ${values.next}.`,
    "week-or-month-disputed":
      "Die Quellen sind uneins, ob das die Woche oder der Monat ist. Das Jahr ist sicher.",
    "year-table-disputed": "Beim Jahr weichen die Quellen um eins voneinander ab.",
    "sources-disagree": "Die Quellen nennen für diese Marke verschiedene Regeln.",
    "may-be-undated": "Laut einer anderen Quelle enthalten solche Nummern kein Datum.",
    "single-source": "Diese Regel nennt nur eine Quelle.",
    "inferred-from-sister-brand":
      "Der Hersteller nutzt diese Regel. Für diese Marke konnten wir sie nicht bestätigen.",
    "inferred-rule": "Diese Regel ist unsere eigene.",
    "maker-varies": "Unter diesem Namen haben mehrere Hersteller gebaut.",
  },
  recommendation: {
    good: "Guter Zustand: Die übliche Pflege reicht.",
    "good-1": "Spülen Sie einmal im Jahr den Speicher oder entkalken Sie den Durchlauferhitzer.",
    "good-2": "Lassen Sie bei einem Speicher alle ein bis drei Jahre die Opferanode prüfen.",
    "good-3": "Registrieren Sie die Garantie und heben Sie den Kaufbeleg auf.",
    monitor: "Im Auge behalten: Kleine Anzeichen zählen.",
    "monitor-1": "Achten Sie auf Rost, feuchte Stellen, Lecks und rostiges Warmwasser.",
    "monitor-2":
      "Spülen Sie den Speicher und lassen Sie die Opferanode prüfen, oder entkalken Sie den Durchlauferhitzer.",
    "monitor-3": "Vergleichen Sie Preise, solange es nicht eilt.",
    replace: "Austausch empfohlen: Planen Sie ein neues Gerät.",
    "replace-1": "Holen Sie Angebote ein, solange das alte Gerät noch läuft.",
    "replace-2": "Prüfen Sie Boden und Auffangwanne auf Wasser und testen Sie das Absperrventil.",
    "replace-3": "Bei einem Leck stellen Sie Wasser und Gas oder Strom ab und rufen Sie den Installateur.",
    otherDates: (values: { readonly dates: string | number }): string =>
      `Möglich ist auch ${values.dates}. Suchen Sie auf dem Schild nach einem aufgedruckten Datum.`,
    dateWeek: (values: { readonly week: number; readonly year: string | number }): string =>
      `KW ${numbers.format(values.week)}/${values.year}`,
    otherDate: (values: { readonly date: string | number; readonly state: string | number }): string =>
      `${values.date} (${values.state})`,
    "state-good": "guter Zustand",
    "state-monitor": "im Auge behalten",
    "state-replace": "Austausch empfohlen",
  },
  result: {
    statusGood: "Guter Zustand",
    statusMonitor: "Im Auge behalten",
    statusReplace: "Austausch empfohlen",
    verdictMade: (values: { readonly date: string | number }): string => `Hergestellt: ${values.date}`,
    verdictMadeDay: (values: { readonly date: string | number }): string => `Hergestellt am ${values.date}`,
    verdictOther: (values: { readonly dates: string | number }): string =>
      `Möglich ist auch ${values.dates}.`,
    verdictLow: "Dieses Datum ist unsicher. Suchen Sie auf dem Schild nach einem aufgedruckten.",
    verdictAround: "Die Seriennummer verrät nur das Jahr.",
    brandAndSerial: (values: { readonly brand: string | number; readonly serial: string | number }): string =>
      `${values.brand} · Seriennummer ${values.serial}`,
    serialOnly: (values: { readonly serial: string | number }): string => `Seriennummer ${values.serial}`,
    brandSerialModel: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly model: string | number;
    }): string => `${values.brand} · Seriennummer ${values.serial} · Modell ${values.model}`,
    gaugeLabel: (values: { readonly age: string | number }): string =>
      `${values.age} auf einer Skala bis 20 Jahre`,
    gaugeNew: "neu",
    gaugeEnd: "über 20 Jahre",
    otherHeading: "Andere mögliche Daten",
    settlePrinted: "Steht auf dem Schild ein Datum, gilt dieses.",
    otherDate: (values: {
      readonly strong: (text: string) => string;
      readonly date: string | number;
      readonly age: string | number;
      readonly state: string | number;
    }): string => `${values.strong(`${values.date}`)} · Alter: ${values.age} · ${values.state}`,
    repairsHeading: "Mögliche Tippfehler",
    brandsHeading: "Passende Marken",
    brandTry: (values: { readonly brand: string | number }): string => `Als ${values.brand} prüfen`,
    identifyHeading: "Diese Marken kommen infrage",
    actionsHeading: "Nächste Schritte",
    sureHeading: "Woher wir das wissen",
    wrongDate: "Datum korrigieren",
    allRules: (values: { readonly brand: string | number }): string => `Alle Regeln zu ${values.brand}`,
    confidenceHigh: (values: { readonly by: string | number }): string =>
      `Gut: ${select(values.by, { maker: `vom Hersteller bestätigt`, regulator: `von einer Behörde bestätigt`, trade: `mehrere unabhängige Fachquellen sind sich einig`, other: `vom Hersteller, von einer Behörde oder von mehreren unabhängigen Quellen bestätigt` })}.`,
    confidenceMedium: (values: { readonly by: string | number }): string =>
      `Mittel: ${select(values.by, { model: `die Modellnummer widerspricht diesem Datum`, maker: `vom Hersteller, aber nicht ganz belegt`, regulator: `von einer Behörde, aber nicht ganz belegt`, trade: `aus Fachquellen, aber nicht ganz belegt`, other: `eine oder zwei Quellen, oder die Regel einer Schwestermarke` })}.`,
    confidenceLow: "Schwach: unsichere Quellen, oder die Nummer passt nicht ganz.",
    confidence: "Beleglage",
    why: "Gründe",
    sources: "Quellen",
    sourceMaker: "Hersteller",
    sourceRegulator: "Behörde",
    sourceTrade: "Fachleute",
    sourceCompiled: "Zusammenstellung",
    sourceListings: "Händlerangebote, von uns verglichen",
    notRecorded: "Diese Prüfung wurde nicht gespeichert.",
    notRecordedOffline: "Unser Dienst war nicht erreichbar.",
    adviceMissing: "Das kommt, sobald Sie wieder online sind.",
    clockBehind: (values: { readonly date: string | number }): string =>
      `Ihre Uhr geht nach. Wir haben bis ${values.date} gerechnet, der Warmwasserbereiter kann also älter sein.`,
    printedDate: (values: { readonly date: string | number }): string =>
      `Auf dem Typenschild steht ${values.date}. Dieses Datum gilt.`,
    clockAhead: (values: { readonly date: string | number }): string =>
      `Laut Ihrer Uhr ist heute der ${values.date}. Stimmt das nicht, stimmt auch das Alter nicht.`,
    unreadableTitle: "Wir konnten Ihren Warmwasserbereiter nicht bestimmen",
    checkFailed: "Die Prüfung hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    tipsHeading: "Das hilft oft",
    tipPlate: (values: { readonly place: string | number }): string =>
      `Suchen Sie das Typenschild. ${values.place}`,
    tipModel: "Versuchen Sie es mit der Modellnummer.",
    tipNoLabel: (values: { readonly link: (text: string) => string }): string =>
      `Nicht lesbar? ${values.link(`Nutzen Sie andere Hinweise.`)}`,
    recalls: (values: { readonly list: string | number }): string =>
      `Amtliche Rückrufe durchsuchen (${values.list})`,
    tryAgain: "Erneut versuchen",
    askAgain: "Neu prüfen",
    toModelField: "Als Modellnummer übernehmen",
    dialogAge: (values: {
      readonly asked: (text: string) => string;
      readonly age: (text: string) => string;
      readonly words: string | number;
    }): string => `${values.asked(`Alter Ihres Warmwasserbereiters`)} ${values.age(`${values.words}`)}`,
    dialogMore: "Ganzes Ergebnis ansehen",
    dialogHelp: "Tipps ansehen",
    dialogClose: "Schließen",
    notDecoded: "Wir konnten diese Seriennummer nicht entschlüsseln",
    notDetermined: "Aus dieser Seriennummer ließ sich das Alter nicht ermitteln.",
    tipFormat: "Prüfen Sie die Seriennummer noch einmal: alle Buchstaben und Ziffern, der Reihe nach.",
    tipSelected: "Gehört sie wirklich zur gewählten Marke?",
    tipUnclear: "Achten Sie auf abgenutzte oder undeutliche Zeichen.",
    checkAnother: "Neue Prüfung",
    copy: "Kopieren",
    copied: "Ergebnis kopiert!",
    copyDone: "Kopiert",
    copyFailedTitle: "Kopieren fehlgeschlagen",
    copyFailed: "Das Ergebnis ließ sich nicht kopieren. Bitte markieren Sie es und kopieren Sie es von Hand.",
    print: "Drucken",
    save: "Speichern",
    saved: "Gespeichert",
    addTo: (values: { readonly name: string | number }): string => `Zu ${values.name} hinzufügen`,
    saveFailed: "Speichern fehlgeschlagen. Prüfen Sie die Verbindung.",
    report: "Diagnosebericht",
    reportBusy: "Bericht wird erstellt …",
    reportMade: "Bericht erstellt",
    reportOffline: "Sie sind offline. Erstellen Sie den Bericht, sobald Sie wieder online sind.",
    reportFailedTitle: "Fehler",
    reportFailed: "Der Diagnosebericht ließ sich nicht erstellen. Bitte versuchen Sie es noch einmal.",
    headline: (values: {
      readonly brand: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `Warmwasserbereiter von ${values.brand}, hergestellt: ${values.date}, Alter: ${values.age}`,
    oldRest: (values: { readonly months: number }): string =>
      `${plural(values.months, { "=0": `alt`, one: `und ${numbers.format(values.months)} Monat alt`, other: `und ${numbers.format(values.months)} Monate alt` })}`,
    madeMonth: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Hergestellt: ${values.b(`${values.date}`)}`,
    madeDay: (values: { readonly b: (text: string) => string; readonly date: string | number }): string =>
      `Hergestellt am ${values.b(`${values.date}`)}`,
    sureHigh: "Sehr sicher",
    sureMedium: "Ziemlich sicher",
    sureLow: "Unsicher",
    datesFit: (values: { readonly count: number }): string =>
      `${plural(values.count, { "=2": `Zwei Daten passen`, one: `${numbers.format(values.count)} Datum passt`, other: `${numbers.format(values.count)} Daten passen` })}`,
    datesYears: "Jahre alt",
    likelier: "plausibler",
    dateAge: (values: { readonly age: string | number }): string => `${values.age} alt`,
    chooseDate: "Mögliche Daten",
    lastAny: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Die meisten Warmwasserbereiter halten ${values.from} bis ${values.to} Jahre.`,
    lastGasTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Die meisten Gasspeicher halten ${values.from} bis ${values.to} Jahre.`,
    lastElectricTank: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Die meisten Elektrospeicher halten ${values.from} bis ${values.to} Jahre.`,
    lastHeatPump: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Die meisten Warmwasser-Wärmepumpen halten ${values.from} bis ${values.to} Jahre.`,
    lastTankless: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Die meisten Durchlauferhitzer halten ${values.from} bis ${values.to} Jahre.`,
    planGood: "Dieses Gerät sollte noch Jahre laufen.",
    planMonitor: "Achten Sie auf Rost und Lecks.",
    planReplace: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Nur nach dem Alter beurteilt. Viele halten ${values.from} bis ${values.to} Jahre, planen Sie also jetzt.`,
    planOver: "Tauschen Sie dieses Gerät aus, bevor es ausfällt.",
    lifeMade: (values: { readonly date: string | number }): string => `Hergestellt: ${values.date}.`,
    lifePast: "Darüber",
    lifeByKind: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to} Jahre, je nach Bauart`,
    lifeYears: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to}`,
    lifeUntil: (values: { readonly years: string | number }): string => `bis ${values.years}`,
    lifeNow: (values: { readonly year: string | number }): string => `Heute ist ${values.year}.`,
    lifeToday: "Heute",
    lifeRange: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from} bis ${values.to} Jahre`,
    lifeOver: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `Über ${values.from}–${values.to} Jahre hinaus`,
    rowRecalls: "Rückrufe",
    rowWarranty: "Garantie",
    rowLife: "Lebensdauer",
    rowCost: "Energiekosten",
    rowSure: "Belege",
    rowModel: "Modelldaten",
    rowMakers: "Gebaut von",
    answerLoading: "Wird geprüft …",
    answerMissing: "Nicht verfügbar",
    recallsNone: "Keine gefunden",
    recallsOpen: (values: { readonly count: number }): string => `${numbers.format(values.count)} zu prüfen`,
    recallsAffected: "Betroffen",
    warrantyUsual: (values: { readonly from: string | number; readonly to: string | number }): string =>
      `${values.from}–${values.to} Jahre, je nach Modell`,
    warrantyYears: (values: { readonly from: string | number }): string => `Etwa ${values.from} Jahre`,
    warrantyUsualOver: (values: { readonly years: string | number }): string =>
      `Abgelaufen (galt meist ${values.years})`,
    warrantyActiveLeft: (values: { readonly active: string | number; readonly years: number }): string =>
      `${values.active} ${plural(values.years, { one: `${numbers.format(values.years)} Jahr`, other: `${numbers.format(values.years)} Jahre` })}`,
    costYear: (values: { readonly cost: string | number }): string => `Etwa ${values.cost} im Jahr`,
    costByKind: "Je nach Bauart",
    costByRating: "Je nach Effizienz",
    sureSources: (values: { readonly sure: string | number; readonly count: number }): string =>
      `${values.sure}, ${plural(values.count, { one: `${numbers.format(values.count)} Quelle`, other: `${numbers.format(values.count)} Quellen` })}`,
    confidenceWordHigh: "Gut",
    confidenceWordMedium: "Mittel",
    confidenceWordLow: "Schwach",
    modelAdd: "Modell ergänzen",
    modelMissing: "Nicht in der Liste",
    modelCheck: "Modell nachschlagen",
    kindHeading: "Welche Bauart ist es?",
    stepsAll: "Alle Schritte und Erinnerungen",
    openHere: "Details anzeigen",
    recallTanklessOnly: "Gilt nur für Durchlauferhitzer. Haben Sie einen?",
    recallHasTank: "Nein, einen Speicher",
    recallIsTankless: "Ja",
    "do-leaks": "Heute nach Lecks suchen",
    "do-leaks-how": "Am Boden und in der Auffangwanne.",
    "do-valve": "Absperrventil prüfen",
    "do-valve-how": "Es muss sich leicht drehen lassen.",
    "do-quotes": "Zwei oder drei Angebote einholen",
    "do-quotes-how": "Solange Sie noch die Wahl haben.",
    askQuote: (values: { readonly company: string | number }): string =>
      `Angebot von ${values.company} anfordern`,
    "do-prices": "Preise vergleichen",
    "do-prices-how": "Solange es nicht eilt.",
    "do-flush": "Speicher jährlich spülen",
    "do-flush-how": "Bei hartem Wasser öfter.",
    "do-anode": "Opferanode prüfen lassen",
    "do-anode-how": "Sie schützt vor Rost.",
    "do-relief": "Sicherheitsventil prüfen lassen",
    "do-relief-how": "Vorsicht, Verbrühungsgefahr.",
    "do-register": "Garantie registrieren",
    "do-register-how": "Und den Kaufbeleg aufheben.",
    "do-filter": "Luftfilter reinigen",
    "do-filter-how": "Alle paar Monate.",
    "do-drain": "Kondensatablauf prüfen",
    "do-drain-how": "Das Wasser muss frei ablaufen.",
    "do-descale": "Jährlich entkalken",
    "do-descale-how": "Bei hartem Wasser öfter.",
    "do-service": "Warten lassen",
    "do-service-how": "Vom Fachbetrieb.",
    "do-care": "Jährlich spülen oder entkalken",
    "do-care-how": "Wie, steht in der Anleitung.",
    "do-recall": "Zuerst den Rückruf lesen",
    "do-recall-how": "Dieses Gerät ist betroffen.",
    copyStatus: (values: { readonly status: string | number }): string => `Zustand: ${values.status}`,
    copyChecked: (values: { readonly date: string | number }): string => `Geprüft am ${values.date}`,
    copyHeater: (values: {
      readonly brand: string | number;
      readonly serial: string | number;
      readonly hasModel: string | number;
      readonly model: string | number;
    }): string =>
      `Warmwasserbereiter ${values.brand}, Seriennummer ${values.serial}${select(values.hasModel, { yes: `, Modell ${values.model}`, other: `` })}`,
    copySentence: (values: {
      readonly heater: string | number;
      readonly date: string | number;
      readonly age: string | number;
    }): string => `${values.heater}: hergestellt ${values.date}, Alter ${values.age}.`,
    copyDates: (values: {
      readonly heater: string | number;
      readonly fit: string | number;
      readonly dates: string | number;
    }): string => `${values.heater}. ${values.fit}: ${values.dates}.`,
    copyDate: (values: {
      readonly date: string | number;
      readonly age: string | number;
      readonly status: string | number;
    }): string => `${values.date} (Alter ${values.age}: ${values.status})`,
    copyRecalls: (values: { readonly recalls: string | number }): string => `Rückrufe: ${values.recalls}`,
    "kind-gas-tank": "Gas­speicher",
    "kind-electric-tank": "Elektro­speicher",
    "kind-heat-pump": "Wärme­pumpe",
    "kind-tankless-gas": "Gas-Durch­lauf­erhitzer",
    kindFromModel: "Laut Modellnummer.",
  },
};
