import type { Messages } from "../catalog/shape.ts";

/** What the rules rest on, brand by brand. Every figure comes with a value: no text of this area holds a digit. */
export const proof: Messages["proof"] = {
  intro:
    "Chaque règle avec ses sources, son degré de certitude et ce qui l’appuie ou la contredit. Tous les chiffres sont comptés à partir des règles et de leurs tests quand ce site est construit.",
  overview: "En un coup d’œil",
  brandsRuled:
    "{count, plural, one {marque dotée d’une règle qui donne une date} many {de marques dotées d’une règle qui donne une date} other {marques dotées d’une règle qui donne une date}}",
  brandsAll: "sur {brands, number} que nous connaissons",
  formats:
    "{count, plural, one {façon d’écrire la date} many {de façons d’écrire la date} other {façons d’écrire la date}}",
  formatsSure:
    "{high, number} bien attestées, {medium, number} en partie attestées, {low, number} incertaines ; et {undated, number} dont on sait qu’elles ne contiennent pas de date",
  known:
    "{count, plural, one {appareil dont la date est connue sans son numéro} many {d’appareils dont la date est connue sans leur numéro} other {appareils dont la date est connue sans leur numéro}}",
  knownFirst:
    "{first, number} avec la première date que nous lisons, {later, number} avec une suivante, {contradicts, number} contre nous",
  knownCaution:
    "Beaucoup de ces appareils nous ont aidés à trouver les règles. Le chiffre montre que règles et dates concordent, pas combien de fois nous aurons raison pour le vôtre.",
  plates:
    "{count, plural, one {plaque signalétique avec une date imprimée} many {de plaques signalétiques avec une date imprimée} other {plaques signalétiques avec une date imprimée}}",
  bounded:
    "{count, plural, one {plaque, document ou rappel d’années connues} many {de plaques, documents et rappels d’années connues} other {plaques, documents et rappels d’années connues}}",
  makers:
    "{count, plural, one {exemple d’un fabricant} many {d’exemples de fabricants} other {exemples de fabricants}}",
  tally:
    "{agrees, number} avec la seule date que nous lisons, {ambiguous, number} avec l’une de plusieurs, {contradicts, number} contre nous",
  tallyUndated: "{count, number} où nous ne lisons aucune date",
  published:
    "{count, plural, one {numéro de série daté par d’autres} many {de numéros de série datés par d’autres} other {numéros de série datés par d’autres}}",
  publishedHint: "Ils montrent que les lectures concordent, et rien de plus.",
  illustrations:
    "{count, plural, one {exemple inventé} many {d’exemples inventés} other {exemples inventés}}",
  illustrationsHint:
    "Ils montrent comment fonctionne une règle. Ils ne prouvent rien et ne comptent nulle part ailleurs.",
  sources:
    "{count, plural, one {source que vous pouvez ouvrir} many {de sources que vous pouvez ouvrir} other {sources que vous pouvez ouvrir}}",
  rare: "Les plaques avec une date imprimée ne sont presque jamais publiées. <link>Envoyez-nous la date de la vôtre</link>.",
  photos:
    "Cette page ne dit pas si la caméra lit bien les plaques. Nous ne l’avons essayée que sur des plaques dessinées par nous, et ne publierons aucun chiffre avant d’avoir cent vraies photos.",
  heaters: "Tous les appareils datés",
  heatersKnown: "Dates connues sans le numéro",
  heatersPublished: "Dates que d’autres ont lues dans le numéro",
  heaterKnown: "connue : {date}",
  heaterRead: "nous lisons : {dates}",
  heaterUnread: "nous ne lisons aucune date",
  brands: "Marque par marque",
  ways: "{count, plural, one {# façon d’écrire} many {# de façons d’écrire} other {# façons d’écrire}}",
  noWay: "pas de règle",
  dated: "{count, plural, one {# plaque datée} many {# de plaques datées} other {# plaques datées}}",
  used: "Utilisée",
  shown: "Appareils datés connus",
  rule: "Règle",
  ruleExact: "La règle exacte, en anglais",
  platesTerm: "Plaques avec une date imprimée",
  none: "Aucune trouvée pour l’instant.",
  otherTerm: "Autres preuves",
  boundedCount:
    "{count, plural, one {# plaque, document ou rappel d’années connues} many {# de plaques, documents et rappels d’années connues} other {# plaques, documents et rappels d’années connues}}",
  makersCount:
    "{count, plural, one {# exemple du fabricant} many {# d’exemples du fabricant} other {# exemples du fabricant}}",
  publishedCount:
    "{count, plural, one {# numéro de série daté par d’autres} many {# de numéros de série datés par d’autres} other {# numéros de série datés par d’autres}}",
  against: "Ce qui la contredit",
  nothing: "Rien que nous ayons trouvé.",
  otherwise:
    "{count, plural, one {<link>Une publication</link> dit autre chose.} many {<link># de publications</link> disent autre chose.} other {<link># publications</link> disent autre chose.}}",
  open: "Ce que l’on ne sait pas",
  openPlate: "Aucune plaque avec une date imprimée ne l’a encore confirmée.",
  openParts:
    "{count, plural, one {Le sens de certains caractères.} many {Le sens de certains caractères, à # d’endroits.} other {Le sens de certains caractères, à # endroits.}}",
  send: "Envoyer une date imprimée : {brand}",
  claims: "Erreurs dans d’autres règles publiées",
  claimsIntro:
    "D’autres nous ont beaucoup appris, et nous faisons aussi des erreurs. Quand ce que nous avons trouvé contredit une publication, cela figure ici avec les preuves. Si c’est nous qui avons tort, <contact>écrivez-nous</contact>.",
  says: "Ce qui y est dit",
  saysDate: "{serial} date de : {date}.",
  saysParts: "Le numéro commence par : {parts}.",
  weRead: "Ce que nous lisons",
  weReadDates: "{serial} date de : {dates}.",
  weReadParts: "Dans {serial} : {parts}.",
  weReadNone: "{serial} n’est pas un numéro de cette marque que nous sachions dater.",
  why: "Pourquoi",
  basisPlate: "Une plaque avec une date imprimée le montre.",
  basisMaker: "Le document du fabricant lui-même l’explique autrement.",
  basisRegulator: "Un avis officiel indique quand ces appareils ont été fabriqués ou vendus.",
  basisItself: "Cela contredit le tableau qui y figure.",
  basisOthers: "Les autres sources que nous avons trouvées concordent entre elles.",
  evidence: "Preuves",
  decade: "décennie",
};
