import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Chauffe-eau sans plaque signalétique : trouvez son âge",
  metaDescription:
    "Pas de numéro de série sur votre chauffe-eau ? Répondez à quelques questions sur ce que vous voyez. Chaque réponse réduit les années possibles.",
  title: "Quel âge a un chauffe-eau sans plaque ?",
  intro:
    "Plaque disparue ou illisible ? D’autres indices permettent d’estimer l’âge. Indiquez ce que vous voyez.",
  toSerial: "Vérifier un numéro de série",
  yearsHeading: "Années possibles",
  between: "de {from} à {to}",
  until: "{to} ou avant",
  any: "toutes",
  barLabel: "{years}, sur une échelle de {from} à {to}",
  saidAny: "Pour l’instant, toutes les années sont possibles.",
  saidBetween: "D’après ce que vous voyez, il a été fabriqué entre {from} et {to}.",
  saidOne: "D’après ce que vous voyez, il a été fabriqué en {year}.",
  saidUntil: "D’après ce que vous voyez, il a été fabriqué en {to} ou avant.",
  age: "Âge : {age}",
  ageAtLeast: "{count, plural, one {# an} many {# d’ans} other {# ans}} ou plus",
  ageAtMost: "jusqu’à {count, plural, one {# an} many {# d’ans} other {# ans}}",
  crossing: "Tant que vous n’en savez pas plus, retenez l’âge le plus élevé.",
  weak: "Ces indices sont faibles. Ne prenez ces années que comme un repère.",
  question: "Question {number, number}",
  left: "{count, plural, =0 {la dernière} one {encore # au plus} many {encore # au plus} other {encore # au plus}}",
  unknown: "Je ne vois pas ou je ne sais pas",
  next: "Suivant",
  back: "Retour",
  startOver: "Recommencer",
  change: "Modifier : {question}",
  changeShort: "Modifier",
  "ask-energy": "Qu’est-ce qui chauffe l’eau ?",
  "look-energy":
    "Gaz : une conduite de gaz et, en général, un conduit d’évacuation sur le dessus. Électricité : un câble, pas de conduit.",
  "ask-rating-name": "L’étiquette jaune EnergyGuide indique-t-elle UEF ou EF ?",
  "look-rating-name": "Une grande étiquette jaune, sur le chauffe-eau ou dans vos papiers.",
  "ask-label-price": "Quel prix de l’énergie lit-on en petits caractères ?",
  "look-label-price": "Sur l’étiquette jaune, sous le coût annuel.",
  "ask-energy-factor": "Quel est son facteur énergétique (EF) ?",
  "look-energy-factor":
    "Un nombre comme 0,58 sur l’étiquette jaune, la plaque signalétique ou dans le mode d’emploi. L’UEF est un autre nombre.",
  "ask-gas-valve-code": "Quels sont les quatre chiffres sur la vanne gaz ?",
  "look-gas-valve-code":
    "C’est le boîtier au bouton de température, en bas à l’avant. Deux chiffres pour l’année, deux pour la semaine : 0329 est la semaine 29 de 2003.",
  "ask-flame-arrestor": "Voyez-vous la flamme du brûleur ?",
  "look-flame-arrestor":
    "Regardez au bas de la cuve. Ouvert : un volet de tôle s’enlève à la main et le brûleur est accessible. Fermé : une plaque est vissée, souvent avec un petit hublot. Ne dévissez rien.",
  "ask-standard-year": "Quelle année suit « ANSI », « CSA » ou « UL » sur la plaque ?",
  "look-standard-year": "En petits caractères, comme ANSI Z21.10.1-2014. Saisissez la plus récente.",
  "ask-certification-mark": "Voyez-vous l’une de ces marques ?",
  "look-certification-mark":
    "Regardez la plaque signalétique, l’étiquette jaune et l’avant. Choisissez la première de la liste que vous voyez.",
  "ask-electric-tank-size": "Quelle est la capacité de la cuve électrique ?",
  "look-electric-tank-size":
    "Cherchez les gallons sur une étiquette ou dans le numéro de modèle. Passez si c’est une pompe à chaleur (ventilateur sur le dessus).",
  "ask-printed-date": "Une date est-elle imprimée sur une étiquette ?",
  "look-printed-date":
    "Regardez les avertissements et les schémas de câblage : « Rev. 03/08 » ou « © 2012 ». Saisissez la plus récente.",
  "ask-inspection-tag": "Un inspecteur a-t-il noté une date ?",
  "look-inspection-tag":
    "Regardez les fiches d’inspection du logement, de la commune ou du gaz. Saisissez la plus ancienne.",
  "ask-installation-sticker": "Un plombier a-t-il noté une date ?",
  "look-installation-sticker":
    "Regardez la cuve et les étiquettes avec un numéro de téléphone. Une date de réparation convient aussi. Saisissez la plus ancienne.",
  "ask-pipe-tag": "Une date est-elle notée sur les tuyaux ?",
  "look-pipe-tag":
    "Regardez les fiches tout près du chauffe-eau. Saisissez la plus ancienne, mais pas une date imprimée par le fabricant du tuyau.",
  "energy-gas": "Gaz ou propane",
  "energy-electric": "Électricité",
  "rating-name-no-label": "Pas d’étiquette jaune",
  "label-price-before-2023": "12 cents par kWh ou 1,09 $ par therm",
  "flame-arrestor-open-chimney":
    "Ouvert : cuve de 30, 40 ou 50 gallons (114, 151 ou 189 l), à tirage naturel, pas pour maison mobile",
  "flame-arrestor-open": "Ouvert : autre chauffe-eau à gaz à réservoir, jusqu’à 75 000 BTU/h (22 kW)",
  "flame-arrestor-named": "Fermé, et une étiquette cite FVIR ou un pare-flammes",
  "mark-ahri": "« AHRI Certified »",
  "mark-energy-star": "Logo ENERGY STAR",
  "mark-ul-gas-fired": "UL dans un cercle, avec « GAS-FIRED » au-dessus",
  "field-code": "Quatre chiffres",
  "field-year": "Année",
  "field-factor": "Facteur énergétique",
  "field-kind": "Type de chauffe-eau",
  "kind-gas-tank": "À gaz, à réservoir",
  "kind-electric-tank": "Électrique, à réservoir",
  "kind-tankless-gas": "Instantané à gaz",
  "field-gallons": "Gallons américains (3,8 l)",
  gallons: "{gallons, number} gallons",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Saisissez deux chiffres pour l’année, puis la semaine de 01 à 53.",
  "wrong-year": "Saisissez une année de 1920 à {year}.",
  "wrong-factor": "Saisissez un nombre comme {example}, inférieur à 10.",
  "wrong-gallons": "Saisissez un nombre de 1 à 500.",
  "wrong-kind": "Choisissez le type de chauffe-eau.",
  reasonsHeading: "Ce que vous voyez, et ce que cela veut dire",
  leaves: "Reste {years}",
  against:
    "Non retenu : cet indice donne {years}, mais de meilleurs indices le contredisent. Une pièce a peut-être été remplacée, ou l’étiquette vient d’un autre chauffe-eau.",
  from: "{from} ou après",
  nothing: "Cela n’exclut aucune année.",
  notSeen: "Pas vu",
  ours: "Notre conclusion",
  stated: "Selon une source",
  "confidence-high": "fiabilité élevée",
  "confidence-medium": "fiabilité moyenne",
  "confidence-low": "fiabilité faible",
  doneTitle: "Il n’y a plus d’indices",
  doneText: "Aucune autre question ne réduirait les années.",
  stepsHeading: "Autres pistes",
  stepPlumber:
    "Demandez à un plombier ou à un inspecteur : beaucoup reconnaissent les modèles au premier coup d’œil.",
  stepSerial: "Numéro de série retrouvé ? <link>Vérifiez-le ici.</link>",
  copyTitle: "Chauffe-eau sans plaque",
  copyReason: "{answer} : {reason}",
};
