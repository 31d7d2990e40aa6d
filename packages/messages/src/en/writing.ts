import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["“", "”"],
  straightApostrophes: true,
  changingWords: ["a", "an"],
  avoided: [
    "all else",
    "all the same",
    "counts for",
    "is known of",
    "nobody",
    "of which",
    "our copy",
    "reckon",
    "says of",
    "stands behind",
    "tells",
    "ways of writing",
    "what else",
  ],
  sameAsEnglish: [],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "about above after again all also although an and another any anybody anyone are aren’t as at be because been before being below between both but by can cannot can’t could couldn’t did didn’t do does doesn’t don’t down each either else every everything few for from had has have haven’t he her here here’s his how if in instead into is isn’t it its it’s just least like many may me might more most much must my never no nobody nor not nothing now of off often on once one only or other our out over own same several she should since so some somebody someone such than that that’s the their them then there there’s these they they’ll they’re this those though through to too under unless until up us usually very was we well were we’ll we’re what what’s when where whether which while who whose why will with within without won’t would yet you your you’ll you’re you’ve".split(
    " ",
  );
