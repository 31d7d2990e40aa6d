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
    "L’étiquette a disparu, ou personne ne peut la lire ? D’autres choses sur l’appareil indiquent aussi des années. Répondez selon ce que vous voyez : chaque réponse réduit les années, et nous disons pourquoi.",
  toSerial: "Vérifier un numéro de série",
  yearsHeading: "Les années qui restent",
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
  crossing:
    "Les années qui restent permettent plus d’un état. Tous sont indiqués ; en attendant d’en savoir plus, retenez le plus âgé.",
  weak: "Cela ne repose que sur des indices incertains. À prendre comme une indication.",
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
    "Un appareil à gaz a une conduite de gaz, une vanne gaz en bas à l’avant et presque toujours un conduit d’évacuation en haut. Un appareil électrique a un câble et pas de conduit.",
  "ask-rating-name": "Quel indice l’étiquette jaune EnergyGuide nomme-t-elle ?",
  "look-rating-name":
    "C’est une grande étiquette jaune sur la cuve ou sur l’habillage, ou parmi les papiers. UEF signifie « Uniform Energy Factor », EF « Energy Factor ».",
  "ask-label-price": "Quel prix de l’énergie figure dans les petits caractères ?",
  "look-label-price":
    "Sur l’étiquette jaune EnergyGuide, sous le coût annuel : elle dit avec quel prix de l’électricité ou du gaz il a été calculé.",
  "ask-energy-factor": "Quel est son facteur énergétique (EF) ?",
  "look-energy-factor":
    "Un nombre comme 0,58 sur l’étiquette jaune, sur la plaque signalétique ou dans la notice. L’UEF est une autre valeur.",
  "ask-gas-valve-code": "Quels quatre chiffres la vanne gaz porte-t-elle ?",
  "look-gas-valve-code":
    "La vanne gaz est le boîtier avec le bouton de température, en bas à l’avant. Son corps porte quatre chiffres, frappés ou imprimés : deux pour l’année, deux pour la semaine. 0329 est la semaine 29 de 2003.",
  "ask-flame-arrestor": "Le brûleur est-il ouvert ?",
  "look-flame-arrestor":
    "Regardez le bas de la cuve. Ouvert : un volet de tôle s’enlève à la main, et derrière on voit le brûleur, qu’une allumette pourrait atteindre. Fermé : une plaque est vissée, presque toujours avec un petit hublot, et une étiquette nomme FVIR ou un pare-flammes (« flame arrestor »). Ne dévissez rien.",
  "ask-standard-year": "Quelle année la norme sur son étiquette porte-t-elle ?",
  "look-standard-year":
    "Cherchez en petits caractères ANSI, CSA ou UL avec un numéro et une année, comme ANSI Z21.10.1-2014. De plusieurs années, prenez la plus récente.",
  "ask-certification-mark": "Porte-t-il l’une de ces marques ?",
  "look-certification-mark":
    "Regardez la plaque signalétique, l’étiquette jaune et l’avant. Prenez la première de la liste que vous voyez.",
  "ask-electric-tank-size": "Quelle est la capacité de la cuve électrique ?",
  "look-electric-tank-size":
    "Seulement pour une cuve sans pompe à chaleur : celle-ci aurait en haut un bloc avec ventilateur. La capacité en gallons est sur une étiquette ou dans le numéro de modèle.",
  "ask-printed-date": "Une date est-elle imprimée sur l’une de ses étiquettes ?",
  "look-printed-date":
    "Les avertissements et les schémas portent souvent la date de leur version ou de leur copyright, comme « Rev. 03/08 » ou « © 2012 ». De plusieurs, prenez la plus récente.",
  "ask-inspection-tag": "Un inspecteur y a-t-il noté une date ?",
  "look-inspection-tag":
    "Sur une fiche ou une étiquette de l’appareil : d’une inspection de la maison, de la commune, d’une vérification de gaz. Prenez la plus ancienne.",
  "ask-installation-sticker": "Un plombier y a-t-il noté une date ?",
  "look-installation-sticker":
    "Les plombiers notent souvent le jour de l’installation sur la cuve, au feutre ou sur une étiquette avec leur téléphone. La date d’une réparation convient aussi. Prenez la plus ancienne.",
  "ask-pipe-tag": "Quelqu’un a-t-il noté une date sur les tuyaux ?",
  "look-pipe-tag":
    "Sur des fiches ou des étiquettes des tuyaux tout près de l’appareil. Prenez la plus ancienne. Une date imprimée sur le tuyau par son fabricant ne compte pas.",
  "energy-gas": "Gaz ou propane",
  "energy-electric": "Électricité",
  "rating-name-uef": "UEF (Uniform Energy Factor)",
  "rating-name-ef": "EF (Energy Factor)",
  "rating-name-no-label": "Il n’y a pas d’étiquette jaune",
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
  reasonsHeading: "Ce que vous voyez, et ce que cela indique",
  leaves: "Il reste : {years}",
  against:
    "Ne compte pas : cela indique {years}, et des réponses plus sûres disent autre chose. Une pièce a pu être remplacée, ou une étiquette venir d’un autre appareil.",
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
  doneTitle: "Rien d’autre n’indique les années",
  doneText: "Aucune autre question n’exclurait des années. Vous pouvez encore modifier une réponse.",
  stepsHeading: "Ce qui peut encore aider",
  stepPlumber:
    "Demandez à un plombier ou à un inspecteur : ils connaissent de vue les gammes des fabricants.",
  stepSerial: "Vous avez finalement trouvé le numéro de série ? <link>Vérifiez-le ici.</link>",
  copyTitle: "Chauffe-eau sans étiquette",
  copyReason: "{answer} : {reason}",
};
