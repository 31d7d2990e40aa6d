import type { Messages } from "../catalog/shape.ts";

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Liest das Alter eines Warmwasserbereiters aus seiner Seriennummer.",
  usage: "Aufruf",
  commands: "Befehle",
  options: "Optionen",
  columns: "Spalten",
  examples: "Beispiele",
  exitCodes: "Rückgabewerte",
  moreHelp: "Mehr zu einem Befehl: {command}",

  check:
    "Datiert ein Gerät: jedes Datum, das die Seriennummer bedeuten kann, wie sicher es ist und was zu tun ist",
  identify: "Nennt die Marken, von denen das Gerät sein könnte, und die Daten dazu",
  batch: "Datiert jede Zeile einer CSV-, Excel- oder OpenDocument-Datei, egal wie lang sie ist",
  scan: "Liest Schilder auf Fotos und datiert jedes Gerät, mit dem Paket @heater-age/scan",
  brands: "Nennt die Marken und Handelsmarken, die sich prüfen lassen",
  completion: "Gibt das Skript aus, mit dem bash, zsh oder fish Befehle, Optionen und Marken ergänzt",

  nameBrand: "MARKE",
  nameSerial: "SERIENNUMMER",
  nameModel: "MODELL",
  nameFile: "DATEI",
  namePhoto: "FOTO",
  nameDate: "DATUM",
  nameLanguage: "SPRACHE",
  nameAddress: "URL",
  nameShell: "SHELL",
  nameColumn: "SPALTE",
  nameSheet: "BLATT",
  nameCharacter: "ZEICHEN",
  nameEncoding: "KODIERUNG",

  optionModel: "Modellnummer; bei einigen wenigen Modellen klärt sie, welches von zwei Daten stimmt",
  optionOutput:
    "Datei für das Ergebnis: CSV, TSV, XLSX oder ODS nach seiner Endung; ohne diese Option oder mit „-“ geht es an die Standardausgabe",
  optionBrand: "Marke aller Zeilen, egal was in der Datei steht",
  optionBrandColumn: "Spalte mit der Marke: ihre Überschrift oder ihre Nummer",
  optionSerialColumn: "Spalte mit der Seriennummer",
  optionModelColumn: "Spalte mit der Modellnummer",
  optionSheet: "Blatt einer Tabelle; ohne diese Option das erste mit den Spalten",
  optionDelimiter:
    "Zeichen zwischen den Zellen, etwa „|“, oder „tab“; ohne diese Option werden Komma, Strichpunkt und Tabulator erkannt",
  optionEncoding: "Kodierung der Datei, etwa {encoding}; ohne diese Option werden UTF-8 und UTF-16 erkannt",
  optionErrors: "Datei für die Zeilen ohne Datum, jede mit ihrem Grund",
  optionResume: "Setzt ein abgebrochenes Ergebnis fort",
  optionQuiet: "Kein Fortschritt, keine Warnungen, keine Zusammenfassung",
  optionJson: "JSON für Programme; bei „batch“ und „scan“ ein Objekt je Zeile",
  optionLanguage: "Sprache der Texte: {languages}",
  optionApi:
    "Fragt den Heater-Age-Server unter dieser Adresse; ohne diese Option verlässt nichts diesen Computer",
  optionToday: "Der Tag, bis zu dem das Alter zählt, etwa {date}; ohne diese Option der heutige",
  optionNoColour: "Keine Farben",
  optionHelp: "Zeigt diese Hilfe",
  optionVersion: "Zeigt die Version",

  exitDated: "Es gibt ein Datum; bei „batch“ und „scan“ für jede Zeile",
  exitUndated: "Es gibt kein Datum; bei „batch“ und „scan“ für mindestens eine Zeile",
  exitUsage:
    "Der Befehl ist nicht zu verstehen, die Marke oder die Nummer ist ungültig, oder ein Paket fehlt",
  exitServer: "Der Server ist nicht zu erreichen oder gestört",
  exitFile: "Eine Datei lässt sich nicht lesen oder schreiben",
  exitDefect: "Ein Fehler von uns",
  exitInterrupted: "Mit Strg+C abgebrochen; die Ausgabe endet mit einer ganzen Zeile",
  exitBrokenPipe: "Das Programm, das die Ausgabe liest, hat aufgehört, wie es „head“ tut",

  batchInput:
    "Eine Zeile benennt die Spalten: „Seriennummer“, „S/N“ oder „Serial Number“, „Marke“, „Hersteller“ oder „Brand“, „Modell-Nr.“ oder „Model“ und was sonst üblich ist, in fünf Sprachen. Andere nennen Sie mit {flags}. Ohne Spalte für die Marke wird jede Nummer unter allen Marken gelesen. Der Text ist in UTF-8 oder UTF-16; eine andere Kodierung nennt {option}.",
  batchOutput:
    "Jede Zeile kommt zurück, wie sie war, und danach folgen {columns}. In „otherDates“ steht jedes weitere Datum, das die Nummer bedeuten kann. Zellen, die eine Tabellenkalkulation für eine Formel hielte, bekommen einen Apostroph davor.",
  batchBroken:
    "Eine Zeile, die sich nicht lesen lässt, wird mit ihrer Nummer gemeldet, hier und im Ergebnis, und mit den anderen geht es weiter.",
  scanOutput:
    "Eine Zeile je Foto: {own}, danach {columns}. Von einem Ordner werden die Fotos in JPEG, PNG und WebP gelesen. Wo bei „sure“ „no“ steht, vergleichen Sie die Zeile mit dem Foto.",

  unknownCommand: "Den Befehl „{command}“ gibt es nicht. Es gibt {commands}.",
  unknownOption: "„{option}“ ist hier keine Option.",
  didYouMean: "Meinten Sie {names}?",
  optionWithoutValue: "Nach „{option}“ fehlt ein Wert.",
  optionWithValue: "„{option}“ nimmt keinen Wert.",
  missing: "{name} fehlt.",
  tooMany: "„{text}“ ist ein Wort zu viel. Setzen Sie in Anführungszeichen, was Leerzeichen enthält.",
  badLanguage: "In „{language}“ gibt es keine Texte. Wählen Sie eine von diesen Sprachen: {languages}.",
  badDate: "„{text}“ ist kein Datum. Schreiben Sie es wie {date}.",
  badAddress: "„{text}“ ist keine Adresse eines Servers. Schreiben Sie sie wie {address}.",
  badShell: "Für „{shell}“ gibt es keine Ergänzung. Wählen Sie eine von diesen: {shells}.",
  badDelimiter: "„{text}“ kann keine Zellen trennen. Nennen Sie ein Zeichen, etwa „|“, oder „tab“.",
  badEncoding: "Die Kodierung „{text}“ gibt es nicht. Schreiben Sie sie wie {encoding}.",
  seeHelp: "So geht der Aufruf: {command}",
  seeBrands: "Alle Marken: {command}",
  seeIdentify: "Ohne Marke: {command}",
  seeCheck: "Sobald Sie die Marke kennen: {command}",
  brandMissing: "Die Marke fehlt.",
  brandUnknown: "Die Marke „{brand}“ kennen wir nicht.",
  modelCharacters: "In der Modellnummer stehen Zeichen, die es in Modellnummern nicht gibt.",
  askBrand: "Marke",
  askSerial: "Seriennummer",
  askModel: "Modellnummer, falls vorhanden",

  fileNotFound: "{file}: Diese Datei gibt es nicht.",
  folderNotFound: "{file}: Den Ordner, in dem die Datei stehen soll, gibt es nicht.",
  fileForbidden: "{file}: Der Zugriff ist nicht erlaubt.",
  fileIsFolder: "{file}: Das ist ein Ordner.",
  fileFull: "{file}: Auf dem Datenträger ist kein Platz mehr.",
  fileFailed: "{file}: Die Datei lässt sich nicht lesen oder schreiben ({code}).",
  fileSame:
    "{file}: Das Ergebnis würde eine Datei überschreiben, die gerade benutzt wird. Wählen Sie einen anderen Namen.",
  fileEmpty: "{file}: Darin gibt es nichts zu prüfen.",
  scannerMissing: "Um Fotos zu lesen, fehlt noch ein Paket. So installieren Sie es:",
  photoHeic: "HEIC-Fotos lassen sich nicht lesen. Exportieren Sie das Foto als JPEG.",
  photoFormat: "Das ist kein Foto, das sich lesen lässt. Nehmen Sie JPEG, PNG oder WebP.",
  photoWithoutSerial:
    "Auf diesem Foto ist keine Seriennummer zu finden. Fotografieren Sie das ganze Schild näher und bei gutem Licht.",
  photoUnsure: "Wir sind nicht sicher, ob das richtig gelesen ist. Vergleichen Sie es mit dem Foto.",
  datePrinted: "Dieses Datum ist auf das Schild gedruckt. Das gilt mehr als die Seriennummer.",
  fileEncoding:
    "{file}: Das ist nicht UTF-8. Speichern Sie die Datei in einer Tabellenkalkulation als „CSV UTF-8“, oder nennen Sie die Kodierung: {command}",
  fileProtected: "{file}: Die Datei hat ein Kennwort. Speichern Sie sie ohne.",
  fileOld: "{file}: Das ist eine alte Excel-Datei. Speichern Sie sie als XLSX.",
  fileLarge:
    "{file}: Entpackt hat diese Tabelle mehr als {megabytes, number}\u00a0MB. Speichern Sie sie als „CSV UTF-8“.",
  fileDamaged:
    "{file}: Diese Tabelle ist beschädigt. Öffnen und speichern Sie sie neu, dann versuchen Sie es noch einmal.",
  serialColumnMissing: "{file}: Die Spalte mit den Seriennummern ist nicht zu finden.",
  columnMissing: "{file}: Die Spalte „{column}“ gibt es nicht.",
  columnUnclear: "{file}: Mehrere Spalten kommen infrage: {columns}.",
  columnsFound: "Gefundene Spalten: {columns}",
  nameColumnWith: "So nennen Sie die Spalte: {command}",
  noBrandColumn:
    "Keine Spalte mit der Marke: Jede Nummer wird unter allen Marken gelesen. Nennen Sie die Spalte mit „--brand-column“ oder eine Marke für alle mit „--brand“.",
  sheetMissing: "{file}: Das Blatt „{sheet}“ gibt es nicht. Es gibt {sheets}.",
  rowMalformed: "Diese Zeile lässt sich nicht lesen. Prüfen Sie ihre Anführungszeichen.",
  rowEncoding:
    "Diese Zeile ist nicht in UTF-8. Speichern Sie die Datei neu, in einer Tabellenkalkulation als „CSV UTF-8“.",
  brokenLine: "Zeile {line}: {problem}",
  serialAsNumber:
    "Die Tabelle führt diese Seriennummer als Zahl: Nullen am Anfang sind dann verloren. Vergleichen Sie sie mit dem Typenschild.",
  serialRounded:
    "Die Tabelle hat aus dieser Seriennummer eine Zahl gemacht, und Ziffern fehlen. Tippen Sie sie neu in eine Zelle im Textformat.",
  serialAsDate:
    "Die Tabelle hat aus dieser Seriennummer ein Datum gemacht. Tippen Sie sie neu in eine Zelle im Textformat.",
  moreProblems: "Weitere Warnungen werden nicht gezeigt. Alle bekommen Sie so: {command}",
  problemKind: "{problem}: {count, plural, one {# Zeile} other {# Zeilen}}, zuerst in Zeile {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# Zeile} other {# Zeilen}}",
  progressRate: "{rows, number}/s",
  progressLeft: "noch {time}",
  progressCounts: "{dated, number} datiert, {doubtful, number} zweifelhaft, {unread, number} nicht lesbar",
  summaryRows: "{count, plural, one {# Zeile} other {# Zeilen}} in {seconds}\u00a0s",
  summaryDated: "{count, number} mit einem Datum",
  summaryAmbiguous: "{count, number} mit mehreren möglichen Daten",
  summaryUndated: "{count, number} ohne Datum",
  summaryBroken: "{count, number} nicht lesbar",
  summaryUnsure: "{count, number} mit dem Foto zu vergleichen",
  interrupted: "Abgebrochen. Das Ergebnis ist bis Zeile {line} der Datei vollständig.",
  interruptedEarly: "Abgebrochen.",
  stopped: "Bei Zeile {line} der Datei angehalten. Bis dahin ist das Ergebnis vollständig.",
  resumeOutput: "Mit „--resume“ muss die Datei von „--output“ CSV, TSV oder JSON sein.",
  resumeOther:
    "{file}: Das ist nicht das Ergebnis derselben Datei mit denselben Optionen. Wählen Sie einen anderen Namen.",
  resumed: "{count, plural, one {# Zeile war} other {# Zeilen waren}} schon da.",
  seeResume: "Mit „--resume“ im selben Befehl geht es weiter.",
  recorded: "Der Server hat diese Prüfung aufgezeichnet.",
  defect: "Das ist unser Fehler und liegt nicht an Ihrer Eingabe.",
};
