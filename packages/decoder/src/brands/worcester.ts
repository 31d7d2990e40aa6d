import type { Brand } from "../engine/format.ts";
import { boschFormats, withFD } from "../formats/bosch.ts";

/** Worcester: of the Bosch group. No plate of it was seen, so only a number that begins with FD is read. */
export const worcester: Brand = {
  slug: "worcester",
  label: "Worcester Bosch",
  maker: "Worcester Bosch",
  formats: /* @__PURE__ */ withFD(boschFormats),
  atMost: "medium",
  reasons: [{ code: "inferred-from-sister-brand" }],
  plate: "boiler-varies",
  market: "gb",
  aliases: ["Worcester", "Greenstar"],
  ownsAliases: true,
  shortest: 5,
  sources: [
    {
      title: "Worcester Bosch: primary heat exchanger guarantee",
      url: "https://www.worcester-bosch.co.uk/gas-boiler-primary-heat-exchanger-guarantee",
      kind: "maker",
    },
  ],
};
