import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Notre degré de certitude : chaque règle et ses preuves | Heater Age",
  metaDescription:
    "Pour chaque marque de chauffe-eau : comment nous lisons ses numéros de série, depuis quand, d’après quelles sources, ce qui appuie ou contredit la règle.",
  backHome: "Retour à l’accueil",
  title: "Notre degré de certitude",
  formTitle: "Envoyez-nous une date imprimée",
  formIntro:
    "La date de fabrication est-elle aussi imprimée sur votre chauffe-eau ? Elle peut alors mettre nos règles à l’épreuve, que nous lisions la même date ou non. Nous ne voulons ni photo ni rien qui vous concerne : merci de ne pas en mettre.",
  required: "obligatoire",
  brand: "Marque",
  brandChoose: "Choisissez une marque",
  serial: "Numéro de série",
  date: "Date telle qu’elle est imprimée",
  dateHelp: "Seulement ce qui est imprimé : l’année et, avec elle, le mois et le jour, ou la semaine.",
  year: "Année",
  month: "Mois",
  day: "Jour",
  week: "Semaine",
  notPrinted: "absent",
  seenOn: "Où la date est-elle imprimée ?",
  seenChoose: "Choisissez un endroit",
  seenPlate: "Sur la plaque signalétique",
  seenLabel: "Sur une autre étiquette de l’appareil",
  seenPapers: "Sur les papiers fournis avec lui",
  seenElsewhere: "Ailleurs",
  note: "Ce qui peut encore aider",
  noteHelp:
    "Par exemple la façon dont la date est écrite. Ni nom, ni adresse, ni numéro de téléphone, s’il vous plaît.",
  trap: "Laissez ce champ vide",
  send: "Envoyer la date",
  sending: "Envoi…",
  privacy:
    "Nous gardons ce que vous envoyez pour vérifier nos règles, et rien qui vous concerne. <link>Politique de confidentialité</link>",
  brandMissing: "Veuillez choisir la marque.",
  serialMissing: "Veuillez saisir le numéro de série tel qu’il figure sur l’appareil.",
  yearWrong: "Veuillez indiquer l’année avec tous ses chiffres.",
  dayAlone: "Un jour doit avoir son mois.",
  weekOrMonth: "Veuillez indiquer soit la semaine, soit le mois et le jour.",
  placeMissing: "Veuillez indiquer où la date est imprimée.",
  noteLong: "La remarque est trop longue : {longest, number} caractères au plus.",
  sentTitle: "Merci",
  sentAgrees: "Nous lisons la même date. Une personne va l’examiner ; elle appuiera alors la règle.",
  sentAmbiguous:
    "C’est l’une des dates que nous lisons, et elle dit laquelle est juste. Une personne va l’examiner.",
  sentContradicts:
    "Nous lisons une autre date. Une personne va examiner les deux et corriger la règle si elle est fausse.",
  sentNoDate:
    "Nous ne lisons aucune date dans ce numéro : la vôtre nous aide donc à trouver la règle. Une personne va l’examiner.",
  failedTitle: "Envoi impossible",
  failedText: "La date n’a pas pu être envoyée. Votre saisie est toujours là ; veuillez réessayer.",
  offline: "Vous êtes hors ligne. Votre saisie reste ici ; envoyez-la quand vous serez de nouveau en ligne.",
};
