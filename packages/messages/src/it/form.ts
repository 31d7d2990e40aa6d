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
  brandsFirst: "Marche comuni",
  brandsMore: "Altre marche e marche del distributore",
  brandsFound:
    "{count, plural, =0 {Nessuna marca trovata} one {# marca trovata} many {# di marche trovate} other {# marche trovate}}",
  brandsNone: "Nessuna marca con questo nome. Scegli «{other}» e le proviamo tutte.",
  other: "Altra / non in elenco",
  serial: "Numero di serie",
  serialHelp: "Spazi e trattini non contano.",
  where: "Dov’è?",
  whereText: "Sulla targhetta esterna, dopo «Serial», «Serial No.» o «S/N».",
  modelToggle: "Ho anche il numero di modello",
  model: "Numero di modello",
  modelHelp: "Facoltativo. Può chiarire qual è la data giusta.",
  submit: "Scopri l’età",
  submitting: "Controllo…",
  privacy:
    "Gratis, senza registrazione. Quello che scrivi resta su questo dispositivo finché non premi il pulsante.",
  photosStay: "Le foto ci restano sempre.",
  brandRequired: "Scegli la marca dello scaldabagno",
  brandCharacters: "La marca può contenere solo lettere minuscole, cifre e trattini",
  serialRequired: "Il numero di serie è obbligatorio",
  serialBlank: "Il numero di serie non può essere vuoto o di soli spazi",
  serialTooShort: "Il numero di serie deve avere almeno {shortest} caratteri",
  serialTooLong: "Il numero di serie può avere al massimo {longest} caratteri",
  serialCharacters: "Il numero di serie può contenere solo lettere e cifre",
  serialInvalid:
    "Inserisci un numero di serie valido (da {shortest} a {longest} caratteri, solo lettere e cifre)",
  modelLength: "Il numero di modello, se lo indichi, deve avere da 3 a 30 caratteri",
  modelInvalid: "Inserisci un numero di modello valido (da 3 a 30 caratteri)",
  unavailableTitle: "Non siamo riusciti ad avere la risposta",
  unavailableText:
    "Eri offline e manca una parte di questa pagina. Quello che hai scritto resta qui. La risposta arriva quando torni online.",
  unavailableRetry: "Riprova",
  change: "Modifica",
};
