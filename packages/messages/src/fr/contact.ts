import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contact | Heater Age",
  metaDescription:
    "Une question sur l’âge de votre chauffe-eau, besoin d’aide ? Nous répondons dans les 24 heures.",
  backHome: "Retour à l’accueil",
  title: "Contactez-nous",
  intro: "Une question sur cet outil ou sur l’âge de votre chauffe-eau ? Nous sommes là pour vous aider.",
  direct: "Ou écrivez à {email}.",
  formTitle: "Envoyez-nous un message",
  required: "obligatoire",
  name: "Nom complet",
  email: "Adresse e-mail",
  phone: "Numéro de téléphone",
  subject: "Objet",
  message: "Message",
  trap: "Laissez vide",
  captcha: "reCAPTCHA sera intégré ici.",
  captchaUnticked: "Confirmez que vous n’êtes pas un robot.",
  captchaMissing: "reCAPTCHA ne s’est pas chargé. Vérifiez votre connexion ou votre bloqueur de contenu.",
  send: "Envoyer le message",
  sending: "Envoi…",
  privacy: "Ces données ne servent qu’à vous répondre. <link>Politique de confidentialité</link>",
  nameShort: "Le nom doit compter au moins 2 caractères",
  emailInvalid: "Veuillez saisir une adresse e-mail valide",
  subjectShort: "L’objet doit compter au moins 5 caractères",
  messageShort: "Le message doit compter au moins 10 caractères",
  sentTitle: "Message reçu",
  sentText: "Merci de nous avoir écrit. Nous vous répondrons dans les 24 heures.",
  failedTitle: "Erreur",
  failedText:
    "Un problème est survenu à l’envoi de votre message. Veuillez réessayer ou nous écrire directement.",
  offline: "Votre message n’est pas perdu. Envoyez-le dès que vous serez en ligne.",
};
