import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  overview: "En un coup d’œil",
  brandsRuled:
    "{count, plural, one {marque que nous savons dater} many {de marques que nous savons dater} other {marques que nous savons dater}}",
  formats: "{count, plural, one {format de date} many {de formats de date} other {formats de date}}",
  formatsSure:
    "{high, number} bien prouvés, {medium, number} en partie prouvés, {low, number} incertains ; {undated, number} de plus sans date",
  known:
    "{count, plural, one {appareil daté sans son numéro} many {d’appareils datés sans leur numéro} other {appareils datés sans leur numéro}}",
  knownFirst:
    "{first, number} d’accord avec notre première date, {later, number} avec une suivante, {contradicts, number} en désaccord",
  knownCaution:
    "Beaucoup de ces appareils ont servi à établir les règles : ils ne mesurent pas notre taux de réussite.",
  plates: "{count, plural, one {plaque datée} many {de plaques datées} other {plaques datées}}",
  bounded:
    "{count, plural, one {plaque, document ou rappel aux années connues} many {de plaques, documents et rappels aux années connues} other {plaques, documents et rappels aux années connues}}",
  makers:
    "{count, plural, one {exemple de fabricant} many {d’exemples de fabricants} other {exemples de fabricants}}",
  tally:
    "{agrees, number} d’accord avec notre seule date, {ambiguous, number} avec l’une de plusieurs, {contradicts, number} en désaccord",
  tallyUndated: "{count, number} que nous ne savons pas dater",
  published:
    "{count, plural, one {numéro de série daté par d’autres} many {de numéros de série datés par d’autres} other {numéros de série datés par d’autres}}",
  publishedHint: "Ils montrent seulement que les lectures concordent.",
  illustrations:
    "{count, plural, one {exemple inventé} many {d’exemples inventés} other {exemples inventés}}",
  illustrationsHint: "Ils ne prouvent rien.",
  sources:
    "{count, plural, one {source à consulter} many {de sources à consulter} other {sources à consulter}}",
  photos: "Nous n’avons testé la caméra que sur des plaques dessinées par nous.",
  heaters: "Tous les appareils datés",
  heatersKnown: "Datés sans le numéro",
  heatersPublished: "Datés par d’autres d’après le numéro",
  heaterKnown: "connue : {date}",
  heaterRead: "nous lisons : {dates}",
  heaterUnread: "nous ne lisons aucune date",
  brands: "Marque par marque",
  noWay: "aucune règle",
  dated: "{count, plural, one {# plaque datée} many {# de plaques datées} other {# plaques datées}}",
  send: "Envoyer une date imprimée : {brand}",
  claims: "Erreurs dans d’autres règles publiées",
  claimsIntro: "L’une de ces erreurs est-elle la nôtre ? <contact>Écrivez-nous</contact>.",
  says: "Version publiée",
  saysDate: "{serial} date de : {date}.",
  saysParts: "Le numéro commence par : {parts}.",
  weRead: "Notre lecture",
  weReadDates: "{serial} date de : {dates}.",
  weReadParts: "Dans {serial} : {parts}.",
  weReadNone: "Nous ne savons pas dater {serial} pour cette marque.",
  why: "Pourquoi",
  basisPlate: "Une plaque avec une date imprimée le montre.",
  basisMaker: "Le fabricant l’explique autrement.",
  basisRegulator: "Un avis officiel date ces chauffe-eau.",
  basisItself: "La publication contredit son propre tableau.",
  basisOthers: "Les autres sources sont d’accord entre elles.",
  evidence: "Preuves",
  decade: "décennie",
};
