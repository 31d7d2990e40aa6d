import { expect, test } from "vitest";
import { captionsIn } from "./captions.ts";

const announced = (text: string) => captionsIn(text).map(({ kind, to }) => `${kind}: ${text.slice(to)}`);

test.each([
  ["SERIAL NO. A261512345", "serial: A261512345"],
  ["SERIAL N0 A261512345", "serial: A261512345"],
  ["5ERIAL NO.:A261512345", "serial: A261512345"],
  ["SERALNUMBER A261512345", "serial: A261512345"],
  ["SERIAL A261512345", "serial: A261512345"],
  ["SERIAL N.A261512345", "serial: A261512345"],
  ["SERIALN.9615721860", "serial: 9615721860"],
  ["SERALO F03A195163", "serial: F03A195163"],
  ["S/N A261512345", "serial: A261512345"],
  ["NO DE SERIE A261512345", "serial: A261512345"],
  ["MODEL NPE-240A2", "model: NPE-240A2"],
  ["MODELNO.XG40T06EC36U1", "model: XG40T06EC36U1"],
  ["MODEL81V40D", "model: 81V40D"],
  ["NO. DE MODELE 81V40D", "model: 81V40D"],
  ["SN 0788J397397", "serial: 0788J397397"],
  ["SN1995.10-01331", "serial: 1995.10-01331"],
  ["SERIEN-NR.: 21084400100034862104001348N9", "serial: 21084400100034862104001348N9"],
  ["F-NR. 185303-8712-009234", "serial: 185303-8712-009234"],
  ["HERST.-NR.: 8712-009234", "serial: 8712-009234"],
  ["FABR.-NR. 009234", "serial: 009234"],
  ["MATRICOLA 2131AC0012345", "serial: 2131AC0012345"],
  ["N. DI SERIE: 0413L10195", "serial: 0413L10195"],
  ["MODELLO DOMINA F24", "model: DOMINA F24"],
  ["ART.-NR. 0010003486", "other: 0010003486"],
  ["P/N 137991-534", "other: 137991-534"],
  ["PRODUCT NO. 137991-534", "other: 137991-534"],
])("%s", (text, expected) => {
  expect(announced(text)).toEqual([expected]);
});

test("finds two captions in a line", () => {
  expect(captionsIn("MODEL NO. XG40 SERIAL N0: A1")).toEqual([
    { kind: "model", from: 0, to: 10 },
    { kind: "serial", from: 15, to: 26 },
  ]);
});

test.each(["SERIES 100", "RHEEM", "TOTAL WATTS 4500", "A261512345", "SNOW 12", "", "#!?"])(
  "finds no caption in %s",
  (text) => {
    expect(captionsIn(text)).toEqual([]);
  },
);
