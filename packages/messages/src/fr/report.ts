import type { Messages } from "../catalog/shape.ts";

/** The diagnostic report: the dialog when it is made, and its page. */
export const report: Messages["report"] = {
  dialogTitle: "Votre rapport de diagnostic",
  dialogText:
    "C’est une page à part, avec le résultat complet, faite pour être imprimée et transmise. Quiconque a le lien peut la lire. Elle ne figure dans aucune liste, et il est demandé aux moteurs de recherche de l’ignorer.",
  dialogKept: "Il est supprimé au bout de {days, plural, one {# jour} many {# de jours} other {# jours}}.",
  close: "Fermer",
  link: "Lien vers le rapport",
  open: "Ouvrir le rapport",
  copy: "Copier le lien",
  copyDone: "Copié",
  share: "Partager",
  shareTitle: "Rapport de diagnostic : chauffe-eau {brand}",
  shareText: "Chauffe-eau {brand}, numéro de série {serial}. Fabrication : {date}, âge : {age}.",
  deletionHeading: "Pour le supprimer un jour",
  deletionText:
    "Ce lien vous permet de supprimer le rapport. Il n’est affiché qu’une seule fois : conservez-le et ne le donnez à personne. Ce navigateur le garde aussi en mémoire.",
  deletionLink: "Lien de suppression du rapport",
  deletionCopy: "Copier le lien de suppression du rapport",
  copyFailed: "Impossible de copier le lien. Veuillez le sélectionner et le copier vous-même.",
  deletionCopied: "Le lien de suppression du rapport est maintenant dans le presse-papiers.",

  metaTitle: "Rapport de diagnostic : chauffe-eau {brand}",
  metaDescription:
    "L’âge de ce chauffe-eau {brand}, et les caractères de son numéro de série qui l’indiquent.",
  heading: "Rapport de diagnostic",
  about: "Chauffe-eau {brand}",
  print: "Imprimer",
  save: "Enregistrer en PDF",
  code: "Code QR qui ouvre cette page",
  codeText: "Voir en ligne",
  brand: "Marque",
  serial: "Numéro de série",
  model: "Numéro de modèle",
  noModel: "non indiqué",
  made: "Fabrication",
  madeIn: "Fabriqué en {date}",
  madeOn: "Fabriqué le {date}",
  settle: "Cherchez une date imprimée sur la plaque. Elle l’emporte sur le numéro de série.",
  settleModel: "Le numéro de modèle ne correspond souvent, lui aussi, qu’à quelques années.",
  checkedOn: "Date de vérification\u00A0: {date}",
  asOf: "Âge à la date\u00A0: {date}",
  ageThen: "Âge à la vérification",
  number: "Rapport {id}",
  care: "La date est déduite du numéro de série. Si une autre date est imprimée sur la plaque, c’est elle qui compte. Ce rapport ne remplace pas une inspection par un professionnel.",

  delete: "Supprimer ce rapport",
  deleteQuestion: "Supprimer ce rapport ?",
  deleteText: "Son contenu sera effacé pour tous ceux qui ont le lien. Cette action est irréversible.",
  deleteConfirm: "Supprimer définitivement",
  deleting: "Suppression…",
  deleteFailed: "Le rapport n’a pas pu être supprimé. Veuillez réessayer.",
  deleteCancel: "Le garder",

  goneTitle: "Ce rapport a été supprimé",
  goneText: "La personne qui l’avait créé l’a supprimé. Son contenu est effacé.",
  withdrawnTitle: "Ce rapport a été retiré",
  withdrawnText: "L’exploitant de ce site l’a retiré. Son contenu est effacé.",
  unknownTitle: "Ce rapport est introuvable",
  unknownText:
    "Vérifiez le lien : il en manque peut-être une partie. De plus, les rapports sont supprimés au bout d’un certain temps. En refaire un prend une minute.",
  goneHome: "Vérifier un chauffe-eau",
  awayTitle: "Ce rapport ne peut pas être affiché pour le moment",
  awayText:
    "Il n’est pas perdu : notre service ne répond pas en ce moment. Veuillez réessayer dans quelques minutes.",
  awayRetry: "Réessayer",
};
