import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Votre rapport de diagnostic",
  dialogText: "Seules les personnes qui ont le lien peuvent le voir.",
  dialogKept: "Nous le supprimons au bout de {days, plural, one {# jour} many {# de jours} other {# jours}}.",
  link: "Lien vers le rapport",
  open: "Ouvrir le rapport",
  deletionHeading: "Le supprimer plus tard",
  deletionText: "Ce lien n’est affiché qu’une fois : enregistrez-le et ne le partagez pas.",
  deletionLink: "Lien de suppression",
  deletionCopy: "Copier le lien de suppression",
  copyFailed: "Sélectionnez le lien et copiez-le.",

  metaTitle: "Rapport de diagnostic : chauffe-eau {brand}",
  metaDescription: "L’âge de ce chauffe-eau {brand}, d’après son numéro de série.",
  heading: "Rapport de diagnostic",
  about: "Chauffe-eau {brand}",
  print: "Imprimer ou enregistrer en PDF",
  code: "Code QR",
  codeText: "Voir en ligne",
  asOf: "Âge le {date}",
  number: "Rapport {id}",
  care: "Si la plaque porte une autre date, c’est elle qui compte. Ce rapport ne remplace pas une inspection par un professionnel.",

  delete: "Supprimer ce rapport",
  deleteQuestion: "Supprimer ce rapport ?",
  deleteText: "Il sera effacé pour tous. C’est définitif.",
  deleteConfirm: "Supprimer",
  deleting: "Suppression…",
  deleteFailed: "Le rapport n’a pas pu être supprimé. Réessayez.",
  deleteCancel: "Le garder",

  goneTitle: "Ce rapport a été supprimé",
  withdrawnTitle: "Ce rapport a été retiré",
  erased: "Son contenu est effacé.",
  unknownTitle: "Ce rapport est introuvable",
  unknownText: "Il manque peut-être une partie du lien, ou le rapport a expiré.",
  awayTitle: "Impossible d’afficher ce rapport pour l’instant",
  awayText: "Il n’est pas perdu. Réessayez dans quelques minutes.",
};
