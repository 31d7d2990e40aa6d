import type { Messages } from "../catalog/shape.ts";

/**
 * The age of a heater without a readable label. `ask-…` and `look-…` end in the code of a question; other keys with a
 * code end in that of an answer. Why an answer narrows the years is in the area `clues`.
 */
export const noLabel: Messages["noLabel"] = {
  metaTitle: "Chauffe-eau sans étiquette : trouvez son âge",
  metaDescription:
    "Pas de numéro de série sur le chauffe-eau ? Répondez à quelques questions sur ce que vous voyez. Chacune réduit les années possibles, raisons et sources à l’appui.",
  title: "Quel âge a un chauffe-eau sans étiquette ?",
  intro:
    "L’étiquette a disparu ou elle est illisible ? D’autres indices permettent d’estimer l’âge. Indiquez ce que vous voyez.",
  toSerial: "Vérifier un numéro de série",
  yearsHeading: "Années possibles",
  between: "de {from} à {to}",
  until: "{to} ou avant",
  any: "toutes les années",
  barLabel: "{years}, sur une échelle de {from} à {to}",
  saidAny: "Pour l’instant, toutes les années sont possibles.",
  saidBetween: "D’après ce que vous voyez, l’appareil a été fabriqué entre {from} et {to}.",
  saidOne: "D’après ce que vous voyez, l’appareil a été fabriqué en {year}.",
  saidUntil: "D’après ce que vous voyez, l’appareil a été fabriqué en {to} ou avant.",
  age: "Âge : {age}",
  ageAtLeast: "{count, plural, one {# an} many {# d’ans} other {# ans}} ou plus",
  ageAtMost: "jusqu’à {count, plural, one {# an} many {# d’ans} other {# ans}}",
  crossing: "Ces années permettent plus d’un état. En attendant d’en savoir plus, retenez le plus âgé.",
  weak: "Cela ne repose que sur des indices faibles. À prendre comme une indication.",
  question: "Question {number, number}",
  left: "{count, plural, =0 {la dernière} one {encore une au plus} many {encore # au plus} other {encore # au plus}}",
  unknown: "Je ne le vois pas ou je ne sais pas",
  next: "Suivant",
  back: "Retour",
  startOver: "Recommencer",
  change: "Modifier : {question}",
  changeShort: "Modifier",
  "ask-energy": "Qu’est-ce qui chauffe l’eau ?",
  "look-energy":
    "Gaz : une conduite de gaz et presque toujours un conduit d’évacuation en haut. Électricité : un câble et pas de conduit.",
  "ask-rating-name": "Quel indice figure sur l’étiquette jaune EnergyGuide ?",
  "look-rating-name": "C’est une grande étiquette jaune sur l’appareil ou parmi vos papiers.",
  "ask-label-price": "Quel prix de l’énergie figure dans les petits caractères ?",
  "look-label-price":
    "Sur l’étiquette jaune, sous le coût annuel : le prix de l’électricité ou du gaz qui a servi au calcul.",
  "ask-energy-factor": "Quel est son facteur énergétique (EF) ?",
  "look-energy-factor":
    "Un nombre comme 0,58 sur l’étiquette jaune, sur la plaque signalétique ou dans la notice. L’UEF est une autre valeur.",
  "ask-gas-valve-code": "Quels quatre chiffres la vanne gaz porte-t-elle ?",
  "look-gas-valve-code":
    "La vanne gaz est le boîtier avec le bouton de température, en bas à l’avant. Cherchez deux chiffres pour l’année et deux pour la semaine : 0329 est la semaine 29 de 2003.",
  "ask-flame-arrestor": "Voyez-vous la flamme du brûleur ?",
  "look-flame-arrestor":
    "Regardez le bas de la cuve. Ouvert : un volet de tôle s’enlève à la main et vous pourriez toucher le brûleur. Fermé : une plaque est vissée, souvent avec un petit hublot. Ne dévissez rien.",
  "ask-standard-year": "Quelle année suit « ANSI », « CSA » ou « UL » sur l’étiquette ?",
  "look-standard-year":
    "Cherchez dans les petits caractères, par exemple ANSI Z21.10.1-2014. S’il y a plusieurs années, saisissez la plus récente.",
  "ask-certification-mark": "Voyez-vous l’une de ces marques ?",
  "look-certification-mark":
    "Regardez la plaque signalétique, l’étiquette jaune et l’avant. Choisissez la première de la liste que vous voyez.",
  "ask-electric-tank-size": "Quelle est la capacité de la cuve électrique ?",
  "look-electric-tank-size":
    "Les gallons figurent sur une étiquette ou dans le numéro de modèle. Cela ne vaut pas pour une pompe à chaleur (bloc avec ventilateur en haut).",
  "ask-printed-date": "Une date est-elle imprimée sur une étiquette ?",
  "look-printed-date":
    "Souvent sur les avertissements et les schémas, comme « Rev. 03/08 » ou « © 2012 ». Saisissez la plus récente.",
  "ask-inspection-tag": "Un inspecteur a-t-il noté une date ?",
  "look-inspection-tag":
    "Sur une fiche ou une étiquette d’une inspection de la maison, de la commune ou du gaz. Saisissez la plus ancienne.",
  "ask-installation-sticker": "Un plombier a-t-il noté une date ?",
  "look-installation-sticker":
    "Sur la cuve ou sur une étiquette avec un téléphone. La date d’une réparation convient aussi. Saisissez la plus ancienne.",
  "ask-pipe-tag": "Quelqu’un a-t-il noté une date sur les tuyaux ?",
  "look-pipe-tag":
    "Sur des fiches ou des étiquettes juste à côté de l’appareil. Saisissez la plus ancienne. Une date imprimée par le fabricant du tuyau ne compte pas.",
  "energy-gas": "Gaz ou propane",
  "energy-electric": "Électricité",
  "rating-name-uef": "UEF (Uniform Energy Factor)",
  "rating-name-ef": "EF (Energy Factor)",
  "rating-name-no-label": "Pas d’étiquette jaune",
  "label-price-2023": "14 cents par kWh ou 1,21 $ par therm",
  "label-price-before-2023": "12 cents par kWh ou 1,09 $ par therm",
  "flame-arrestor-open-chimney":
    "Ouvert : cuve de 30, 40 ou 50 gallons (114, 151 ou 189 l) à tirage naturel, pas pour maison mobile",
  "flame-arrestor-open": "Ouvert : un autre chauffe-eau à gaz, jusqu’à 75 000 BTU/h (22 kW)",
  "flame-arrestor-named": "Fermé, et une étiquette nomme FVIR ou un pare-flammes",
  "mark-ahri": "Les mots « AHRI Certified »",
  "mark-energy-star": "La marque ENERGY STAR",
  "mark-ul-gas-fired": "UL dans un cercle, avec « GAS-FIRED » au-dessus",
  "field-code": "Quatre chiffres",
  "field-year": "Année",
  "field-factor": "Facteur énergétique (EF)",
  "field-kind": "Type d’appareil",
  "kind-gas-tank": "Chauffe-eau à gaz à réservoir",
  "kind-electric-tank": "Chauffe-eau électrique à réservoir",
  "kind-tankless-gas": "Chauffe-eau instantané à gaz",
  "field-gallons": "Capacité en gallons US (1 gallon = 3,8 l)",
  gallons: "{gallons, number} gallons",
  factorOf: "EF {factor}, {kind}",
  "wrong-code": "Saisissez quatre chiffres : deux pour l’année, puis la semaine de 01 à 53.",
  "wrong-year": "Saisissez une année de 1920 à {year}, en quatre chiffres.",
  "wrong-factor": "Saisissez un nombre comme {example}, inférieur à 10.",
  "wrong-gallons": "Saisissez la capacité en gallons : un nombre de 1 à 500.",
  "wrong-kind": "Choisissez le type d’appareil.",
  reasonsHeading: "Ce que vous avez vu et ce que cela veut dire",
  leaves: "Il reste : {years}",
  against:
    "Ne compte pas : cela indique {years}, et de meilleurs indices disent autre chose. Une pièce a pu être remplacée, ou une étiquette venir d’un autre appareil.",
  from: "{from} ou après",
  nothing: "Cela n’exclut aucune année.",
  notSeen: "Pas vu ou pas su",
  answered: "Type d’appareil",
  ours: "Notre conclusion",
  stated: "Affirmé par une source",
  "confidence-high": "certitude élevée",
  "confidence-medium": "certitude moyenne",
  "confidence-low": "certitude faible",
  noSource: "Ce qui est écrit sur l’appareil suffit.",
  doneTitle: "Il n’y a pas d’autres indices",
  doneText: "Aucune autre question n’exclurait des années. Vous pouvez encore modifier une réponse.",
  stepsHeading: "Ce qui peut encore aider",
  stepPlumber:
    "Demandez à un plombier ou à un inspecteur. Ils connaissent de vue les modèles des fabricants.",
  stepSerial: "Vous avez finalement trouvé le numéro de série ? <link>Vérifiez-le ici.</link>",
  copyTitle: "Chauffe-eau sans étiquette",
  copyReason: "{answer} : {reason}",
};
