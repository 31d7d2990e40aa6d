import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Ihr Diagnosebericht",
  dialogText: "Nur wer den Link hat, kann ihn sehen.",
  dialogKept: "Wir löschen ihn nach {days, plural, one {# Tag} other {# Tagen}}.",
  link: "Link zum Bericht",
  open: "Bericht öffnen",
  deletionHeading: "Später löschen",
  deletionText: "Wir zeigen diesen Link nur einmal: Heben Sie ihn auf und geben Sie ihn nicht weiter.",
  deletionLink: "Löschlink",
  deletionCopy: "Löschlink kopieren",
  copyFailed: "Markieren und kopieren Sie den Link.",

  metaTitle: "Diagnosebericht: Warmwasserbereiter von {brand}",
  metaDescription: "Wie alt dieser Warmwasserbereiter von {brand} laut Seriennummer ist.",
  heading: "Diagnosebericht",
  about: "Warmwasserbereiter von {brand}",
  print: "Drucken oder als PDF",
  code: "QR-Code",
  codeText: "Online ansehen",
  asOf: "Alter am {date}",
  number: "Bericht {id}",
  care: "Steht auf dem Schild ein anderes Datum, gilt dieses. Dieser Bericht ersetzt keine Prüfung durch einen Fachbetrieb.",

  delete: "Diesen Bericht löschen",
  deleteQuestion: "Diesen Bericht löschen?",
  deleteText: "Er verschwindet für alle. Das lässt sich nicht rückgängig machen.",
  deleteConfirm: "Bericht löschen",
  deleting: "Wird gelöscht …",
  deleteFailed: "Der Bericht ließ sich nicht löschen. Versuchen Sie es noch einmal.",
  deleteCancel: "Behalten",

  goneTitle: "Dieser Bericht wurde gelöscht",
  withdrawnTitle: "Dieser Bericht wurde entfernt",
  erased: "Sein Inhalt ist gelöscht.",
  unknownTitle: "Diesen Bericht finden wir nicht",
  unknownText: "Vielleicht fehlt ein Teil des Links, oder der Bericht ist abgelaufen.",
  awayTitle: "Dieser Bericht lässt sich gerade nicht anzeigen",
  awayText: "Er ist nicht verloren. Versuchen Sie es in ein paar Minuten noch einmal.",
};
