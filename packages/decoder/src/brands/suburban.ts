import type { Brand, Format } from "../engine/format.ts";

/**
 * Year, week and running number. Some heaters have an 8 before them and a D after. The notice of the Australian
 * recall lists the numbers 181315552 to 193002648 and 8183311827 to 8190201139, made from 4 April 2018 to 1 August
 * 2019. Both ends fit if the first days of a year are week 00.
 */
const yearWeek: Format = {
  id: "suburban-yyww",
  shape: /^(?<prefix>8)?(?<year>\d{2})(?<week>[0-4]\d|5[0-2])(?<sequence>\d{5})(?<suffix>D)?$/u,
  inUse: [2000, null],
  attested: [2018, 2019],
  read: { week: { plus: 1 } },
  confidence: "medium",
  reasons: [{ code: "inferred-rule" }],
  sources: [
    {
      title: "The RiotAct: recall of Suburban water heaters, 2020",
      url: "https://the-riotact.com/heater-fault-prompts-warning-to-get-your-motorhome-in-order/425229",
      kind: "trade",
    },
  ],
};

/** Suburban: heaters for motorhomes and trailers; year and week come first. */
export const suburban: Brand = {
  slug: "suburban",
  label: "Suburban",
  maker: "Suburban",
  formats: [yearWeek],
  plate: "unknown",
  aliases: [],
};
