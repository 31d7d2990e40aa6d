import type { Brand, Format, Source } from "../engine/format.ts";

const manual: Source = {
  title: "Viessmann: service manual of Vitopend 100, 2003",
  url: "https://studylibde.com/doc/9477206/vitopend-100-serviceanleitung",
  kind: "maker",
};
const server: Source = {
  title: "LoxBerry plug-in Vitoconnect: the maker's server states when a gateway was made",
  url: "https://github.com/challo2018/LoxBerry-Plugin-Vitoconnect",
  kind: "maker",
};
const systems: Source = {
  title: "PyViCare: numbers of whole systems",
  url: "https://github.com/openviess/PyViCare",
  kind: "compiled",
};

// Two pages read the seventh and eighth digits as the year. Real systems refute them: theirs are 67, 68, 47 and 90.

/** An article number of seven digits, the last digit of the year, running number, index. */
const yearDigit: Format = {
  id: "viessmann-y",
  // Not the articles of gateways and controllers.
  shape: /^(?!75713|76374|7785226|7661464)(?<model>7\d{6})(?<year>\d)(?<sequence>\d{5})(?<suffix>\d{3})$/u,
  inUse: [2001, null],
  confidence: "medium",
  sources: [server, manual, systems],
};

/** The same number of a gateway or a controller. */
const accessory: Format = {
  ...yearDigit,
  id: "viessmann-y-accessory",
  shape: /^(?=75713|76374|7785226|7661464)(?<model>7\d{6})(?<year>\d)(?<sequence>\d{5})(?<suffix>\d{3})$/u,
  confidence: "low",
  reasons: [{ code: "accessory-number" }],
};

/** Viessmann: one digit for the year, whose decade stays open. */
export const viessmann: Brand = {
  slug: "viessmann",
  label: "Viessmann",
  maker: "Viessmann",
  formats: [yearDigit, accessory],
  plate: "unknown",
  aliases: ["Vitodens", "Vitopend", "Vitocal"],
  ownsAliases: true,
};
