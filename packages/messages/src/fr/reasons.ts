import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Le numéro a exactement le format de cette marque.",
  "year-from-table": "L’année vient du tableau du fabricant.",
  "eight-digits-after-letters": "Huit chiffres après les lettres : fabriqué après {since}.",
  "seven-digits-after-letters": "Sept chiffres après les lettres : fabriqué avant {until}.",
  "four-digit-year": "L’année est écrite en entier.",
  "plant-letter-means-week": "Avec cette lettre d’usine, les deux chiffres sont la semaine.",
  "manufacturer-exception": "Le fabricant a signalé une erreur d’impression sur ce numéro.",
  "decade-from-month-code": "Le code du mois donne aussi la décennie.",
  "printed-form": "Vos points ou vos tirets déterminent la lecture.",
  "month-not-padded": "Sans zéro devant, le mois se lit de deux façons.",
  "letters-repeat": "Les lettres d’année reviennent tous les {every}\u00a0ans.",
  "older-cycle": "Ces lettres désignent aussi {year}.",
  "single-year-digit": "Le chiffre de l’année revient tous les dix ans.",
  "counter-fits": "Le numéro d’ordre correspond à cette date.",
  "counter-misfit": "Le numéro d’ordre ne correspond pas à cette date.",
  "check-running-number": "Possible seulement si chaque chiffre du numéro d’ordre est juste.",
  "model-fits": "Le numéro de modèle correspond à ces années.",
  "model-excludes": "Le numéro de modèle exclut {year}.",
  "model-contradicts": "Le numéro de modèle correspond à d’autres années.",
  "formats-overlap": "Deux formats de la marque correspondent, avec des dates différentes.",
  "year-estimated-from-count": "L’année est estimée d’après le numéro d’ordre.",
  "outside-attested-years":
    "{to, select, open {Nous n’avons vu ce format qu’à partir de {from}.} other {Nous n’avons vu ce format que de {from} à {to}.}}",
  "near-miss-tail": "La longueur du numéro d’ordre est inhabituelle.",
  "near-miss-characters": "Le numéro d’ordre a des caractères inhabituels.",
  "fits-other-brand": "Un numéro de série {brand} peut avoir le même aspect. Vérifiez le nom sur la plaque.",
  "week-is-approximate": "La date est connue à une semaine près.",
  "no-such-week":
    "Il n’y a pas eu de semaine 53 en {year}. Ce peut être la semaine 52 de {year} ou la semaine 1 de {next}.",
  "week-or-month-disputed": "Selon la source, ces chiffres sont la semaine ou le mois. L’année est sûre.",
  "year-table-disputed": "Les sources diffèrent d’un an.",
  "sources-disagree": "Les sources donnent des règles différentes pour cette marque.",
  "may-be-undated": "Selon une autre source, ces numéros ne contiennent pas de date.",
  "single-source": "Une seule source donne cette règle.",
  "inferred-from-sister-brand":
    "Le fabricant utilise cette règle, mais nous ne l’avons pas vérifiée pour cette marque.",
  "inferred-rule": "Cette règle est de nous.",
  "maker-varies": "Plusieurs fabricants ont utilisé ce nom.",
};
