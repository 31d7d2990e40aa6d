import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["“", "”"],
  straightApostrophes: true,
  changingWords: ["a", "an"],
  sameAsEnglish: [],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "about above after again all although an and any anybody are as at be because been before being below between both but by can cannot could did do does down each either else every everything few for from had has have he her here his how if in into is it its just many may me might more most much must my never no nobody nor not nothing now of off often on once one only or other our out over own same she should since so some somebody such than that the their them then there these they this those though through to too under until up us very was we well were what when where whether which while who whose why will with within without would yet you your".split(
    " ",
  );
