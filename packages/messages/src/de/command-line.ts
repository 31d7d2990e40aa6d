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
  batch: "Datiert jede Zeile einer CSV-Datei, egal wie lang sie ist",
  brands: "Nennt die Marken und Handelsmarken, die sich prüfen lassen",

  nameBrand: "MARKE",
  nameSerial: "SERIENNUMMER",
  nameModel: "MODELL",
  nameFile: "DATEI",
  nameDate: "DATUM",
  nameLanguage: "SPRACHE",
  nameAddress: "URL",

  optionModel: "Modellnummer; bei einigen wenigen Modellen klärt sie, welches von zwei Daten stimmt",
  optionOutput: "Datei für das Ergebnis; ohne diese Option oder mit „-“ geht es an die Standardausgabe",
  optionJson: "JSON für Programme; bei „batch“ ein Objekt je Zeile",
  optionLanguage: "Sprache der Texte: {languages}",
  optionApi:
    "Fragt den Heater-Age-Server unter dieser Adresse; ohne diese Option verlässt nichts diesen Computer",
  optionToday: "Der Tag, bis zu dem das Alter zählt, etwa {date}; ohne diese Option der heutige",
  optionNoColour: "Keine Farben",
  optionHelp: "Zeigt diese Hilfe",
  optionVersion: "Zeigt die Version",

  exitDated: "Es gibt ein Datum; bei „batch“ für jede Zeile",
  exitUndated: "Es gibt kein Datum; bei „batch“ für mindestens eine Zeile",
  exitUsage: "Der Befehl ist nicht zu verstehen, oder die Marke oder die Nummer ist ungültig",
  exitServer: "Der Server ist nicht zu erreichen oder gestört",
  exitFile: "Eine Datei lässt sich nicht lesen oder schreiben",
  exitDefect: "Ein Fehler von uns",
  exitInterrupted: "Mit Strg+C abgebrochen; die Ausgabe endet mit einer ganzen Zeile",
  exitBrokenPipe: "Das Programm, das die Ausgabe liest, hat aufgehört, wie es „head“ tut",

  batchInput:
    "Die erste Zeile benennt die Spalten: „brand“ und „serialNumber“ und, wenn es sie gibt, „modelNumber“, in beliebiger Reihenfolge und zwischen beliebigen anderen. Auch „serial“, „Serial Number“ und „model“ werden verstanden. Kommas, Strichpunkte oder Tabulatoren trennen die Zellen; der Text ist UTF-8.",
  batchOutput:
    "Jede Zeile kommt zurück, wie sie war, und danach folgen {columns}. In „otherDates“ steht jedes weitere Datum, das die Nummer bedeuten kann. Zellen, die eine Tabellenkalkulation für eine Formel hielte, bekommen einen Apostroph davor.",
  batchBroken:
    "Eine Zeile, die sich nicht lesen lässt, wird mit ihrer Nummer gemeldet, hier und im Ergebnis, und mit den anderen geht es weiter.",

  unknownCommand: "Den Befehl „{command}“ gibt es nicht. Es gibt {commands}.",
  unknownOption: "„{option}“ ist hier keine Option.",
  optionWithoutValue: "Nach „{option}“ fehlt ein Wert.",
  optionWithValue: "„{option}“ nimmt keinen Wert.",
  missing: "{name} fehlt.",
  tooMany: "„{text}“ ist ein Wort zu viel. Setzen Sie in Anführungszeichen, was Leerzeichen enthält.",
  badLanguage: "In „{language}“ gibt es keine Texte. Wählen Sie eine von diesen Sprachen: {languages}.",
  badDate: "„{text}“ ist kein Datum. Schreiben Sie es wie {date}.",
  badAddress: "„{text}“ ist keine Adresse eines Servers. Schreiben Sie sie wie {address}.",
  seeHelp: "So geht der Aufruf: {command}",
  seeBrands: "Alle Marken: {command}",
  seeIdentify: "Ohne Marke: {command}",
  seeCheck: "Sobald Sie die Marke kennen: {command}",

  fileNotFound: "{file}: Diese Datei gibt es nicht.",
  folderNotFound: "{file}: Den Ordner, in dem die Datei stehen soll, gibt es nicht.",
  fileForbidden: "{file}: Der Zugriff ist nicht erlaubt.",
  fileIsFolder: "{file}: Das ist ein Ordner.",
  fileFull: "{file}: Auf dem Datenträger ist kein Platz mehr.",
  fileFailed: "{file}: Die Datei lässt sich nicht lesen oder schreiben ({code}).",
  fileSame:
    "{file}: Das Ergebnis würde die Datei überschreiben, aus der gelesen wird. Wählen Sie einen anderen Namen.",
  fileEmpty: "{file}: Darin gibt es nichts zu prüfen.",
  fileEncoding:
    "{file}: Das ist nicht UTF-8. Speichern Sie die Datei neu, in einer Tabellenkalkulation als „CSV UTF-8“.",
  rowMalformed: "Diese Zeile lässt sich nicht lesen. Prüfen Sie ihre Anführungszeichen.",
  rowEncoding:
    "Diese Zeile ist nicht in UTF-8. Speichern Sie die Datei neu, in einer Tabellenkalkulation als „CSV UTF-8“.",
  brokenLine: "Zeile {line}: {problem}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# Zeile} other {# Zeilen}}",
  summaryRows: "{count, plural, one {# Zeile} other {# Zeilen}} in {seconds}\u00a0s",
  summaryDated: "{count, number} mit einem Datum",
  summaryAmbiguous: "{count, number} mit mehreren möglichen Daten",
  summaryUndated: "{count, number} ohne Datum",
  summaryBroken: "{count, number} nicht lesbar",
  interrupted: "Abgebrochen. Das Ergebnis ist bis Zeile {line} der Datei vollständig.",
  interruptedEarly: "Abgebrochen.",
  stopped: "Bei Zeile {line} der Datei angehalten. Bis dahin ist das Ergebnis vollständig.",
  recorded: "Der Server hat diese Prüfung aufgezeichnet.",
  defect: "Das ist unser Fehler und liegt nicht an Ihrer Eingabe.",
};
