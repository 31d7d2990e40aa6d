import type { Messages } from "../catalog/shape.ts";

/** What can be looked up on a heater, and why it tells when the heater was made. */
export const clues: Messages["clues"] = {
  "ask-rating-name": "L’étiquette jaune EnergyGuide indique-t-elle UEF ou EF\u202F?",
  "where-rating-name":
    "UEF est le facteur énergétique uniforme, EF l’ancien facteur énergétique. L’étiquette se trouve à l’extérieur de l’appareil ou parmi ses papiers.",
  "ask-label-price": "Quel prix de l’énergie l’étiquette EnergyGuide utilise-t-elle\u202f?",
  "where-label-price": "Il figure en petits caractères, en cents par kWh ou en dollars par therm.",
  "ask-gas-valve-code": "Quels sont les quatre chiffres sur le corps de la vanne gaz\u202F?",
  "where-gas-valve-code":
    "Les deux premiers donnent l’année, les deux derniers la semaine de fabrication de la vanne.",
  "ask-standard-year": "Quelle année suit «\u00a0ANSI Z21.10\u00a0» sur la plaque\u202f?",
  "where-standard-year": "Par exemple\u00a0: ANSI Z21.10.1-2014.",

  "answer-uef": "UEF",
  "answer-ef": "EF",
  "answer-prices-2023": "14 cents par kWh ou 1,21\u00A0$ par therm",
  "answer-prices-before-2023": "Un autre prix, par exemple 12 cents par kWh ou 1,09\u00A0$ par therm",
  "answer-code-between": "De {from} à {to}",
  "answer-year-from": "{year} ou après",

  "because-uef-since": "Les étiquettes indiquent UEF depuis {year}, pas avant.",
  "because-ef-until": "UEF a remplacé EF\u00A0: une étiquette indique EF jusqu’en {year} au plus tard.",
  "because-prices-since": "Les étiquettes EnergyGuide utilisent ces prix depuis {year}.",
  "because-prices-until":
    "Les prix des étiquettes EnergyGuide ont changé en {year}\u00A0: avec un autre prix, elle date de cette année au plus tard.",
  "because-valve-fitted-soon":
    "Une vanne gaz est montée sur un appareil dans un délai d’environ {years, plural, one {# an} many {# d’années} other {# ans}}.",
  "because-written-after":
    "Une étiquette ne peut pas citer une année encore à venir\u00A0: elle date de {year} ou d’après.",
  "because-arrestor-since": "Le premier chauffe-eau à gaz avec pare-flammes a été inventé en {year}.",
  "because-arrestor-until":
    "Depuis {year}, les appareils à gaz de ce type sont fabriqués avec un brûleur fermé et un pare-flammes.",
  "because-below-minimum":
    "Depuis {until}, un tel appareil doit avoir un facteur énergétique d’au moins {minimum, number}. Celui-ci a moins.",
  "because-heat-pump-since":
    "Depuis {year}, une cuve électrique de plus de {gallons, number} gallons doit avoir une pompe à chaleur. Celle-ci n’en a pas.",
  "because-mark-since": "Cette marque figure sur des chauffe-eau au plus tôt depuis {year}.",
  "because-there-by": "Quelqu’un y a noté {year} : l’appareil n’est pas plus récent.",
  "because-valve-made":
    "La vanne gaz a été fabriquée la semaine {week, number} de {year}. Elle est montée dans l’année environ, sauf si c’est une pièce de rechange.",

  "assumed-valve-fitted-soon":
    "L’écriture du code vient d’avis de la CPSC. Le délai avant le montage d’une vanne est notre hypothèse.",
  "assumed-written-after":
    "Aucune source n’est nécessaire\u00A0: nous le déduisons de ce qui est imprimé sur l’appareil.",

  settleHeading: "Une question permet de trancher",
  sometimes: "Une année antérieure, ou aucune, ne permet pas de trancher.",
  settled: "Tranché par ce que vous avez vu\u00A0: {answer}.",
  ruledOut: "Exclu\u00A0: {dates}.",
  undo: "Annuler",
};
