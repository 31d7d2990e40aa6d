import type { Run, Text } from "@heater-age/report";

/** Part of a run on one line. */
export interface Piece {
  /** Index of the run. */
  readonly run: number;
  readonly text: string;
  /** Distance from the start of the line. */
  readonly at: number;
  readonly width: number;
}

/** The pieces of a line, from left to right. */
export type Line = readonly Piece[];

/** Returns the width of a text in the style of a run. */
export type Measure = (text: string, run: Run) => number;

interface Token {
  readonly run: number;
  readonly text: string;
}

// After a space, or after a hyphen or a slash inside a word.
const BREAK = /(?<= )(?! )|(?<=\p{L}[-–/])(?=\p{L})/u;

/** Returns the words of a text, each with the spaces after it. */
function wordsIn(text: Text): readonly (readonly Token[])[] {
  const words: Token[][] = [];
  let word: Token[] = [];
  const end = () => {
    if (word.length > 0) words.push(word);
    word = [];
  };
  text.forEach((run, index) => {
    const parts = run.text.split(BREAK).filter((part) => part !== "");
    parts.forEach((part, place) => {
      word.push({ run: index, text: part });
      if (place < parts.length - 1 || part.endsWith(" ")) end();
    });
  });
  end();
  return words;
}

function withoutSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === " ") end -= 1;
  return text.slice(0, end);
}

/**
 * Breaks a text into lines. A word that is wider than a line is broken between any two characters. Spaces stay at the
 * end of their line, so that words are not joined when the text is read aloud or copied.
 *
 * @param text Without line breaks.
 * @param most Width of a line.
 */
export function breakLines(text: Text, most: number, measure: Measure): readonly Line[] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let used = 0;
  const wide = (token: Token, shown = token.text) => {
    const run = text[token.run];
    return run === undefined ? 0 : measure(shown, run);
  };
  const end = () => {
    if (line.length > 0) lines.push(line);
    line = [];
    used = 0;
  };
  const put = (token: Token) => {
    const width = wide(token);
    const last = line.at(-1);
    if (last?.run === token.run) {
      line[line.length - 1] = { ...last, text: last.text + token.text, width: last.width + width };
    } else {
      line.push({ ...token, at: used, width });
    }
    used += width;
  };
  const putByCharacters = ({ run, text: long }: Token) => {
    for (const character of long) {
      const token = { run, text: character };
      if (used > 0 && character !== " " && used + wide(token) > most) end();
      put(token);
    }
  };
  for (const word of wordsIn(text)) {
    const all = word.reduce((sum, token, index) => {
      const shown = index === word.length - 1 ? withoutSpaces(token.text) : token.text;
      return sum + wide(token, shown);
    }, 0);
    if (used > 0 && used + all > most) end();
    for (const token of word) {
      if (all > most) putByCharacters(token);
      else put(token);
    }
  }
  end();
  return lines;
}
