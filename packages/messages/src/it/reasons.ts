import type { Messages } from "../catalog/shape.ts";

/** Why a reading is offered, and what speaks for or against it. Keys are the decoder's reason codes. */
export const reasons: Messages["reasons"] = {
  "brand-format": "Il numero ha proprio il formato di questa marca.",
  "year-from-table": "L’anno viene dalla tabella del produttore.",
  "eight-digits-after-letters": "Otto cifre dopo le lettere: fabbricato dopo {since}.",
  "seven-digits-after-letters": "Sette cifre dopo le lettere: fabbricato prima di {until}.",
  "four-digit-year": "L’anno è scritto per intero.",
  "plant-letter-means-week": "Con questa lettera della fabbrica le due cifre sono la settimana, non il mese.",
  "manufacturer-exception": "Il produttore ha segnalato un errore di stampa su questo numero.",
  "decade-from-month-code": "Il codice del mese indica anche il decennio.",
  "printed-form": "La lettura dipende dai punti o dai trattini che hai scritto.",
  "month-not-padded": "Il mese è senza lo zero iniziale, perciò si legge in due modi.",
  "letters-repeat": "Le lettere dell’anno si ripetono ogni {every} anni.",
  "older-cycle": "Le stesse lettere valevano anche per il {year}, se l’apparecchio è così vecchio.",
  "single-year-digit": "L’anno è una cifra sola: ritorna ogni decennio.",
  "counter-fits": "Il numero progressivo quadra con quella data.",
  "counter-misfit": "Il numero progressivo non quadra affatto con quella data.",
  "check-running-number": "Possibile solo se tutte le cifre del numero progressivo sono giuste. Controllale.",
  "model-fits": "Il numero di modello è di quegli anni.",
  "model-excludes": "Il numero di modello esclude il {year}.",
  "formats-overlap": "Corrisponde a due formati della marca, e ognuno dà una data diversa.",
  "year-estimated-from-count": "L’anno è stimato dal numero progressivo, che è comune a tutto il gruppo.",
  "outside-attested-years":
    "{to, select, open {Questo formato lo abbiamo visto solo dal {from} in poi.} other {Questo formato lo abbiamo visto solo dal {from} al {to}.}}",
  "near-miss-tail": "Il numero progressivo ha una lunghezza insolita, ma il codice della data si legge bene.",
  "near-miss-characters":
    "Il numero progressivo ha caratteri insoliti, ma il codice della data si legge bene.",
  "fits-other-brand": "I numeri di serie {brand} possono essere uguali. Controlla il nome sulla targhetta.",
  "week-is-approximate": "Può essere anche la settimana prima o quella dopo.",
  "no-such-week": "Il {year} non ha la settimana 53. Può essere la 52 del {year} o la 1 del {next}.",
  "week-or-month-disputed":
    "Le fonti non concordano: queste cifre sono la settimana o il mese. L’anno è certo.",
  "year-table-disputed": "Tra le fonti c’è un anno di differenza.",
  "sources-disagree": "Per questa marca le fonti danno regole diverse.",
  "may-be-undated": "Secondo un’altra fonte questi numeri sono solo un conteggio, senza data.",
  "single-source": "La regola viene da una sola fonte.",
  "inferred-from-sister-brand":
    "È la regola del produttore. Di questa marca non abbiamo visto scaldabagni datati.",
  "inferred-rule": "La regola è nostra: non la riporta nessuna fonte.",
  "maker-varies": "Più produttori hanno usato questo nome.",
};
