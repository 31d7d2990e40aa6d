import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "L’étiquette jaune EnergyGuide indique-t-elle UEF ou EF\u202F?",
  "where-rating-name": "Elle est sur le chauffe-eau ou dans ses papiers.",
  "ask-label-price": "Quel prix de l’énergie figure sur l’étiquette EnergyGuide ?",
  "where-label-price": "Il est en petits caractères.",
  "ask-gas-valve-code": "Quels sont les quatre chiffres sur la vanne gaz ?",
  "where-gas-valve-code":
    "C’est le boîtier avec le bouton de température. 0329 désigne la semaine 29 de 2003.",
  "ask-standard-year": "Quelle année suit «\u00a0ANSI Z21.10\u00a0» sur la plaque\u202f?",
  "where-standard-year": "Par exemple\u00a0: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents par kWh ou 1,21\u00A0$ par therm",
  "answer-prices-before-2023": "Un autre prix",
  "answer-code-between": "De {from} à {to}",
  "answer-year-from": "{year} ou après",

  "because-uef-since": "Les étiquettes n’indiquent UEF que depuis {year}.",
  "because-ef-until": "Les étiquettes ont indiqué EF jusqu’en {year} au plus tard.",
  "because-prices-since": "Les étiquettes EnergyGuide utilisent ces prix depuis {year}.",
  "because-prices-until": "Une étiquette avec un autre prix date de {year} au plus tard.",
  "because-valve-fitted-soon":
    "Une vanne gaz est montée sous environ {years, plural, one {# an} many {# d’années} other {# ans}}.",
  "because-written-after": "Une étiquette qui cite {year} date de cette année-là ou d’après.",
  "because-arrestor-since": "Le premier chauffe-eau à gaz avec pare-flammes a été inventé en {year}.",
  "because-arrestor-until": "Depuis {year}, ces chauffe-eau à gaz ont un brûleur fermé.",
  "because-below-minimum":
    "Depuis {until}, ces chauffe-eau doivent avoir un facteur énergétique d’au moins {minimum, number}.",
  "because-heat-pump-since":
    "Depuis {year}, une cuve électrique de plus de {gallons, number} gallons doit avoir une pompe à chaleur.",
  "because-mark-since": "Aucun chauffe-eau ne portait cette marque avant {year}.",
  "because-there-by": "Quelqu’un y a noté {year} : l’appareil a au moins cet âge.",
  "because-valve-made":
    "La vanne gaz date de la semaine {week, number} de {year}. Sauf remplacement, elle a été montée dans l’année environ.",

  "assumed-valve-fitted-soon": "Le délai de montage est notre hypothèse.",
  "assumed-written-after": "Nous le déduisons de ce qui est imprimé.",

  settleHeading: "Une question",
  sometimes: "Une année antérieure, ou aucune, ne tranche pas.",
  settled: "Vous avez vu : {answer}.",
  ruledOut: "Exclu\u00A0: {dates}.",
  undo: "Annuler",
};
