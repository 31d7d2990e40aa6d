import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Ihr Diagnosebericht",
  dialogText:
    "Er ist eine eigene Seite mit dem ganzen Ergebnis, zum Drucken und Weitergeben. Wer den Link hat, kann sie lesen. Sie steht in keinem Verzeichnis, und Suchmaschinen werden gebeten, sie auszulassen.",
  dialogKept: "Er wird nach {days, plural, one {# Tag} other {# Tagen}} gelöscht.",
  close: "Schließen",
  link: "Link zum Bericht",
  open: "Bericht öffnen",
  copy: "Link kopieren",
  copyDone: "Kopiert",
  share: "Teilen",
  shareTitle: "Diagnosebericht: Warmwasserbereiter von {brand}",
  shareText: "Warmwasserbereiter von {brand}, Seriennummer {serial}: hergestellt {date}, Alter {age}.",
  deletionHeading: "Wenn Sie ihn einmal löschen wollen",
  deletionText:
    "Mit diesem Link können Sie den Bericht löschen. Er wird nur dieses eine Mal angezeigt: Bewahren Sie ihn auf, und geben Sie ihn niemandem. Auch dieser Browser merkt ihn sich.",
  deletionLink: "Link zum Löschen des Berichts",
  deletionCopy: "Link zum Löschen kopieren",
  copyFailed: "Der Link ließ sich nicht kopieren. Bitte markieren Sie ihn und kopieren Sie ihn von Hand.",
  deletionCopied: "Der Link zum Löschen liegt jetzt in der Zwischenablage.",

  metaTitle: "Diagnosebericht: Warmwasserbereiter von {brand}",
  metaDescription:
    "Wie alt dieser Warmwasserbereiter von {brand} ist und welche Zeichen seiner Seriennummer das sagen.",
  heading: "Diagnosebericht",
  about: "Warmwasserbereiter von {brand}",
  print: "Drucken",
  save: "Als PDF speichern",
  code: "QR-Code, der diese Seite öffnet",
  codeText: "Online ansehen",
  brand: "Marke",
  serial: "Seriennummer",
  model: "Modellnummer",
  noModel: "nicht angegeben",
  made: "Hergestellt",
  madeIn: "Hergestellt: {date}",
  madeOn: "Hergestellt am {date}",
  settle: "Suchen Sie auf dem Typenschild nach einem gedruckten Datum: Es gilt mehr als die Seriennummer.",
  settleModel: "Auch die Modellnummer passt oft nur zu wenigen Jahren.",
  checkedOn: "Geprüft am {date}",
  asOf: "Alter am {date}",
  ageThen: "Alter bei der Prüfung",
  number: "Bericht {id}",
  care: "Das Datum ist aus der Seriennummer abgeleitet. Steht auf dem Typenschild ein anderes, gilt das gedruckte. Dieser Bericht ersetzt keine Prüfung durch einen Fachbetrieb.",

  delete: "Diesen Bericht löschen",
  deleteQuestion: "Diesen Bericht löschen?",
  deleteText:
    "Was darin steht, wird für alle gelöscht, die den Link haben. Das lässt sich nicht rückgängig machen.",
  deleteConfirm: "Endgültig löschen",
  deleting: "Wird gelöscht\u00a0…",
  deleteFailed: "Der Bericht ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.",
  deleteCancel: "Behalten",

  goneTitle: "Dieser Bericht wurde gelöscht",
  goneText: "Wer ihn angelegt hat, hat ihn gelöscht. Was darin stand, gibt es nicht mehr.",
  withdrawnTitle: "Dieser Bericht wurde zurückgezogen",
  withdrawnText: "Der Betreiber dieser Website hat ihn entfernt. Was darin stand, gibt es nicht mehr.",
  unknownTitle: "Diesen Bericht finden wir nicht",
  unknownText:
    "Prüfen Sie den Link: Vielleicht fehlt ein Teil davon. Berichte werden außerdem nach einiger Zeit gelöscht. Ein neuer dauert eine Minute.",
  goneHome: "Warmwasserbereiter prüfen",
  awayTitle: "Dieser Bericht lässt sich gerade nicht anzeigen",
  awayText:
    "Er ist nicht verloren: Unser Dienst antwortet im Moment nicht. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  awayRetry: "Noch einmal versuchen",
};
