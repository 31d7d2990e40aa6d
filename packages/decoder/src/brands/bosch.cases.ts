import type { Case } from "./cases.ts";

const page = "building-center.org";

export const cases: readonly Case[] = [
  { serial: "FD687400341", is: "2006-07", evidence: "published", from: page },
  { serial: "390123456", is: "2003-10", evidence: "illustration", from: page },
  { serial: "861123456", is: "1998-01", evidence: "illustration", from: page },
  { serial: "870123456", is: "1998-10", evidence: "illustration", from: page },
  {
    serial: "3540-112-000001-T111M01973",
    is: "2011-12",
    evidence: "published",
    from: `${page}, which says 2011 or 2021 and no month`,
  },
  { serial: "8370-231-000001-7736504531", is: "2022-11", evidence: "illustration", from: "our own reading" },
  {
    serial: "FD930356731",
    is: "no-format",
    evidence: "invalid",
    from: "code of kitchen appliances, building-center.org",
  },
  { serial: "FD673400341", is: "no-format", evidence: "invalid", from: "month code 73" },
  { serial: "8370-731-000001-7736504531", is: "impossible-date", evidence: "invalid", from: "after today" },
];
