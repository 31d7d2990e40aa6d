import type { Brand, Format } from "../engine/format.ts";

/** Article number, year, day of the year, running number. NIBE Split and Aria have other numbers. */
const dayOfYear: Format = {
  id: "nibe-14",
  shape:
    /^(?<model>06\d{4})(?<year>[0-2]\d)(?<dayOfYear>00[1-9]|0[1-9]\d|[12]\d{2}|3[0-5]\d|36[0-6])(?<sequence>\d{3})$/u,
  inUse: [2009, null],
  confidence: "medium",
  sources: [
    {
      title: "NIBE: digits of a serial number",
      url: "https://www.nibe.eu/sv-se/support/vanliga-fragor/faq-items/vad-betyder-siffrorna-i-serienumret-pa-en-nibe-produkt",
      kind: "maker",
    },
    {
      title: "nibe-mqtt: a number read from a device",
      url: "https://github.com/yozik04/nibe-mqtt",
      kind: "compiled",
    },
  ],
};

/** NIBE: year and day of the year inside fourteen digits. */
export const nibe: Brand = {
  slug: "nibe",
  label: "NIBE",
  maker: "NIBE",
  formats: [dayOfYear],
  plate: "unknown",
  market: "elsewhere",
  aliases: [],
};
