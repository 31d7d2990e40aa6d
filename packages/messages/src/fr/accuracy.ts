import type { Messages } from "../catalog/shape.ts";

/** The page that says how sure the rules are: its head, and the form for dates that are printed on heaters. */
export const accuracy: Messages["accuracy"] = {
  metaTitle: "Fiabilité : chaque règle et ses preuves | Heater Age",
  metaDescription:
    "Comment nous lisons les numéros de série de chaque marque de chauffe-eau : sources, preuves pour et contre chaque règle, et ce que l’on ignore.",
  backHome: "Retour à l’accueil",
  title: "Fiabilité de nos règles",
  formTitle: "Envoyez-nous une date imprimée",
  formIntro:
    "Une date de fabrication est-elle imprimée sur votre chauffe-eau ? Elle peut mettre nos règles à l’épreuve. N’envoyez ni photo ni rien qui vous concerne.",
  required: "obligatoire",
  brand: "Marque",
  brandChoose: "Choisissez une marque",
  serial: "Numéro de série",
  date: "Date imprimée",
  dateHelp: "Seulement ce qui est imprimé : l’année, puis le mois et le jour, ou la semaine.",
  year: "Année",
  month: "Mois",
  day: "Jour",
  week: "Semaine",
  notPrinted: "absent",
  seenOn: "Où la date est-elle imprimée ?",
  seenChoose: "Choisissez un endroit",
  seenPlate: "Sur la plaque, avec le numéro de série",
  seenLabel: "Sur une autre étiquette",
  seenPapers: "Sur les papiers fournis avec",
  seenElsewhere: "Ailleurs",
  note: "Remarque",
  noteHelp: "Par exemple comment la date est écrite. Ni nom, ni adresse, ni téléphone.",
  trap: "Laissez ce champ vide",
  send: "Envoyer la date",
  sending: "Envoi…",
  privacy:
    "Nous gardons votre envoi pour tester nos règles, et rien sur vous. <link>Politique de confidentialité</link>",
  brandMissing: "Choisissez la marque.",
  serialMissing: "Saisissez le numéro de série de la plaque.",
  yearWrong: "Saisissez les quatre chiffres de l’année.",
  dayAlone: "Saisissez aussi le mois.",
  weekOrMonth: "Saisissez soit la semaine, soit le mois et le jour.",
  placeMissing: "Indiquez où la date est imprimée.",
  noteLong: "Raccourcissez la remarque à {longest, number} caractères.",
  sentTitle: "Merci",
  sentAgrees: "Nous lisons la même date. Une fois vérifiée par une personne, elle appuiera la règle.",
  sentAmbiguous:
    "C’est l’une des dates que nous lisons, et elle montre laquelle est juste. Une personne la vérifiera.",
  sentContradicts:
    "Nous lisons une autre date. Une personne vérifiera les deux, et corrigera la règle si elle est fausse.",
  sentNoDate:
    "Nous ne lisions aucune date : la vôtre nous aide à trouver la règle. Une personne la vérifiera.",
  failedTitle: "Rien n’a été envoyé",
  failedText: "Votre saisie est toujours là. Réessayez.",
  offline: "Vous êtes hors ligne. Votre saisie reste ici. Envoyez-la au retour du réseau.",
};
