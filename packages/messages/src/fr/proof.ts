import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Chaque règle avec ses sources, sa fiabilité et ce qui l’appuie ou la contredit. Nos chiffres sont comptés d’après les règles et leurs tests.",
  overview: "En un coup d’œil",
  brandsRuled:
    "{count, plural, one {marque dont nous lisons les dates} many {de marques dont nous lisons les dates} other {marques dont nous lisons les dates}}",
  brandsAll: "sur {brands, number} que nous connaissons",
  formats: "{count, plural, one {format de date} many {de formats de date} other {formats de date}}",
  formatsSure:
    "{high, number} bien prouvés, {medium, number} en partie prouvés, {low, number} incertains ; {undated, number} de plus sans date",
  known:
    "{count, plural, one {appareil daté autrement que par son numéro} many {d’appareils datés autrement que par leur numéro} other {appareils datés autrement que par leur numéro}}",
  knownFirst:
    "{first, number} d’accord avec notre première date, {later, number} avec une suivante, {contradicts, number} contre nous",
  knownCaution:
    "Beaucoup de ces appareils nous ont servi à trouver les règles. Ils ne disent pas si nous aurons raison pour le vôtre.",
  plates:
    "{count, plural, one {plaque avec une date imprimée} many {de plaques avec une date imprimée} other {plaques avec une date imprimée}}",
  bounded:
    "{count, plural, one {plaque, document ou rappel aux années connues} many {de plaques, documents et rappels aux années connues} other {plaques, documents et rappels aux années connues}}",
  makers:
    "{count, plural, one {exemple de fabricant} many {d’exemples de fabricants} other {exemples de fabricants}}",
  tally:
    "{agrees, number} d’accord avec notre seule date, {ambiguous, number} avec l’une de plusieurs, {contradicts, number} contre nous",
  tallyUndated: "{count, number} que nous ne savons pas dater",
  published:
    "{count, plural, one {numéro de série daté par d’autres} many {de numéros de série datés par d’autres} other {numéros de série datés par d’autres}}",
  publishedHint: "Ils montrent seulement que les lectures concordent.",
  illustrations:
    "{count, plural, one {exemple inventé} many {d’exemples inventés} other {exemples inventés}}",
  illustrationsHint: "Ils montrent comment marche une règle, et ne prouvent rien.",
  sources:
    "{count, plural, one {source à consulter} many {de sources à consulter} other {sources à consulter}}",
  rare: "Une plaque avec une date imprimée se publie rarement. <link>Envoyez-nous la vôtre</link>.",
  photos:
    "La caméra n’a été essayée que sur des plaques dessinées par nous. Nous publierons des chiffres après cent vraies photos.",
  heaters: "Tous les appareils datés",
  heatersKnown: "Dates connues autrement que par le numéro",
  heatersPublished: "Dates lues par d’autres dans le numéro",
  heaterKnown: "connue : {date}",
  heaterRead: "nous lisons : {dates}",
  heaterUnread: "nous ne lisons aucune date",
  brands: "Marque par marque",
  noWay: "aucune règle",
  dated: "{count, plural, one {# plaque datée} many {# de plaques datées} other {# plaques datées}}",
  used: "Utilisée",
  shown: "Appareils datés",
  rule: "Règle",
  ruleExact: "La règle exacte, en anglais",
  platesTerm: "Plaques avec une date imprimée",
  none: "Aucune pour l’instant.",
  otherTerm: "Autres preuves",
  against: "Ce qui la contredit",
  nothing: "Rien, à notre connaissance.",
  otherwise:
    "{count, plural, one {<link>Une règle publiée</link> dit autre chose.} many {<link># de règles publiées</link> disent autre chose.} other {<link># règles publiées</link> disent autre chose.}}",
  open: "Ce que nous ignorons",
  openParts:
    "{count, plural, one {Le sens de certains caractères.} many {Le sens de certains caractères, à # d’endroits.} other {Le sens de certains caractères, à # endroits.}}",
  send: "Envoyer une date imprimée : {brand}",
  claims: "Erreurs dans d’autres règles publiées",
  claimsIntro:
    "Nous faisons aussi des erreurs. Si l’une d’elles est la nôtre, <contact>écrivez-nous</contact>.",
  says: "Ce qui est publié",
  saysDate: "{serial} date de : {date}.",
  saysParts: "Le numéro commence par : {parts}.",
  weRead: "Ce que nous lisons",
  weReadDates: "{serial} date de : {dates}.",
  weReadParts: "Dans {serial} : {parts}.",
  weReadNone: "Nous ne savons pas dater {serial} pour cette marque.",
  why: "Pourquoi",
  basisPlate: "Une plaque avec une date imprimée le montre.",
  basisMaker: "Le document du fabricant l’explique autrement.",
  basisRegulator: "Un avis officiel donne les années de fabrication ou de vente.",
  basisItself: "La publication contredit son propre tableau.",
  basisOthers: "Les autres sources trouvées sont d’accord entre elles.",
  evidence: "Preuves",
  decade: "décennie",
};
