import type { Format, Source } from "../engine/format.ts";

const github = (title: string, page: string, kind: Source["kind"]): Source => ({
  title,
  url: `https://github.com/${page}`,
  kind,
});

const server = github(
  "myPyllant issue 209: the maker's server states year, week and article of a number",
  "signalkraft/mypyllant-component/issues/209",
  "maker",
);
const bus = github(
  "ebusd: the parts of a number as the device sends them",
  "john30/ebusd-configuration/blob/master/src/vaillant/scan.tsp",
  "compiled",
);
const label = github("RS2: labels in the tests of a label reader", "paspasto-oss/RS2", "trade");
const photographs: Source = {
  title: "Hugging Face: Chaymaa/grdf-inference-aug-iter1",
  url: "https://huggingface.co/datasets/Chaymaa/grdf-inference-aug-iter1",
  kind: "compiled",
};

// Twenty-one, year, week, article, plant, running number, and N with a digit. An O at the end is a misread zero. One
// sticker of a Protherm has a digit between week and article, which no source explains.

/** Articles and plants of controllers, gateways and modules, which have numbers of the same kind. */
const device = String.raw`\d{6}0020|\d{6}0010045478|\d{16}(?:0082|0907|0933|0938)`;

const heater: Format = {
  id: "vaillant-28",
  shape: new RegExp(
    String.raw`^(?!${device})(?<prefix>21)(?<year>[0-2]\d)(?<week>0[1-9]|[1-4]\d|5[0-3])(?<model>\d{10})(?<plant>\d{4})(?<sequence>\d{6})(?<suffix>N\d)$`,
    "u",
  ),
  inUse: [2006, null],
  confidence: "high",
  sources: [server, bus, label],
};

/** The same number of a controller, a gateway or a module. */
const accessory: Format = {
  ...heater,
  id: "vaillant-28-accessory",
  shape: new RegExp(heater.shape.source.replace("(?!", "(?="), "u"),
  confidence: "low",
  reasons: [{ code: "accessory-number" }],
};

/** French boilers of 2006 to 2014: letters in the article, filled up with "<<", which is no part of the number here. */
const withLetters: Format = {
  id: "vaillant-26",
  shape:
    /^(?=\d{6,13}[A-Z])(?<prefix>21)(?<year>[0-2]\d)(?<week>0[1-9]|[1-4]\d|5[0-3])(?<model>[A-Z\d]{8}|[A-Z\d]{10})(?<plant>\d{4})(?<sequence>\d{6})(?<suffix>N\d)$/u,
  inUse: [2006, null],
  attested: [2006, 2014],
  confidence: "medium",
  sources: [label, photographs],
};

/** The formats of the Vaillant Group, newest first. */
export const vaillantFormats: readonly Format[] = [heater, withLetters, accessory];
