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
  "about above after again all also although an and any anybody are as at be because been before being below between both but by can cannot can’t could did do does doesn’t don’t down each either else every everything few for from had has have he her here his how if in into is isn’t it it’s its just many may me might more most much must my never no nobody nor not nothing now of off often on once one only or other our out over own same several she should since so some somebody such than that that’s the their them then there these they this those though through to too under until up us usually very was we we’ll well were what what’s when where whether which while who whose why will with within without would yet you you’ll your".split(
    " ",
  );
