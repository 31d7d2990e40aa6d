import { defineCases } from "./cases.ts";

const page = "building-center.org";

export const cases = defineCases({
  published: [
    { serial: "GENG0601D13586", is: "2001-06", from: page },
    { serial: "GE A511315388", is: "2013-W51", from: "inspectapedia.com: AWWYY behind GE" },
  ],
  illustration: [
    { serial: "GENG0110123456", is: "2010-01", from: "ten digits behind GENG" },
    { serial: "RN0805D11236", is: "2005-08", from: `RN, ${page}` },
    { serial: "0702A12345", is: "2002-07", from: "Rheem's letter form" },
    { serial: "0905123456", is: "2005-09 or 2009-05", from: "tank or tankless" },
    { serial: "1105123456", is: "2005-11", from: "Rheem's digits" },
    { serial: "07.03-102521", is: "2007-03", from: "tankless, by the dot" },
    { serial: "BL.CA-051306", is: "2010-11", from: "tankless, a Rinnai's number" },
    { serial: "RA.DA-123456", is: "2023-01", from: "tankless, Rinnai's later letters" },
    { serial: "GEE0503A1234567", is: "2003-05", from: `seven digits, ${page}` },
    { serial: "GE050312345", is: "2003-05", from: `five digits, ${page}` },
    { serial: "GEM051315388", is: "2013-W05 or 2013-05", from: "5 may be a month" },
    { serial: "A141511869", is: "2015-W14", from: `Rheem, ${page}` },
    { serial: "LR821547C", is: "2020-06 or 2008-06", from: "appliance-iq.com: another appliance, June 2020" },
    {
      serial: "LT221102",
      is: "2022-06 or 2010-06",
      from: "howtorepairguide.com: another appliance, 1986 or 1998",
    },
    { serial: "LT221102", model: "GEH50DEEDXX", is: "2010-06", from: "GeoSpring of 2009 to 2016" },
    { serial: "LT221102", model: "PH50S10BPY", is: "2022-06", from: "the newer GeoSpring" },
    { serial: "AZ123456S", is: "2024-01 or 2012-01", from: "GE: service guide of the GeoSpring" },
    { serial: "GENG011012345678", is: "2010", from: "two digits too many" },
  ],
  record: [
    {
      serial: "MF603716G",
      is: "2015-07 or 2003-07",
      known: ["2009", "2016"],
      from: "what a GEH50DFEJSRA said of itself in 2022: GeoSpring of 2009 to 2016",
      url: "https://github.com/simbaja/gehome/pull/43",
    },
  ],
  invalid: [
    {
      serial: "DR123456",
      is: "2020-02 or 2008-02",
      from: "picture on appliance-iq.com says April 2018, against its own table",
    },
    { serial: "DD9041943", is: "no-format", from: "Bradford White, April 2007" },
    { serial: "GG03-1495366-S29", is: "no-format", from: "A. O. Smith, July 2003" },
    { serial: "1210A002243", is: "no-format", from: "A. O. Smith, week 10 of 2012" },
    { serial: "IT221102", is: "no-format", from: "I is no month letter" },
  ],
});
