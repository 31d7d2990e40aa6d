import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["«\u00a0", "\u00a0»"],
  spaces: { ";": "\u202f", "!": "\u202f", "?": "\u202f", ":": "\u00a0" },
  joinsUnits: true,
  changingWords: [
    "au",
    "ce",
    "de",
    "du",
    "jusque",
    "la",
    "lorsque",
    "ma",
    "puisque",
    "que",
    "sa",
    "si",
    "ta",
  ],
  avoided: [
    "ce que disent",
    "certitude",
    "d’où cela vient",
    "dont on sait",
    "en suspens",
    "gens du métier",
    "la forme de ceux",
    "laissé de côté",
    "mot de trop",
    "quiconque",
    "recompter",
    "si bien que",
    "vise",
    "visé",
  ],
  sameAsEnglish: ["Heater Age"],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "a à afin ai ainsi alors an après as au aucun aucune aussi autre autres aux avant avec bien but car ce cela celle celui ces cet cette ceux chaque chez comme contre dans de depuis des deux donc dont du elle elles en encore entre est et était être fait font hors ici il ils je la là le les leur leurs lors lorsque lui mais me même mes moins mon ne ni non nos notre nous on ont or ou où par parce pas pendant peu peut peuvent plus pour près quand que quel quelle quelques qui quoi sa sans se selon sera ses si son sont sous sur ta te tous tout toute très tu un une vers voici vos votre vous y".split(
    " ",
  );
