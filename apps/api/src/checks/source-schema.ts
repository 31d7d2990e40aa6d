import type { Source as DecoderSource } from "@heater-age/decoder";
import Type from "typebox";
import { keysOf, oneOf } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { namedObject } from "../schema/named-schema.ts";

export const Source = namedObject("Source", "Where a rule comes from.", {
  title: textField(
    "Name of who says so, and title in English: in every language the same.",
    "Water Heater Trace: Rheem",
  ),
  url: Type.Optional(
    textField(
      "Absent when a reader cannot open it.",
      "https://www.waterheatertrace.com/brands/rheem/water-heater-age/",
    ),
  ),
  kind: oneOf(
    keysOf<DecoderSource["kind"]>({ maker: true, regulator: true, trade: true, compiled: true }),
    "Who says so.",
    "trade",
  ),
});
