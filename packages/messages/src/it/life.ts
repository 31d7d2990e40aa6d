import type { Messages } from "../catalog/shape.ts";

/** How much longer a heater may last. Said by the API. */
export const life: Messages["life"] = {
  "no-type": "Scegli il tipo di scaldabagno per vedere quanto può durare.",
  "no-figures": "Per questo tipo non abbiamo dati sulla durata.",
  "no-date": "Senza una data non possiamo dire quanti anni gli restano.",
  years: "{count, plural, one {# anno} many {# di anni} other {# anni}}",
  yearsMore: "{count, plural, one {# anno o più} many {# di anni o più} other {# anni o più}}",
  yearsRange: "da {from, number} a {to, number} anni",
  yearsRangeMore: "da {from, number} a {to, number} anni o più",
  whole: "Sulla durata di questo tipo le fonti non concordano: {years}.",
  wholeAssumption:
    "L’intervallo è nostro, dalla cifra più bassa alla più alta. Serve a programmare, non è una promessa.",
  left: "Metti in conto ancora {years}.",
  leftAtMost: "Può durare ancora {years}.",
  leftNone: "Ha superato la durata prevista.",
  leftAssumption: "Il nostro intervallo meno l’età dello scaldabagno.",
  passed: "nessuno",
  noEnd: "nessun limite indicato",
  still: "La metà degli scaldabagni di quest’età dura ancora {years}.",
  stillAssumption:
    "È la metà centrale, secondo la nostra curva. La media ({years}) è della fonte, la forma della curva è una nostra ipotesi.",
  pastMean: "Ha già superato la media del suo tipo: {years}.",
  curve: "Quanti scaldabagni di questo tipo su 100 funzionano ancora a ogni età",
  curveAssumption:
    "Una curva di Weibull con la media della fonte: {years}. La forma è una nostra ipotesi: {value, number} per la linea; {count, number} e nessun guasto nel primo anno per l’altro bordo della fascia. Nessuna fonte mostra una curva simile.",
  "figure-mean": "Media: {years}",
  "figure-median": "Mediana: {years}",
  "figure-range": "Stima di chi è del mestiere: {years}",
  "figure-typical": "Valore tipico: {years}",
  "figure-look-from": "Età consigliata per guardarsi intorno: {years}",
  "figure-replace-from": "Età consigliata per pensare al prossimo: {years}",
  "figure-warranty-as-life": "Durata della garanzia, usata come durata prevista: {years}",
  "figure-derived-mean": "Media calcolata da noi: {years}",
  derivedAssumption: "Calcolata dalle perdite annue in un parco di scaldabagni di età diverse.",
};
