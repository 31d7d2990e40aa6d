import type { Messages } from "../catalog/shape.ts";

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Il tuo scaldabagno",
  scan: "Scansiona la targhetta",
  scanPhoto: "Scegli una foto",
  scanMissing: "Lo scanner non è stato scaricato. Controlla la connessione, o scrivi il numero.",
  brand: "Marca",
  required: "obbligatorio",
  brandPrompt: "Scegli una marca",
  brandsFirst: "Marche comuni",
  brandsMore: "Altre marche e marchi di distributori",
  brandsFound:
    "{count, plural, =0 {Nessuna marca trovata} one {# marca trovata} many {# di marche trovate} other {# marche trovate}}",
  brandsNone: "Nessuna marca con questo nome. Scegli «{other}» e le proviamo tutte.",
  other: "Altra / non in elenco",
  serial: "Numero di serie",
  serialHelp: "Lettere e cifre come sulla targhetta; spazi e trattini non contano.",
  where: "Dove si trova?",
  whereText:
    "È sulla targhetta, all’esterno dell’apparecchio, accanto alla scritta «Serial», «Serial No.» o «S/N».",
  modelToggle: "Ho anche il numero di modello",
  model: "Numero di modello",
  modelHelp: "Facoltativo. Può chiarire quale di due date è giusta.",
  submit: "Scopri l’età",
  submitting: "Controllo in corso…",
  privacy:
    "Gratis, senza registrazione. Quello che scrivi non lascia questo dispositivo finché non premi il pulsante.",
  photosStay: "Le foto non lo lasciano mai.",
  brandRequired: "Scegli la marca dello scaldabagno",
  brandCharacters: "La marca può contenere solo lettere minuscole, cifre e trattini",
  serialRequired: "Inserisci il numero di serie",
  serialBlank: "Il numero di serie non può essere vuoto o fatto solo di spazi",
  serialTooShort: "Il numero di serie deve avere almeno {shortest} caratteri",
  serialTooLong: "Il numero di serie può avere al massimo {longest} caratteri",
  serialCharacters: "Il numero di serie può contenere solo lettere e cifre",
  serialInvalid:
    "Inserisci un numero di serie valido (da {shortest} a {longest} caratteri, solo lettere e cifre)",
  modelLength: "Il numero di modello, se lo indichi, deve avere da 3 a 30 caratteri",
  modelInvalid: "Inserisci un numero di modello valido (da 3 a 30 caratteri)",
  unavailableTitle: "Impossibile caricare la risposta",
  unavailableText:
    "Manca la parte di questa pagina che legge i numeri di serie, perché non c’era connessione. Quello che hai scritto resta qui. La risposta arriva appena torni online.",
  unavailableRetry: "Riprova",
  change: "Modifica",
};
