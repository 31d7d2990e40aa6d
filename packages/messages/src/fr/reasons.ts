import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Le numéro a exactement la forme que cette marque utilise.",
  "year-from-table": "Le tableau du fabricant indique l’année où ces numéros ont été attribués.",
  "eight-digits-after-letters": "Huit chiffres après les lettres : fabriqué après {since}.",
  "seven-digits-after-letters": "Sept chiffres après les lettres : fabriqué avant {until}.",
  "four-digit-year": "L’année est écrite en entier.",
  "plant-letter-means-week":
    "Avec cette lettre d’usine, les deux chiffres indiquent la semaine, et non le mois.",
  "manufacturer-exception":
    "Le fabricant a signalé une erreur d’impression, et ce numéro fait partie de ceux qu’elle touche.",
  "decade-from-month-code": "Le code du mois indique aussi la décennie.",
  "printed-form": "Les points ou les tirets, tels que vous les avez saisis, déterminent la lecture.",
  "month-not-padded": "Le mois n’a pas de zéro devant, si bien que deux lectures sont possibles.",
  "letters-repeat": "Les lettres d’année recommencent tous les {every} ans.",
  "older-cycle": "Ces lettres ont aussi désigné {year}. Ce n’est possible que si l’appareil a cet âge.",
  "single-year-digit": "Un seul chiffre désigne l’année ; il correspond donc à une année de chaque décennie.",
  "counter-fits": "Le numéro d’ordre est à peu près ce qu’il devrait être à cette date.",
  "counter-misfit": "Le numéro d’ordre est loin de ce qu’il devrait être à cette date.",
  "check-running-number":
    "Possible seulement si chaque chiffre du numéro d’ordre a été bien lu. Vérifiez-les.",
  "model-fits": "Le numéro de modèle correspond à ces années.",
  "model-excludes": "Le numéro de modèle exclut {year}.",
  "formats-overlap": "Deux formats de la marque ont cette forme, et chacun donne une autre date.",
  "year-estimated-from-count":
    "L’année est estimée d’après le numéro d’ordre, commun à tous les appareils du groupe.",
  "outside-attested-years":
    "{to, select, open {De ce format, nous ne connaissons d’appareils datés qu’à partir de {from}.} other {De ce format, nous ne connaissons d’appareils datés que de {from} à {to}.}}",
  "near-miss-tail":
    "Le numéro d’ordre est plus long ou plus court que ceux que nous connaissons. Le code de date, lui, se lit bien.",
  "near-miss-characters":
    "Le numéro d’ordre contient des caractères que nous n’y avions jamais vus. Le code de date, lui, se lit bien.",
  "fits-other-brand":
    "Les numéros de série {brand} peuvent avoir la même forme. Vérifiez le nom sur la plaque.",
  "week-is-approximate": "La date peut être décalée d’une semaine.",
  "no-such-week":
    "{year} n’a pas eu de semaine 53. Il peut s’agir de la semaine 52 de {year} ou de la semaine 1 de {next}.",
  "week-or-month-disputed":
    "Selon les sources, ces chiffres indiquent la semaine ou le mois. L’année, elle, est sûre.",
  "year-table-disputed": "Les sources diffèrent d’un an sur l’année.",
  "sources-disagree": "Les sources donnent des règles différentes pour cette marque.",
  "may-be-undated": "Selon une autre source, ces numéros ne font que compter et ne contiennent aucune date.",
  "single-source": "Une seule source énonce cette règle.",
  "inferred-from-sister-brand":
    "La règle est celle du fabricant ; nous n’avons pas vu d’appareil daté de cette marque.",
  "inferred-rule": "Ce schéma est notre propre déduction. Aucune source ne l’énonce.",
  "maker-varies": "Plusieurs fabricants ont utilisé ce nom.",
};
