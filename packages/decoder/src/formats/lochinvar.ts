import type { Format, Source } from "../engine/format.ts";
import { recall2018 } from "./ao-smith.ts";

const recall2020: Source = {
  title: "CPSC: Lochinvar recall of 2020",
  url: "https://www.cpsc.gov/Recalls/2020/Lochinvar-Recalls-Condensing-Residential-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
  kind: "regulator",
};
/** The recall of condensing boilers under the names Lochinvar, A. O. Smith and State. */
export const recall2023: Source = {
  title: "CPSC: Lochinvar recall of 2023",
  url: "https://www.cpsc.gov/Recalls/2024/Lochinvar-Recalls-Condensing-Boilers-Due-to-Risk-of-Carbon-Monoxide-Poisoning",
  kind: "regulator",
};

// Two recalls list boilers by such ranges: from 103,475,818, sold from August 2016 on, and from 125,325,485, sold
// from August 2021 on, to 134,830,284, sold until 2023. A. O. Smith's count on its tanks (107,397,129 in week 35 of
// 2017, 111,786,352 in week 36 of 2018, 135,877,683 in week 39 of 2023) passes each of them in its year, so both are
// one count. The first number of each year is interpolated between these points.

/** Nine digits of the count that A. O. Smith's group shares, which give the year approximately. */
export const boilersCounted: Format = {
  id: "lochinvar-9digit",
  shape: /^(?<sequence>10[3-9]\d{6}|1[1-4]\d{7})$/u,
  inUse: [2016, null],
  attested: [2016, 2023],
  read: {
    year: {
      from: 2016,
      starts: [
        103_000_000, 104_800_000, 108_900_000, 113_300_000, 118_100_000, 122_800_000, 127_600_000,
        132_400_000, 137_100_000, 141_900_000, 146_600_000,
      ],
    },
  },
  confidence: "low",
  reasons: [{ code: "year-estimated-from-count" }],
  sources: [recall2020, recall2023, recall2018],
};

/** The same on boilers that Lochinvar builds for its sister brands; the recall of 2023 lists them in one range. */
export const boilersForSisters: Format = {
  ...boilersCounted,
  attested: [2020, 2023],
  reasons: [{ code: "year-estimated-from-count" }, { code: "inferred-from-sister-brand" }],
  sources: [recall2023],
};
