import { plateCharacters } from "@heater-age/decoder";
import { Button } from "@heater-age/ui/Button";
import type { Box, ProposedCharacter } from "@heater-age/scan";
import { useLayoutEffect, useRef, useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import * as styles from "./Confirm.css.ts";
import { drawCrop, findCharacters, withCharacter } from "./crops.ts";

interface CharactersProps {
  readonly photo: ImageBitmap;
  /** As read from the photo. */
  readonly read: readonly ProposedCharacter[];
  /** The present serial number. */
  readonly serial: string;
  readonly onChange: (serial: string) => void;
  /** Called with the position of a character without alternatives, to type it. */
  readonly onType: (place: number) => void;
}

/** Maximum number of characters that can be tapped next to each other on a phone. */
const maxInLine = 12;

/** Returns the number of characters per line, so that the lines are about equally long. */
const perLine = (count: number): number => Math.ceil(count / Math.ceil(count / maxInLine));

const isUnsure = ({ alternatives }: ProposedCharacter): boolean => alternatives.length > 0;

/** Renders the characters of a serial number, each below its place in the photo. Doubtful ones ask for a choice. */
export function Characters({ photo, read, serial, onChange, onType }: CharactersProps) {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState(() => read.findIndex(isUnsure));
  const characters = findCharacters(read, serial);
  const chosenCharacter = characters[chosen];
  // The alternatives, and the character that was read, which may have been changed.
  const choices =
    chosenCharacter === undefined
      ? []
      : [read[chosen]?.char ?? chosenCharacter.char, ...chosenCharacter.alternatives];
  const options = [...new Set(choices)].toSorted((one, other) => one.localeCompare(other));

  return (
    <>
      <ol
        className={styles.characters}
        style={{ gridTemplateColumns: `repeat(${perLine(characters.length)}, minmax(0, 2.75rem))` }}
        role="list"
        aria-label={formatMessage({ id: "scan.characters" })}
      >
        {characters.map((character, place) => {
          const { char, crop } = character;
          const key = `${place} ${char}`;
          if (plateCharacters(char) === "") {
            return (
              <li key={key} className={styles.sign}>
                {char}
              </li>
            );
          }
          const unsure = isUnsure(character);
          const text = unsure ? "scan.characterUnsure" : "scan.character";
          return (
            <li key={key} className={styles.cell}>
              <button
                type="button"
                className={styles.character}
                aria-label={formatMessage({ id: text }, { char, place: place + 1 })}
                aria-pressed={place === chosen && unsure}
                data-unsure={unsure ? "" : undefined}
                onClick={() => {
                  if (unsure) setChosen(place);
                  else onType(place);
                }}
              >
                <Crop photo={photo} box={crop} />
                <span aria-hidden="true">{unsure ? `${char}?` : char}</span>
              </button>
            </li>
          );
        })}
      </ol>
      {chosenCharacter === undefined || !isUnsure(chosenCharacter) ? null : (
        <div className={styles.question} role="group" aria-labelledby="scan-pick">
          <b id="scan-pick">
            <FormattedMessage id="scan.pick" />
          </b>
          {options.map((char) => (
            <Button
              key={char}
              tone={char === chosenCharacter.char ? "leading" : "secondary"}
              className={styles.choice}
              aria-pressed={char === chosenCharacter.char}
              onClick={() => onChange(withCharacter(serial, chosen, char))}
            >
              {char}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface CropProps {
  readonly photo: ImageBitmap;
  readonly box: Box | undefined;
}

/** Renders the place of a character in the photo. Empty if it comes from a barcode. */
function Crop({ photo, box }: CropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null && box !== undefined) drawCrop(canvas.current, photo, box);
  }, [photo, box]);
  return <canvas ref={canvas} className={styles.crop} aria-hidden="true" />;
}
