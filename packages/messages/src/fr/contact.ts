import type { Messages } from "../catalog/shape.ts";

/** The page with the form to write to the operator. */
export const contact: Messages["contact"] = {
  metaTitle: "Contact | Heater Age",
  metaDescription:
    "Une question sur l’âge de votre chauffe-eau, un numéro de série que nous ne savons pas lire, besoin d’aide ? Nous répondons dans les 24 heures.",
  backHome: "Retour à l’accueil",
  title: "Contactez-nous",
  intro:
    "Une question sur l’âge de votre chauffe-eau, ou besoin d’aide avec cet outil ? Nous sommes là pour vous aider.",
  direct: "Ou écrivez à {email}.",
  formTitle: "Envoyez-nous un message",
  required: "obligatoire",
  name: "Nom complet",
  email: "Adresse électronique",
  phone: "Numéro de téléphone",
  subject: "Objet",
  message: "Message",
  trap: "Laissez ce champ vide",
  captcha: "reCAPTCHA sera intégré ici.",
  captchaUnticked: "Confirmez que vous n’êtes pas un robot.",
  captchaMissing:
    "reCAPTCHA ne s’est pas chargé. Vérifiez votre connexion ou votre bloqueur de contenu, puis réessayez.",
  send: "Envoyer le message",
  sending: "Envoi…",
  privacy: "Nous n’utilisons ceci que pour vous répondre. <link>Politique de confidentialité</link>",
  nameShort: "Le nom doit compter au moins 2 caractères",
  emailInvalid: "Veuillez saisir une adresse électronique valide",
  subjectShort: "L’objet doit compter au moins 5 caractères",
  messageShort: "Le message doit compter au moins 10 caractères",
  sentTitle: "Message reçu",
  sentText: "Merci de nous avoir écrit. Nous vous répondrons dans les 24 heures.",
  failedTitle: "Erreur",
  failedText:
    "Un problème est survenu à l’envoi de votre message. Veuillez réessayer ou nous écrire directement.",
  offline: "Vous êtes hors ligne. Votre message reste ici. Envoyez-le au retour du réseau.",
};
