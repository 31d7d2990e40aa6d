import type { Messages } from "../catalog/shape.ts";

/** What the page says about the device that it is on: checks to be saved, a new version, installing, shared photos. */
export const device: Messages["device"] = {
  missingPage: "Questa pagina non è salvata su questo dispositivo.",
  recallNew:
    "{count, plural, one {Nuovo richiamo per uno scaldabagno salvato.} many {Nuovi richiami per # di scaldabagni salvati.} other {Nuovi richiami per # scaldabagni salvati.}}",
  recallShow: "Mostra lo scaldabagno",
  waitingOffline:
    "{count, plural, one {# controllo verrà registrato} many {# di controlli verranno registrati} other {# controlli verranno registrati}} quando sarai online.",
  waitingOnline:
    "{count, plural, one {# controllo ancora da registrare} many {# di controlli ancora da registrare} other {# controlli ancora da registrare}}.",
  tooOld:
    "{count, plural, one {Non registrato: # controllo} many {Non registrati: # di controlli} other {Non registrati: # controlli}} di oltre 30 giorni fa.",
  updateReady: "È pronta una nuova versione.",
  update: "Aggiorna",
  installOffer: "Ti serve in cantina? Installa Heater Age: funziona anche senza campo.",
  install: "Installa",
  installLater: "Non ora",
  photoLost: "La foto condivisa non è arrivata. Sceglila qui.",
};
