import type { Writing } from "../writing/writing.ts";

/** How this language is written. */
export const writing: Writing = {
  quotes: ["„", "“"],
  joinsUnits: true,
  avoided: [
    "für nichts anderes",
    "gilt mehr als",
    "gleich ob",
    "nehmen sie es als",
    "netzwerkadresse",
    "nicht genau genug bekannt",
    "schreibweise",
    "schreibweisen",
    "sicherheitshinweis",
    "sicherheitshinweise",
    "so sagt es",
    "vergewissern sie sich",
    "was wir annehmen",
    "woher das kommt",
  ],
  sameAsEnglish: ["ENERGY STAR", "Heater Age", "{value} gal/min"],
};

/** Small words that no long text in this language does without, in lower case: by them it is told from others. */
export const functionWords: readonly string[] =
  "aber alle allem allen aller alles als also alt am an andere anderen auch auf aus bei beide beim bin bis da dabei damit dann das dass dem den denn der deren des dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines er es etwa für gegen gibt hat hatte her hier hin hinter ich ihm ihn ihr ihre ihrem ihren ihrer im in ist je jede jedem jeden jeder jedes kann kein keine können man mehr mit muss nach nicht nichts noch nun nur ob oder ohne sehr sein seine seit sich sie sind so über um und uns unser unter vom von vor war waren was weder weil wenn wer werden wie wieder will wir wird wo wurde wurden zu zum zur zwei zwischen".split(
    " ",
  );
