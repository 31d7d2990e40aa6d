import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Diese Seite ist nicht auf Ihrem Gerät gespeichert.",
  recallNew:
    "{count, plural, one {Neuer Rückruf für ein gespeichertes Gerät.} other {Neue Rückrufe für # gespeicherte Geräte.}}",
  recallShow: "Gerät ansehen",
  waitingOffline:
    "{count, plural, one {# Prüfung wird} other {# Prüfungen werden}} gespeichert, sobald Sie online sind.",
  waitingOnline: "{count, plural, one {# Prüfung ist} other {# Prüfungen sind}} noch nicht gespeichert.",
  tooOld:
    "Nicht gespeichert: {count, plural, one {# Prüfung, älter} other {# Prüfungen, älter}} als 30 Tage.",
  updateReady: "Eine neue Version ist da.",
  update: "Aktualisieren",
  installOffer: "Kein Empfang im Keller? Installieren Sie Heater Age, es läuft auch ohne Netz.",
  install: "Installieren",
  installLater: "Nicht jetzt",
  photoLost: "Das geteilte Foto ist nicht angekommen. Wählen Sie es hier aus.",
};
