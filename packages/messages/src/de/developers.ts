import type { Messages } from "../catalog/shape.ts";

/** The terms for the programming interface and the packages. */
export const developerTerms: Messages["developerTerms"] = {
  metaTitle: "Bedingungen für Entwickler | Heater Age",
  metaDescription: "Was Sie mit der API und den Paketen von Heater Age tun dürfen, auch kommerziell.",
  title: "Bedingungen für Entwickler",

  scope: "Geltungsbereich",
  scopeParts:
    "Diese Bedingungen gelten für die API (alles unter {api}) und die Pakete {decoder} und {client}. Für die Seiten der Website gelten die <terms>Nutzungsbedingungen</terms>. „Wir“ sind {named, select, yes {{company}, der Herausgeber dieser Website} other {der Betreiber dieser Website}}.",

  packages: "Pakete",
  packagesLicense:
    "Für die Pakete und den Quelltext dieses Dienstes gilt nur die MIT-Lizenz, die jedem beiliegt.",
  packagesLocal: "Der Decoder sendet nichts. Der Client ruft nur die Adresse auf, die Sie ihm geben.",

  use: "API-Nutzung",
  useFree:
    "Die API ist kostenlos und braucht weder Schlüssel noch Konto. Sie dürfen sie und ihre Antworten in Programmen und auf Webseiten nutzen, auch kommerziell. Siehe <docs>Dokumentation</docs>.",
  usePages:
    "Nutzen Sie nicht die Aufrufe unserer eigenen Seiten (Fehlerberichte, Zählung des Teilens, Nachrichten) oder die des Betreibers.",

  limits: "Grenzen",
  limitsHeaders:
    "Aufrufe sind pro IP-Adresse begrenzt. Warten Sie nach dem Status 429 so viele Sekunden, wie {retryAfter} angibt.",
  limitsFair:
    "Umgehen Sie die Grenzen nicht und stören Sie den Dienst nicht. Für Listen gibt es {batch}, für große Mengen den Decoder ohne Grenze.",

  data: "Daten",
  dataStored:
    "Prüfungen und Berichte speichern wir, wie es in unserer <privacy>Datenschutzerklärung</privacy> steht. Senden Sie nichts, was eine Person erkennen lässt. Sagen Sie Ihren Nutzern, dass wir die Seriennummern bekommen.",

  answers: "Antworten weitergeben",
  answersHonest: "Wo Menschen die Antworten sehen oder sich auf sie verlassen:",
  answersAll: "Zeigen Sie alle möglichen Daten oder sagen Sie, dass es weitere gibt.",
  answersCertainty: "Stellen Sie unsichere Antworten nicht als sicher dar.",
  answersModel: "Behalten Sie die Kennzeichnung „KI-ergänzt“ bei.",
  answersName: "Erwecken Sie nicht den Eindruck, dass wir oder ein Hersteller Ihr Produkt empfehlen.",

  availability: "Verfügbarkeit",
  availabilityNone: "Wir versprechen nicht, dass die API verfügbar ist oder bleibt.",
  availabilityStable:
    "Neue Codes und Felder können jederzeit dazukommen: Ignorieren Sie, was Ihr Programm nicht kennt. Inkompatible Änderungen kündigen wir hier 30 Tage vorher an, außer die Sicherheit verlangt sie früher.",

  liability: "Gewähr und Haftung",
  liabilityAsIs:
    "Soweit das Gesetz es zulässt, stellen wir die API ohne jede Gewähr bereit. Wir haften nicht für Schäden daraus, dass Sie sie nutzen, nicht nutzen können oder sich auf eine Antwort verlassen.",
  liabilityMandatory:
    "Diese Bedingungen beschränken keine Haftung, die sich gesetzlich nicht beschränken lässt, etwa für Vorsatz, grobe Fahrlässigkeit oder die Verletzung von Leben, Körper oder Gesundheit.",

  blocking: "Sperrung",
  blockingWhen: "Wer gegen diese Bedingungen verstößt oder den Dienst gefährdet, den können wir sperren.",

  law: "Recht und Änderungen",
  lawStates:
    "Für diese Bedingungen gilt das Recht der Vereinigten Staaten und unseres Sitzstaats. Zwingendes Recht an Ihrem Wohnort bleibt unberührt. Weichen Sprachfassungen voneinander ab, gilt die englische, soweit jenes Recht es zulässt.",
  lawChanges:
    "Wesentliche Änderungen kündigen wir hier 30 Tage vorher an. Ist ein Teil unwirksam, bleibt der Rest in Kraft.",

  contact: "Kontakt",
  contactReach:
    "Wenn Sie gesperrt sind oder höhere Grenzen brauchen, schreiben Sie uns {mail, select, yes {an {email} oder } other {}}über das <contact>Kontaktformular</contact>.",
};

