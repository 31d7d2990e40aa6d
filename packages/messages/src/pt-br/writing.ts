import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["“", "”"],
  joinsUnits: true,
  // Words of Portugal, and words that make a text sound translated.
  avoided: [
    "a nível de",
    "canalizador",
    "contacto",
    "ecrã",
    "esquentador",
    "facto",
    "ficheiro",
    "registar",
    "telemóvel",
    "termoacumulador",
    "utilizador",
    "vossa",
  ],
  sameAsEnglish: ["Heater Age", "{value} gal/min"],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "a à abaixo ainda além algo algum alguma ali antes ao aos após aqui as às assim até cada com como conforme da dá daqui das de dela dele deles depois desde dessa desse desta deste do dos duas e é ela elas ele eles em entre era esse essa esses estas este esta estes está estão eu foi foram há isso isto já lá lhe mais mas mesmo muito muitos muitas na não nas nem nenhum nenhuma nessa nesse nesta neste nele no nos nós nossa nossas nosso nossos num nunca o onde os ou outra outras outro outros para pela pelas pelo pelos pode podem por porque qual quais qualquer quando quanto quantos que quem são se seja sem senão ser será seu seus só sob sobre sua suas também tem têm tenha toda todas todo todos três tudo um uma umas uns vai vão vez você".split(
    " ",
  );
