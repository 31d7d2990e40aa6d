import type { Source } from "../engine/format.ts";

/**
 * A public inventory of 303 serial number rules, which names a page for each. A rule found through it cites that page
 * as well. Confidence of such a rule: `high` for a maker's document, `medium` for two pages that agree, `low` for one
 * page.
 */
export const inventory: Source = {
  title: "GitHub: AncaDragu/golden-duct",
  url: "https://github.com/AncaDragu/golden-duct/tree/HEAD/golden-duct-equipment-inventory/research",
  kind: "compiled",
};

/** Returns a page of the inspectors' reference that describes the plates of most brands. */
/* @__NO_SIDE_EFFECTS__ */
export const centre = (about: string, page: string): Source => ({
  title: `Building Intelligence Center: ${about}`,
  url: `https://www.building-center.org/${page}/`,
  kind: "trade",
});

/** Returns a page of an inspectors' encyclopedia. */
/* @__NO_SIDE_EFFECTS__ */
export const inspectApedia = (about: string, page: string): Source => ({
  title: `InspectAPedia: ${about}`,
  url: `https://inspectapedia.com/${page}`,
  kind: "trade",
});

/** Returns a page of an inspector's blog by the month and the words in its address. */
/* @__NO_SIDE_EFFECTS__ */
export const lookAtAHouse = (about: string, month: string, page: string): Source => ({
  title: `How To Look At A House: ${about}`,
  url: `https://www.howtolookatahouse.com/Blog/Entries/${month}/${page}.html`,
  kind: "trade",
});

/** Returns a thread in an inspectors' association's forum. */
/* @__NO_SIDE_EFFECTS__ */
export const inspectorsForum = (about: string, thread: string): Source => ({
  title: `InterNACHI forum: ${about}`,
  url: `https://forum.nachi.org/t/${thread}`,
  kind: "trade",
});

/** The association's chart of makers. */
export const inspectorsChart: Source = {
  title: "InterNACHI: water heater dating chart",
  url: "https://www.nachi.org/water-heater-dating-chart.htm",
  kind: "trade",
};

/** A chart of makers with labels from heaters. */
export const rescueChart: Source = {
  title: "Water Heater Rescue: age decoder",
  url: "https://waterheaterrescue.ca/wp-content/uploads/2017/08/Water-Heater-Age-Decoder.pdf",
  kind: "trade",
};

/** Inspectors' chart of 2010. */
export const journalChart: Source = {
  title: "The Inspector's Journal: serial number decoder, 2010",
  url: "https://www.modernpi.com/wp-content/uploads/2026/05/2011916121457_WaterHeaterSerialNumberDecoder.pdf",
  kind: "trade",
};

/** A recall of gas controls in 2004 that lists heaters of the State family, from a copy of the notice. */
export const recallOfControls: Source = {
  title: "CPSC recall 04-128",
  url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/04-128",
  kind: "regulator",
};

/** A chart of makers and their trade names, with the start of a number for each. */
export const chartOfTradeNames: Source = {
  title: "golcastle.netlify.app",
  url: "https://golcastle.netlify.app/sears-serial-number-date-code",
  kind: "trade",
};

/** Returns a recall of boilers of 2024 or 2025, in a copy of the regulator's table. */
/* @__NO_SIDE_EFFECTS__ */
export const recallOfBoilers = (number: string, maker: string): Source => ({
  title: `CPSC ${number}: ${maker}`,
  url: "https://github.com/xxTarekxx/recallsatlas/blob/3ae84f79d5b040909153e98c7285d854f6592af9/generalRecallsBackup/boilers_2023-12-01_2026-04-01.csv",
  kind: "regulator",
});

/** A page of a German list with a code for every month from 1980 to 2020, as a picture. It doesn't name its publisher. */
export const listOfCodes: Source = {
  title: "hometop_HT3: list of Junkers and Buderus date codes, 1980 to 2020",
  url: "https://github.com/norberts1/hometop_HT3",
  kind: "maker",
};