/**
 * What the command line says beside what the website says too. Names of commands, options, columns and codes are the same
 * in every language.
 */
export const commandLine: Messages["commandLine"] = {
  about: "Datiert Warmwasserbereiter anhand der Seriennummer.",
  usage: "Aufruf",
  commands: "Befehle",
  options: "Optionen",
  columns: "Spalten",
  examples: "Beispiele",
  exitCodes: "Rückgabewerte",
  moreHelp: "Hilfe zum Befehl: {command}",

  check: "Datiert ein Gerät",
  identify: "Nennt Marken und Daten, die zur Seriennummer passen",
  batch: "Datiert eine CSV-, Excel- oder OpenDocument-Datei",
  scan: "Datiert Geräte nach Fotos vom Typenschild (braucht @heater-age/scan)",
  brands: "Nennt Marken und Handelsmarken",
  completion: "Gibt ein Ergänzungsskript für bash, zsh oder fish aus",

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

  optionModel: "Modellnummer",
  optionOutput: "Datei (CSV, TSV, XLSX oder ODS); ohne Angabe oder mit „-“: Standardausgabe",
  optionBrand: "Marke aller Zeilen",
  optionBrandColumn: "Spalte mit der Marke: Überschrift oder Nummer",
  optionSerialColumn: "Spalte mit der Seriennummer",
  optionModelColumn: "Spalte mit der Modellnummer",
  optionSheet: "Tabellenblatt; ohne Angabe: das erste mit den Spalten",
  optionDelimiter: "Trennzeichen wie „|“ oder „tab“; ohne Angabe wird es erkannt",
  optionEncoding: "Kodierung, etwa {encoding}; ohne Angabe: UTF-8 oder UTF-16",
  optionErrors: "Datei für Zeilen ohne Datum",
  optionResume: "Setzt einen abgebrochenen Lauf fort",
  optionQuiet: "Zeigt nur Fehler",
  optionJson: "Ausgabe als JSON; ein Objekt pro Zeile",
  optionLanguage: "Sprache: {languages}",
  optionApi: "Heater-Age-Server; ohne Angabe verlässt nichts diesen Computer",
  optionToday: "Stichtag fürs Alter, etwa {date}; ohne Angabe: heute",
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
  batchOutput: "Ergänzt {columns}. Zellen, die wie eine Formel aussehen, bekommen einen Apostroph davor.",
  scanOutput: "Eine Zeile pro Foto: {own}, {columns}. Steht bei „sure“ „no“, vergleichen Sie mit dem Foto.",

  unknownCommand: "Unbekannter Befehl „{command}“. Es gibt {commands}.",
  unknownOption: "Unbekannte Option „{option}“.",
  didYouMean: "Meinten Sie {names}?",
  optionWithoutValue: "„{option}“ braucht einen Wert.",
  optionWithValue: "„{option}“ erwartet keinen Wert.",
  missing: "{name} fehlt.",
  tooMany: "Unerwartet: „{text}“. Setzen Sie Werte mit Leerzeichen in Anführungszeichen.",
  badLanguage: "Unbekannte Sprache „{language}“. Es gibt {languages}.",
  badDate: "„{text}“ ist kein Datum. Schreiben Sie es wie {date}.",
  badAddress: "„{text}“ ist keine Serveradresse. Schreiben Sie sie wie {address}.",
  badShell: "Unbekannte Shell „{shell}“. Es gibt {shells}.",
  badDelimiter: "„{text}“ ist kein Trennzeichen. Nehmen Sie ein einzelnes Zeichen oder „tab“.",
  badEncoding: "Unbekannte Kodierung „{text}“. Schreiben Sie sie wie {encoding}.",
  seeHelp: "Aufruf: {command}",
  seeBrands: "Alle Marken: {command}",
  seeIdentify: "Ohne Marke: {command}",
  seeCheck: "Mit Marke: {command}",
  brandMissing: "Die Marke fehlt.",
  brandUnknown: "Die Marke „{brand}“ kennen wir nicht.",
  modelCharacters: "Die Modellnummer enthält ungültige Zeichen.",
  askBrand: "Marke",
  askSerial: "Seriennummer",
  askModel: "Modellnummer (freiwillig)",

  fileNotFound: "{file}: Datei nicht gefunden.",
  folderNotFound: "{file}: Den Ordner gibt es nicht.",
  fileForbidden: "{file}: Zugriff verweigert.",
  fileIsFolder: "{file}: Ist ein Ordner.",
  fileFull: "{file}: Der Datenträger ist voll.",
  fileFailed: "{file}: Lässt sich nicht lesen oder schreiben ({code}).",
  fileSame: "{file}: Wird gerade benutzt. Wählen Sie einen anderen Namen.",
  fileEmpty: "{file}: Nichts zu prüfen.",
  scannerMissing: "Zum Lesen von Fotos fehlt ein Paket:",
  photoHeic: "HEIC wird nicht unterstützt. Exportieren Sie das Foto als JPEG.",
  photoFormat: "Foto nicht lesbar. Nehmen Sie JPEG, PNG oder WebP.",
  photoWithoutSerial:
    "Keine Seriennummer gefunden. Fotografieren Sie das ganze Schild, näher und bei gutem Licht.",
  photoUnsure: "Unsicher gelesen. Vergleichen Sie mit dem Foto.",
  datePrinted: "Das aufgedruckte Datum gilt vor der Seriennummer.",
  fileEncoding: "{file}: Kein UTF-8. Speichern Sie die Datei als „CSV UTF-8“ oder ergänzen Sie {command}",
  fileProtected: "{file}: Kennwortgeschützt. Speichern Sie die Datei ohne Kennwort.",
  fileOld: "{file}: Altes Excel-Format. Speichern Sie die Datei als XLSX.",
  fileLarge:
    "{file}: Zu groß (entpackt über {megabytes, number} MB). Speichern Sie die Datei als „CSV UTF-8“.",
  fileDamaged: "{file}: Beschädigt. Öffnen Sie die Datei und speichern Sie sie neu.",
  serialColumnMissing: "{file}: Keine Spalte mit Seriennummern.",
  columnMissing: "{file}: Keine Spalte „{column}“.",
  columnUnclear: "{file}: Mehrere Spalten passen: {columns}.",
  columnsFound: "Gefundene Spalten: {columns}",
  nameColumnWith: "So nennen Sie die Spalte: {command}",
  noBrandColumn:
    "Ohne Spalte für die Marke probieren wir alle Marken. Oder nehmen Sie „--brand-column“ oder „--brand“.",
  sheetMissing: "{file}: Kein Blatt „{sheet}“. Es gibt {sheets}.",
  rowMalformed: "Zeile nicht lesbar. Prüfen Sie ihre Anführungszeichen.",
  rowEncoding: "Kein UTF-8. Speichern Sie die Datei als „CSV UTF-8“.",
  brokenLine: "Zeile {line}: {problem}",
  serialAsNumber: "Die Tabelle entfernt führende Nullen. Vergleichen Sie mit dem Schild.",
  serialRounded: "Die Tabelle hat Ziffern verloren. Tippen Sie die Nummer neu in eine Textzelle.",
  serialAsDate: "Die Tabelle hat daraus ein Datum gemacht. Tippen Sie die Nummer neu in eine Textzelle.",
  moreProblems: "Alle Warnungen: {command}",
  problemKind: "{problem}: {count, plural, one {# Zeile} other {# Zeilen}}, zuerst in Zeile {line}",

  part: "{name}: {value}",
  progress: "{rows, plural, one {# Zeile} other {# Zeilen}}",
  progressRate: "{rows, number}/s",
  progressLeft: "noch {time}",
  progressCounts: "{dated, number} datiert, {doubtful, number} zweifelhaft, {unread, number} unlesbar",
  summaryRows: "{count, plural, one {# Zeile} other {# Zeilen}} in {seconds} s",
  summaryDated: "{count, number} mit einem Datum",
  summaryAmbiguous: "{count, number} mit mehreren möglichen Daten",
  summaryUndated: "{count, number} ohne Datum",
  summaryBroken: "{count, number} unlesbar",
  summaryUnsure: "{count, number} mit dem Foto zu vergleichen",
  interrupted: "Abgebrochen. Vollständig bis Zeile {line}.",
  interruptedEarly: "Abgebrochen.",
  stopped: "Angehalten. Vollständig bis Zeile {line}.",
  resumeOutput: "Mit „--resume“ muss „--output“ CSV, TSV oder JSON sein.",
  resumeOther: "{file}: Gehört zu einer anderen Datei oder anderen Optionen. Wählen Sie einen anderen Namen.",
  resumed: "{count, plural, one {# Zeile war} other {# Zeilen waren}} schon fertig.",
  seeResume: "Zum Fortsetzen ergänzen Sie „--resume“.",
  recorded: "Der Server hat diese Prüfung aufgezeichnet.",
  defect: "Das ist unser Fehler.",
};

/** What the web component says on other sites and the website does not. */
export const widget: Messages["widget"] = {
  privacy: "Ihre Eingaben bleiben auf dieser Seite.",
  otherLanguage: "{language} ließ sich nicht laden, darum ist dieses Formular auf Deutsch.",
};
