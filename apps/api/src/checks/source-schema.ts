import type { Source as DecoderSource } from "@heater-age/decoder";
import Type from "typebox";
import { listKeys, knownText } from "../schema/enums.ts";
import { textField } from "../schema/fields.ts";
import { namedObject } from "../schema/named-schema.ts";

export const Source = namedObject("Source", "Where a rule comes from.", {
  title: textField(
    "Publisher and title in English, the same in every language.",
    "Water Heater Trace: Rheem",
  ),
  url: Type.Optional(
    textField(
      "Absent if the source is not online.",
      "https://www.waterheatertrace.com/brands/rheem/water-heater-age/",
    ),
  ),
  kind: knownText(
    listKeys<DecoderSource["kind"]>({ maker: true, regulator: true, trade: true, compiled: true }),
    "Kind of source.",
    "trade",
  ),
});
