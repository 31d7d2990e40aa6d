import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "L’étiquette jaune EnergyGuide indique-t-elle UEF ou EF\u202F?",
  "where-rating-name": "Regardez le chauffe-eau ou ses papiers. UEF veut dire facteur énergétique uniforme.",
  "ask-label-price": "Quel prix de l’énergie lit-on sur l’étiquette EnergyGuide ?",
  "where-label-price": "En petits caractères : en cents par kWh, ou en dollars par therm.",
  "ask-gas-valve-code": "Quels sont les quatre chiffres sur la vanne gaz ?",
  "where-gas-valve-code": "Deux chiffres pour l’année, puis deux pour la semaine.",
  "ask-standard-year": "Quelle année suit «\u00a0ANSI Z21.10\u00a0» sur la plaque\u202f?",
  "where-standard-year": "Par exemple\u00a0: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents par kWh ou 1,21\u00A0$ par therm",
  "answer-prices-before-2023": "Un autre prix, comme 12 cents par kWh ou 1,09 $ par therm",
  "answer-code-between": "De {from} à {to}",
  "answer-year-from": "{year} ou après",

  "because-uef-since": "Les étiquettes n’indiquent UEF que depuis {year}.",
  "because-ef-until": "UEF a remplacé EF : les étiquettes ont indiqué EF jusqu’en {year} au plus tard.",
  "because-prices-since": "Les étiquettes EnergyGuide utilisent ces prix depuis {year}.",
  "because-prices-until":
    "Les prix EnergyGuide ont changé en {year}. Une étiquette avec un autre prix date de cette année au plus tard.",
  "because-valve-fitted-soon":
    "Une vanne gaz est montée sur un chauffe-eau dans un délai d’environ {years, plural, one {# an} many {# d’années} other {# ans}}.",
  "because-written-after": "Une étiquette ne cite pas une année à venir : elle date de {year} ou d’après.",
  "because-arrestor-since": "Le premier chauffe-eau à gaz avec pare-flammes a été inventé en {year}.",
  "because-arrestor-until": "Depuis {year}, ces chauffe-eau à gaz ont un brûleur fermé et un pare-flammes.",
  "because-below-minimum":
    "Depuis {until}, ces chauffe-eau doivent avoir un facteur énergétique d’au moins {minimum, number}. Le vôtre a moins.",
  "because-heat-pump-since":
    "Depuis {year}, une cuve électrique de plus de {gallons, number} gallons doit avoir une pompe à chaleur. La vôtre n’en a pas.",
  "because-mark-since": "Les chauffe-eau ne portent cette marque que depuis {year}, au plus tôt.",
  "because-there-by": "Quelqu’un y a noté {year} : le chauffe-eau a au moins cet âge.",
  "because-valve-made":
    "La vanne gaz date de la semaine {week, number} de {year}. Elle est montée dans l’année environ, sauf si c’est une pièce de rechange.",

  "assumed-valve-fitted-soon":
    "Les rappels de la CPSC expliquent le code. Le délai de montage est notre hypothèse.",
  "assumed-written-after": "Nous le déduisons de ce qui est imprimé sur le chauffe-eau.",

  settleHeading: "Une question pour trancher",
  sometimes: "Une année antérieure, ou aucune, ne permet pas de trancher.",
  settled: "Tranché par ce que vous avez vu : {answer}.",
  ruledOut: "Exclu\u00A0: {dates}.",
  undo: "Annuler",
};
