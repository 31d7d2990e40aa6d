import type { QuestionCode } from "@heater-age/decoder/no-label";
import type { MessageId } from "@heater-age/messages";
import type { Clue } from "@heater-age/ui/ClueDrawing";

/** A question of the page: one of the decoder's, or the energy source. */
export type GuideCode = "energy" | QuestionCode;

/** A choice, and how it looks on the heater. */
interface Choice {
  readonly text: MessageId;
  readonly picture?: Clue | "gas" | "electric";
}

/** A question: its choices or the kind of value to type, and the place to look at. */
type Question = {
  readonly place?: Clue;
} & (
  | { readonly choices: Readonly<Record<string, Choice>> }
  | { readonly typed: "code" | "factor" | "gallons" | "year" }
);

/** Every question. */
export const questions: Readonly<Record<GuideCode, Question>> = {
  energy: {
    choices: {
      gas: { text: "noLabel.energy-gas", picture: "gas" },
      electric: { text: "noLabel.energy-electric", picture: "electric" },
    },
  },
  "rating-name": {
    choices: {
      uef: { text: "disambiguation.answer-uef", picture: "energy-label-uef" },
      ef: { text: "disambiguation.answer-ef", picture: "energy-label-ef" },
      "no-label": { text: "noLabel.rating-name-no-label", picture: "energy-label-none" },
    },
  },
  "label-price": {
    place: "energy-label-price",
    choices: {
      "2023": { text: "disambiguation.answer-prices-2023" },
      "before-2023": { text: "noLabel.label-price-before-2023" },
    },
  },
  "energy-factor": { place: "energy-label-factor", typed: "factor" },
  "gas-valve-code": { place: "gas-control", typed: "code" },
  "flame-arrestor": {
    place: "burner-open",
    choices: {
      named: { text: "noLabel.flame-arrestor-named", picture: "burner-closed" },
      "open-chimney": { text: "noLabel.flame-arrestor-open-chimney", picture: "burner-open-chimney" },
      open: { text: "noLabel.flame-arrestor-open", picture: "burner-open-other" },
    },
  },
  "standard-year": { place: "standard-year", typed: "year" },
  "certification-mark": {
    choices: {
      ahri: { text: "noLabel.mark-ahri", picture: "mark-ahri" },
      "energy-star": { text: "noLabel.mark-energy-star", picture: "mark-energy-star" },
      "ul-gas-fired": { text: "noLabel.mark-ul-gas-fired", picture: "mark-ul-gas-fired" },
    },
  },
  "electric-tank-size": { place: "tank-size", typed: "gallons" },
  "printed-date": { place: "printed-date", typed: "year" },
  "inspection-tag": { place: "inspection-tag", typed: "year" },
  "installation-sticker": { place: "installation-sticker", typed: "year" },
  "pipe-tag": { place: "pipe-tag", typed: "year" },
};

export const guideCodes = Object.keys(questions) as readonly GuideCode[];
