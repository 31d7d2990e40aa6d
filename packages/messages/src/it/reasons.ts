import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Il numero ha esattamente la forma usata da questa marca.",
  "year-from-table": "La tabella del produttore indica l’anno in cui questi numeri sono stati assegnati.",
  "eight-digits-after-letters": "Otto cifre dopo le lettere: fabbricato dopo {since}.",
  "seven-digits-after-letters": "Sette cifre dopo le lettere: fabbricato prima di {until}.",
  "four-digit-year": "L’anno è scritto per intero.",
  "plant-letter-means-week": "Con questa lettera della fabbrica le due cifre sono la settimana, non il mese.",
  "manufacturer-exception":
    "Il produttore ha reso noto un errore di stampa, e questo numero è tra quelli interessati.",
  "decade-from-month-code": "Il carattere del mese rivela anche il decennio.",
  "printed-form": "I punti o i trattini, così come li hai scritti, decidono come si legge il numero.",
  "month-not-padded": "Il mese non ha lo zero iniziale, perciò sono possibili due letture.",
  "letters-repeat": "Le lettere dell’anno ricominciano ogni {every} anni.",
  "older-cycle":
    "Le stesse lettere hanno indicato anche il {year}. È possibile solo se l’apparecchio è così vecchio.",
  "single-year-digit": "Per l’anno c’è una sola cifra, che quindi ricorre una volta in ogni decennio.",
  "counter-fits": "Il numero progressivo è all’incirca dove dovrebbe essere a quella data.",
  "counter-misfit": "Il numero progressivo è lontano da dove dovrebbe essere a quella data.",
  "check-running-number":
    "Possibile solo se ogni cifra del numero progressivo è stata letta bene. Controllale.",
  "model-fits": "Il numero di modello appartiene a questi anni.",
  "model-excludes": "Il numero di modello esclude il {year}.",
  "formats-overlap": "Due formati della marca hanno questa forma, e ognuno dà una data diversa.",
  "year-estimated-from-count":
    "L’anno è stimato dal numero progressivo, comune a tutti gli apparecchi del gruppo.",
  "outside-attested-years":
    "{to, select, open {Di questo formato si conoscono apparecchi datati solo dal {from}.} other {Di questo formato si conoscono apparecchi datati solo dal {from} al {to}.}}",
  "near-miss-tail":
    "Il numero progressivo è più lungo o più corto di quelli che conosciamo. Il codice della data in sé si legge bene.",
  "near-miss-characters":
    "Il numero progressivo contiene caratteri che lì non abbiamo mai visto. Il codice della data in sé si legge bene.",
  "fits-other-brand":
    "Anche i numeri di serie {brand} possono avere questa forma. Controlla il nome sulla targhetta.",
  "week-is-approximate": "La settimana giusta può essere quella prima o quella dopo.",
  "no-such-week":
    "Il {year} non ha avuto una settimana 53. Può trattarsi della settimana 52 del {year} o della settimana 1 del {next}.",
  "week-or-month-disputed":
    "Le fonti non concordano se queste cifre siano la settimana o il mese. L’anno è certo.",
  "year-table-disputed": "Le fonti divergono di un anno.",
  "sources-disagree": "Per questa marca le fonti danno regole diverse.",
  "may-be-undated": "Secondo un’altra fonte questi numeri contano soltanto e non contengono alcuna data.",
  "single-source": "Questa regola si trova in una sola fonte.",
  "inferred-from-sister-brand":
    "La regola è quella del produttore; di questa marca non abbiamo visto apparecchi datati.",
  "inferred-rule": "Lo schema lo abbiamo dedotto noi. Non si trova in alcuna fonte.",
  "maker-varies": "Più di un produttore ha usato questo nome.",
};
