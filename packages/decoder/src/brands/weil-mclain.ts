import type { Brand, Format, Source } from "../engine/format.ts";
import { inventory } from "../sources/sources.ts";

const numbersOfYears: Source = {
  title: "Weil-McLain: CP date ranges, 2026",
  url: "https://www.weil-mclain.com/wp-content/uploads/CP-Date-Ranges-2026.pdf",
  kind: "maker",
};

// Other accounts contradict each other, so the maker's own table decides. It has a gap from 2,050,001 to 2,056,000
// and lists 720 numbers under both 2020 and 2021: the first year is used. It may not apply to the AquaBalance, whose
// numbers aren't given out in order, so it is not `high`.

/** The seven-digit CP number, a continuous count. */
const cpNumber: Format = {
  id: "weil-mclain-cp",
  shape: /^(?<prefix>CP)?(?<sequence>[1-7]\d{6}|8[0-4]\d{5})$/u,
  inUse: [1988, null],
  read: {
    year: {
      from: 1988,
      starts: [
        1_414_001, 1_681_501, 1_871_501, 2_056_001, 2_217_400, 2_400_000, 2_609_501, 2_815_001, 3_003_001,
        3_213_001, 3_441_401, 3_621_001, 3_810_001, 4_055_001, 4_311_001, 4_587_000, 4_807_001, 5_047_001,
        5_301_001, 5_454_498, 5_731_064, 5_957_347, 6_150_484, 6_368_019, 6_555_278, 6_779_490, 6_998_293,
        7_209_933, 7_429_424, 7_493_026, 7_629_670, 7_729_058, 7_782_026, 7_886_916, 7_961_368, 7_991_518,
        8_120_014, 8_199_006, 8_278_016,
      ],
    },
  },
  confidence: "medium",
  reasons: [{ code: "year-from-table" }],
  sources: [numbersOfYears, inventory],
};

/**
 * Weil-McLain: the CP number on its sticker is a continuous count, and the maker has published where each year
 * starts.
 */
export const weilMclain: Brand = {
  slug: "weil-mclain",
  label: "Weil-McLain",
  maker: "Marley-Wylain",
  formats: [cpNumber],
  plate: "unknown",
  aliases: [],
};
