import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type":
    "Quanto può durare ancora dipende dal tipo di scaldabagno. Sceglilo per vedere che cosa dicono le fonti.",
  "no-figures": "Nessuna delle nostre fonti dice quanto durano gli apparecchi di questo tipo.",
  "no-date": "Senza una data non possiamo dire quanti di questi anni restano.",
  years: "{count, plural, one {# anno} many {# di anni} other {# anni}}",
  yearsMore: "{count, plural, one {# anno o più} many {# di anni o più} other {# anni o più}}",
  yearsRange: "da {from, number} a {to, number} anni",
  yearsRangeMore: "da {from, number} a {to, number} anni o più",
  whole: "Le fonti non concordano su quanto durano gli apparecchi di questo tipo: {years}.",
  wholeAssumption:
    "Dalla più bassa alla più alta delle cifre che contano. L’intervallo è nostro, per programmare, e non promette nulla per un singolo apparecchio.",
  left: "Per programmare restano: {years}.",
  leftAtMost: "Metti in conto al massimo: {years}.",
  leftNone: "Questo ha superato la durata abituale del suo tipo.",
  leftAssumption: "L’intervallo meno l’età dell’apparecchio. L’intervallo e la sottrazione sono nostri.",
  passed: "già passato",
  noEnd: "non indica una fine",
  still:
    "Degli apparecchi ancora in uso a quest’età, la metà centrale funziona ancora per questo tempo: {years}.",
  stillAssumption:
    "Letto sulla nostra curva: la media ({years}) è della fonte, la forma della curva è una nostra ipotesi.",
  pastMean: "Ha già superato la media del suo tipo ({years}).",
  curve: "Quanti apparecchi di questo tipo su 100 sono ancora in uso a ogni età",
  curveAssumption:
    "Una curva di Weibull la cui media ({years}) è della fonte. La forma è una nostra ipotesi: {value, number} per la linea. Con una forma di {count, number} e nessun guasto nel primo anno si ottiene l’altro bordo della fascia. Nessuna fonte mostra una curva simile.",
  "figure-mean": "Media: {years}",
  "figure-median": "Mediana: {years}",
  "figure-range": "Che cosa dice chi è del mestiere: {years}",
  "figure-typical": "Durata tipica: {years}",
  "figure-look-from": "Consiglio di cercarne uno nuovo a partire da quest’età: {years}",
  "figure-replace-from": "Consiglio di pensare a uno nuovo a partire da quest’età: {years}",
  "figure-warranty-as-life": "Durata della garanzia, presa come durata di vita: {years}",
  "figure-derived-mean": "Media che abbiamo ricavato: {years}",
  derivedAssumption:
    "Ricavata da noi da una tabella che dice quanti apparecchi di un insieme di età miste spariscono ogni anno.",
};
