import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["«", "»"],
  joinsUnits: true,
  changingWords: [
    "a",
    "agli",
    "ai",
    "al",
    "allo",
    "dal",
    "dei",
    "del",
    "dello",
    "e",
    "gli",
    "i",
    "il",
    "la",
    "lo",
    "nel",
    "nello",
    "o",
    "sul",
    "sullo",
    "un",
    "una",
    "uno",
  ],
  avoided: [
    "al fine di",
    "avviso di sicurezza riguarda",
    "che cosa può aiutare",
    "ciò che",
    "durata abituale",
    "ha bisogno di",
    "modo di scrivere",
    "non è stato possibile",
    "per nient’altro",
    "prendila come",
    "secondo i tuoi documenti",
    "si basa solo su",
    "valvola di intercettazione",
  ],
  sameAsEnglish: ["Heater Age", "{value} gal/min"],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "a ad agli ai al alla alle allo anche ancora bene c'è che chi ci ciò col come con contro così cui da dagli dai dal dalla dalle degli dei del della delle dello di do dopo dove due e è ed era essere fa fino fra già gli ha hanno he i il in invece io la le lei lo loro lui ma me meno mentre mi molto ne negli nei nel nella nelle nello nessun nessuna no noi non nostro o ogni oltre oppure per perché perciò però più poi prima proprio può qual quale quali quando quanto quella quelle quello questa queste questi questo qui quindi sarà se sei senza si sia sono sopra sotto stato su sua sue sul sulla suo sé tra tu tutte tutti tutto un una uno va vi voi".split(
    " ",
  );
