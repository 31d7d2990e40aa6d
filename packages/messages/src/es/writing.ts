import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["“", "”"],
  openings: { "?": "¿", "!": "¡" },
  joinsUnits: true,
  changingWords: ["e", "o", "u", "y"],
  avoided: [
    "aparato",
    "aparatos",
    "a más tardar",
    "como pronto",
    "edad",
    "encaja",
    "encajan",
    "fechado",
    "fechados",
    "habla en contra",
    "leído en",
    "nombra",
    "por sí sola",
    "por sí solo",
    "tal como figura",
  ],
  sameAsEnglish: ["12 Elm St", "Heater Age", "{value} gal/min"],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "a al algo algún alguna ante antes aquí así aún aunque bajo bien cada casi como con cual cuando cuyo da de debe del desde después donde dos durante e el él ella ellos en entonces entre era es esa ese eso esta está están este esto estos fue ha había han has hasta hay he incluso la las le les lo los más me menos mi mientras mismo muy nada ni ninguna ningún no nos o once otra otro para pero por porque puede pueden que qué quien se según ser si sí sido sin sino sobre solo son su sus también tan te tiene todo todos tras tu un una uno unos usted varios y ya".split(
    " ",
  );
