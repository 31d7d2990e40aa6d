import type { BrandSlug, Meaning, Source } from "@heater-age/decoder";

/** Why we think that a published rule is wrong. */
export type Basis = "plate" | "maker" | "regulator" | "itself" | "others";

/** A published claim that our findings contradict. */
export interface Claim {
  readonly brand: BrandSlug;
  /** The publisher. */
  readonly by: Source & { readonly url: string };
  /** A serial number of the brand. */
  readonly serial: string;
  /** The claim: the date of that number, or the meanings of the characters of such numbers, from the first on. */
  readonly says: { readonly date: string } | { readonly parts: readonly (Meaning | "decade")[] };
  readonly basis: Basis;
  /** The evidence, in addition to the sources of our own rule. */
  readonly evidence: readonly [Source, ...Source[]];
}

const vault = {
  title: "GitHub: hambomyers/waterheater-vault",
  url: "https://github.com/hambomyers/waterheater-vault",
  kind: "trade",
} as const satisfies Source;
const kansasCity = {
  title: "kcwaterheater.com",
  url: "https://kcwaterheater.com/how-old-is-my-water-heater/",
  kind: "trade",
} as const satisfies Source;
const smithRecall2018: Source = {
  title: "CPSC: A. O. Smith recall of 2018",
  url: "https://www.cpsc.gov/Recalls/2018/a-o-smith-recalls-ultra-low-nox-water-heaters-due-to-fire-hazard",
  kind: "regulator",
};
const rheemPlate: Source = {
  title: "GitHub: retailbox-automation/foreman-plus, rating plate with MFG. DATE 05/2004",
  url: "https://github.com/retailbox-automation/foreman-plus",
  kind: "trade",
};
const rheemTrace: Source = {
  title: "Water Heater Trace: Rheem",
  url: "https://www.waterheatertrace.com/brands/rheem/water-heater-age/",
  kind: "trade",
};
const stateTrace: Source = {
  title: "Water Heater Trace: State",
  url: "https://www.waterheatertrace.com/brands/state/water-heater-age/",
  kind: "trade",
};

/** Errors in other published rules, each with its evidence. Only claims that readers can look up. */
export const claims: readonly Claim[] = [
  {
    brand: "ao-smith",
    by: kansasCity,
    serial: "1210A002243",
    says: { date: "2010" },
    basis: "regulator",
    evidence: [smithRecall2018],
  },
  {
    brand: "state",
    by: kansasCity,
    serial: "S1318F000046",
    says: { date: "2018" },
    basis: "others",
    evidence: [stateTrace],
  },
  {
    brand: "ao-smith",
    by: {
      title: "InspectAPedia: Water Heater Age Guesser",
      url: "https://inspectapedia.com/plumbing/Water-Heater-Age-Guesser.php",
      kind: "trade",
    },
    serial: "MM02-2147713-260",
    says: { date: "2002-02" },
    basis: "regulator",
    evidence: [
      {
        title: "CPSC release 92-016: MD91 to MG91 are April to July 1991",
        url: "https://customheatandair.com/webapp/p/96/a.o.smith-recall",
        kind: "trade",
      },
    ],
  },
  {
    brand: "ao-smith",
    by: { title: "waterheatersonly.com", url: "https://waterheatersonly.com/", kind: "trade" },
    serial: "1504A023527",
    says: { parts: ["month", "day"] },
    basis: "regulator",
    evidence: [smithRecall2018],
  },
  {
    brand: "state",
    by: {
      title: "royalflushplumbingadelaide.com.au",
      url: "https://royalflushplumbingadelaide.com.au/",
      kind: "trade",
    },
    serial: "D079467322",
    says: { date: "2007-03" },
    basis: "itself",
    evidence: [
      {
        title: "The Inspector's Journal, topic 1617",
        url: "https://www.inspectorsjournal.com/topic/1617-how-to-determine-the-age-of-a-wh/",
        kind: "trade",
      },
    ],
  },
  {
    brand: "rheem",
    by: {
      title: "serial-decoder.com",
      url: "https://github.com/joeybukowski3/serial-decoder",
      kind: "trade",
    },
    serial: "RH0504B01826",
    says: { parts: ["prefix", "year", "week"] },
    basis: "plate",
    evidence: [rheemPlate],
  },
  {
    brand: "rheem",
    by: {
      title: "hotelsabruzzo.com",
      url: "https://hotelsabruzzo.com/how-can-you-tell-how-old-a-hot-water-heater-is",
      kind: "trade",
    },
    serial: "L12012345",
    says: { date: "2012-12" },
    basis: "others",
    evidence: [rheemTrace],
  },
  {
    brand: "richmond",
    by: vault,
    serial: "0419A12345",
    says: { parts: ["year", "week"] },
    basis: "others",
    evidence: [rheemTrace],
  },
  {
    brand: "bradford-white",
    by: vault,
    serial: "YE1395234",
    says: { parts: ["decade", "year", "month"] },
    basis: "maker",
    evidence: [
      {
        title: "Bradford White: Service Bulletin 100",
        url: "http://www.bradfordwhite.com/servicebulletins/100_serialnumber.asp",
        kind: "maker",
      },
    ],
  },
  {
    brand: "navien",
    by: vault,
    serial: "8881-20100520-3026",
    says: { parts: ["year", "week"] },
    basis: "regulator",
    evidence: [
      {
        title: "CPSC recall 12-074",
        url: "https://recalls.justia.com/household-and-office/gas-water-heaters-and-accessories/12-074",
        kind: "regulator",
      },
    ],
  },
];
