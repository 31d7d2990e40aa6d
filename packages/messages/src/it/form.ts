import type { Messages } from "../catalog/shape.ts";

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Il tuo scaldabagno",
  scan: "Scansiona la targhetta",
  scanPhoto: "Scegli una foto",
  scanMissing: "Lo scanner non si è caricato. Controlla la connessione, o scrivi il numero.",
  brand: "Marca",
  required: "obbligatorio",
  brandPrompt: "Scegli una marca",
  brandsFirst: "Marche più diffuse",
  brandsMore: "Altre marche e marche del distributore",
  brandsFound:
    "{count, plural, =0 {Nessuna marca trovata} one {# marca trovata} many {# di marche trovate} other {# marche trovate}}",
  brandsNone: "Nessuna marca trovata. Scegli «{other}».",
  other: "Altra / non in elenco",
  serial: "Numero di serie",
  serialHelp: "Spazi e trattini non contano.",
  where: "Dov’è?",
  whereText: "Sulla targhetta esterna, dopo «Serial» o «S/N».",
  modelToggle: "Ho il numero di modello",
  model: "Numero di modello",
  modelHelp: "Facoltativo. Può chiarire la data.",
  submit: "Scopri l’età",
  submitting: "Controllo…",
  privacy:
    "Gratis, senza registrazione. Quello che scrivi resta su questo dispositivo finché non premi il pulsante.",
  photosStay: "Le foto restano sempre sul dispositivo.",
  brandRequired: "Scegli la marca dello scaldabagno",
  brandUnknown: "Non conosciamo questa marca. Scegline una dall’elenco, oppure «{other}».",
  brandCharacters: "La marca può contenere solo lettere minuscole, cifre e trattini",
  serialRequired: "Il numero di serie è obbligatorio",
  serialBlank: "Il numero di serie non può essere vuoto o di soli spazi",
  serialTooShort: "Il numero di serie deve avere almeno {shortest} caratteri",
  serialTooLong: "Il numero di serie può avere al massimo {longest} caratteri",
  serialCharacters: "Il numero di serie può contenere solo lettere e cifre",
  serialLeftOut:
    "Abbiamo tolto un carattere che non è né lettera né cifra. Forse lì la targhetta è consumata.",
  serialInvalid:
    "Inserisci un numero di serie valido (da {shortest} a {longest} caratteri, solo lettere e cifre)",
  modelLength: "Il numero di modello, se lo indichi, deve avere da 3 a 30 caratteri",
  modelInvalid: "Inserisci un numero di modello valido (da 3 a 30 caratteri)",
  unavailableTitle: "La risposta non è arrivata",
  unavailableText: "Eri offline. La risposta arriva quando torni online.",
  unavailableRetry: "Riprova",
  change: "Modifica",
};
