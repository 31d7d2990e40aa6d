import { plateCharacters } from "@heater-age/decoder";
import type { Box } from "../picture/picture.ts";
import type { Line, ReadCharacter } from "../reading/reading.ts";
import type { Choice } from "./choices.ts";
import { listLookAlikes } from "./look-alikes.ts";
import type { ProposedCharacter } from "./proposal.ts";

/** Less likely characters are not offered as alternatives. */
const leastLikely = 0.02;

/** Below this probability, look-alike characters are alternatives too. */
const inDoubt = 0.9;

/**
 * Returns the characters of a chosen serial number, each with its place in the photo and its alternatives.
 *
 * @param rivals Other readings of the same characters that are nearly as likely.
 */
export function proposedCharacters(
  { serial, seen, isInCode }: Choice,
  rivals: readonly Choice[],
): readonly ProposedCharacter[] {
  const read = seen?.characters ?? [];
  const isSeen = plateCharacters(serial).length === read.length;
  let index = 0;
  return [...serial].map((char) => {
    const isSign = plateCharacters(char) === "";
    const place = index;
    const character = isSeen && !isSign ? read[place] : undefined;
    if (!isSign) index += 1;
    if (seen === undefined || character === undefined) return { char, alternatives: [] };
    const ofRivals = rivals.map((rival) => plateCharacters(rival.serial)[place] ?? "");
    const alternatives = isInCode ? [] : alternativesTo(char, character, ofRivals);
    return { char, alternatives, crop: toCrop(character, seen.line) };
  });
}

function alternativesTo(
  char: string,
  character: ReadCharacter,
  ofRivals: readonly string[],
): readonly string[] {
  const read = character.alternatives
    .filter(({ probability }) => probability >= leastLikely)
    .map((other) => plateCharacters(other.char));
  const isDoubtful = character.probability < inDoubt || char !== character.char;
  const all = [character.char, ...ofRivals, ...read, ...(isDoubtful ? listLookAlikes(char) : [])];
  return [...new Set(all)].filter((other) => other.length === 1 && other !== char);
}

/** Factor between the width of a character's box and the distance to the next character. */
const wider = 1.25;

/** Returns the box of a character, slightly wider than the distance between characters in its line. */
function toCrop({ at }: ReadCharacter, { box, characters }: Line): Box {
  const places = characters.map((character) => character.at);
  const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
  const step = steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 1;
  const along = (at - 0.5) * box.width;
  return {
    x: box.x + along * Math.cos(box.angle),
    y: box.y + along * Math.sin(box.angle),
    width: Math.min(box.width, step * box.width * wider),
    height: box.height,
    angle: box.angle,
  };
}
