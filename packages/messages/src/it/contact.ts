import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contatti | Heater Age",
  metaDescription:
    "Domande sull’età del tuo scaldabagno, un numero di serie che non leggiamo, aiuto con il sito: scrivici. Rispondiamo entro 24 ore.",
  backHome: "Torna alla home",
  title: "Contatti",
  intro: "Hai domande sull’età del tuo scaldabagno o ti serve aiuto con il sito? Siamo qui per questo!",
  direct: "O scrivi all’indirizzo {email}.",
  formTitle: "Scrivici",
  required: "obbligatorio",
  name: "Nome e cognome",
  email: "Indirizzo e-mail",
  phone: "Numero di telefono",
  subject: "Oggetto",
  message: "Messaggio",
  trap: "Lascia vuoto questo campo",
  captcha: "Qui verrà inserito reCAPTCHA.",
  captchaUnticked: "Conferma di non essere un robot.",
  captchaMissing:
    "reCAPTCHA non si è caricato. Controlla la connessione o il blocco dei contenuti, poi riprova.",
  send: "Invia messaggio",
  sending: "Invio in corso…",
  privacy: "Lo usiamo solo per risponderti. <link>Informativa sulla privacy</link>",
  nameShort: "Il nome deve avere almeno 2 caratteri",
  emailInvalid: "Inserisci un indirizzo e-mail valido",
  subjectShort: "L’oggetto deve avere almeno 5 caratteri",
  messageShort: "Il messaggio deve avere almeno 10 caratteri",
  sentTitle: "Messaggio ricevuto!",
  sentText: "Grazie per averci scritto. Ti rispondiamo entro 24 ore.",
  failedTitle: "Errore",
  failedText: "L’invio del messaggio non è riuscito. Riprova o contattaci direttamente.",
  offline: "Sei offline. Il messaggio resta qui: invialo quando torni online.",
};
