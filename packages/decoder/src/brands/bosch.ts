import { defineFormat } from "../engine/define-format.ts";
import type { Brand, Source } from "../engine/format.ts";
import { centre, inspectApedia, inventory } from "../sources/sources.ts";

const recall: Source = {
  title: "StartMag",
  url: "https://www.startmag.it/mondo/bosch-sta-richiamando-14mila-scaldabagni-in-italia-per-rischio-di-intossicazione",
  kind: "trade",
};

// Two pages have the codes of 1998 to 2009. For the later code they only know the digit of the year. That its month
// continues the same pattern is our reading. Bosch's kitchen appliances use another code.
const decade = { code: "decade-from-month-code" } as const;
const charted = {
  confidence: "medium",
  reasons: [decade],
  sources: [
    inspectApedia("age charts", "heat/Furnace_Water_Heater_Age_Charts.pdf"),
    centre("Bosch water heaters", "bosch-water-heater-age"),
    inventory,
  ],
} as const;
const inferred = {
  confidence: "low",
  reasons: [decade, { code: "inferred-rule" }],
  sources: [recall, centre("Bosch", "bosch-hvac-age"), inventory],
} as const;

const of2000s = defineFormat({
  ...charted,
  id: "bosch-fd-2000s",
  shape: /^(?<prefix>FD)?(?<year>\d)(?<month>8[1-9]|9[0-2])(?<sequence>\d{6})$/u,
  inUse: [2000, 2009],
  read: { month: { plus: -80 } },
});

const of1990s = defineFormat({
  ...charted,
  id: "bosch-fd-1990s",
  shape: /^(?<prefix>FD)?(?<year>\d)(?<month>6[1-9]|7[0-2])(?<sequence>\d{6})$/u,
  inUse: [1990, 1999],
  attested: [1998, 1999],
  read: { month: { plus: -60 } },
});

const plateOf2010s = defineFormat({
  ...inferred,
  id: "bosch-plate-2010",
  shape: /^(?<plant>\d{4})(?<year>\d)(?<month>0[1-9]|1[0-2])(?<sequence>\d{6})(?<model>[A-Z\d]{0,14})$/u,
  inUse: [2010, 2019],
});

const plateOf2020s = defineFormat({
  ...inferred,
  id: "bosch-plate-2020",
  shape: /^(?<plant>\d{4})(?<year>\d)(?<month>2[1-9]|3[0-2])(?<sequence>\d{6})(?<model>[A-Z\d]{0,14})$/u,
  inUse: [2020, 2029],
  read: { month: { plus: -20 } },
});

/** Bosch: one digit for the year and a month code that also gives the decade. */
export const bosch: Brand = {
  slug: "bosch",
  label: "Bosch",
  maker: "Bosch Thermotechnology",
  formats: [plateOf2020s, plateOf2010s, of2000s, of1990s],
  plate: "boiler-varies",
  aliases: ["AquaStar", "Junkers", "Therm", "Tronic", "Vulcano", "Leblanc"],
  longest: 27,
};
