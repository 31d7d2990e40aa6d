import type { Case } from "./cases.ts";
import { tankCases } from "./rheem.cases.ts";

export const cases: readonly Case[] = [
  {
    serial: "M141209135",
    is: "2012-W14",
    evidence: "published",
    from: "SerialAge, perhaps a furnace or air conditioner",
  },
  { serial: "0585A35604", is: "1985-05", evidence: "published", from: "californiaplumbingsd.com" },
  { serial: "05.05-000021", is: "2005-05", evidence: "published", from: "building-center.org" },
  { serial: "0505000021", is: "2005-05", evidence: "published", from: "either order gives the same date" },
  { serial: "168252873", is: "1973-W28", evidence: "published", from: "building-center.org" },
  {
    serial: "5800A12345",
    is: "no-format",
    evidence: "invalid",
    from: "hunterez361 says January 2000: Lennox",
  },
  ...tankCases,
];
