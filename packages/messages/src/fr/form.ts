import type { Messages } from "../catalog/shape.ts";

/** The check form: labels, help and the messages of its validation. */
export const form: Messages["form"] = {
  heading: "Votre chauffe-eau",
  scan: "Scanner la plaque",
  scanPhoto: "Choisir une photo",
  scanMissing: "Le scanner ne s’est pas chargé. Vérifiez votre connexion, ou saisissez le numéro.",
  brand: "Marque",
  required: "obligatoire",
  brandPrompt: "Choisir une marque",
  brandsFirst: "Marques courantes",
  brandsMore: "Autres marques et marques de distributeur",
  brandsFound:
    "{count, plural, =0 {Aucune marque trouvée} one {# marque trouvée} many {# de marques trouvées} other {# marques trouvées}}",
  brandsNone: "Aucune marque trouvée. Choisissez « {other} ».",
  other: "Autre / absente de la liste",
  serial: "Numéro de série",
  serialHelp: "Les espaces et les tirets ne comptent pas.",
  where: "Où est-il ?",
  whereText: "Sur la plaque, à l’extérieur, après « Serial » ou « S/N ».",
  modelToggle: "J’ai le numéro de modèle",
  model: "Numéro de modèle",
  modelHelp: "Facultatif. Il peut trancher.",
  submit: "Vérifier l’âge",
  submitting: "Vérification…",
  privacy: "Gratuit, sans inscription. Votre saisie n’est envoyée que lorsque vous appuyez sur le bouton.",
  photosStay: "Les photos, jamais.",
  brandRequired: "Veuillez choisir la marque du chauffe-eau",
  brandUnknown: "Nous ne connaissons pas cette marque. Choisissez-en une dans la liste, ou « {other} ».",
  brandCharacters:
    "La marque ne doit contenir que des lettres minuscules, des chiffres et des traits d’union",
  serialRequired: "Veuillez saisir le numéro de série",
  serialBlank: "Le numéro de série ne peut pas être vide ni se composer uniquement d’espaces",
  serialTooShort: "Le numéro de série doit compter au moins {shortest} caractères",
  serialTooLong: "Le numéro de série ne peut pas dépasser {longest} caractères",
  serialCharacters: "Le numéro de série ne peut contenir que des lettres et des chiffres",
  serialLeftOut:
    "Un caractère n’est ni une lettre ni un chiffre : il a été ignoré. La plaque est peut-être usée à cet endroit.",
  serialInvalid:
    "Veuillez saisir un numéro de série valide (de {shortest} à {longest} caractères, lettres et chiffres uniquement)",
  modelLength: "Le numéro de modèle, si vous l’indiquez, doit compter de 3 à 30 caractères",
  modelInvalid: "Veuillez saisir un numéro de modèle valide (de 3 à 30 caractères)",
  unavailableTitle: "Pas de réponse pour l’instant",
  unavailableText: "Vous étiez hors ligne. La réponse s’affichera dès que vous serez en ligne.",
  unavailableRetry: "Réessayer",
  change: "Modifier",
};
