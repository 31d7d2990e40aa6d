import { type Clue, ClueDrawing } from "@heater-age/ui/ClueDrawing";
import { Drawing } from "@heater-age/ui/Drawing";
import type { ReactNode } from "react";
import type { AskedCode } from "./answers.ts";
import * as styles from "./no-label.css.ts";

/** Places to look at. Questions whose answers have pictures have none. */
const places: Readonly<Partial<Record<AskedCode, Clue>>> = {
  "label-price": "energy-label-price",
  "energy-factor": "energy-label-factor",
  "gas-valve-code": "gas-control",
  "flame-arrestor": "burner-open",
  "standard-year": "standard-year",
  "electric-tank-size": "tank-size",
  "printed-date": "printed-date",
  "inspection-tag": "inspection-tag",
  "installation-sticker": "installation-sticker",
  "pipe-tag": "pipe-tag",
};

const sights: Readonly<Record<string, ReactNode>> = {
  gas: <Drawing kind="gas" />,
  electric: <Drawing kind="electric" />,
  uef: <ClueDrawing clue="energy-label-uef" />,
  ef: <ClueDrawing clue="energy-label-ef" />,
  "no-label": <ClueDrawing clue="energy-label-none" />,
  named: <ClueDrawing clue="burner-closed" />,
  "open-chimney": <ClueDrawing clue="burner-open-chimney" />,
  open: <ClueDrawing clue="burner-open-other" />,
  ahri: <ClueDrawing clue="mark-ahri" />,
  "energy-star": <ClueDrawing clue="mark-energy-star" />,
  "ul-gas-fired": <ClueDrawing clue="mark-ul-gas-fired" />,
};

/** Renders where to look to answer a question. */
export function PlacePicture({ asked }: { readonly asked: AskedCode }) {
  const clue = places[asked];
  return clue === undefined ? null : (
    <span className={styles.placePicture}>
      <ClueDrawing clue={clue} />
    </span>
  );
}

/** Renders how a choice looks on the heater. */
export function ChoicePicture({ choice }: { readonly choice: string }) {
  const sight = sights[choice];
  return sight === undefined ? null : <span className={styles.choicePicture}>{sight}</span>;
}
