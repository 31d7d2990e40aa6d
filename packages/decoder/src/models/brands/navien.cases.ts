import type { ModelCase } from "./cases.ts";

const listings = "as commonly listed, read like its sister models";

export const modelCases: readonly ModelCase[] = [
  {
    model: "NPE-240A2",
    by: "navien-npe",
    is: "tankless-gas, 199900 BTU/h, generation 2, condensing, recirculation",
    listed: "199900 BTU/h",
    from: "https://askmanual.pages.dev/navien/npe-240a2",
  },
  {
    model: "NPE-180A2",
    by: "navien-npe",
    is: "tankless-gas, 150000 BTU/h, generation 2, condensing, recirculation",
    listed: "150000 BTU/h",
    from: "reseller's table",
  },
  {
    model: "NPE-210S2",
    by: "navien-npe",
    is: "tankless-gas, 180000 BTU/h, generation 2, condensing, no-recirculation",
    listed: "180000 BTU/h",
    from: "reseller's table",
  },
  {
    model: "NPE-180S2",
    by: "navien-npe",
    is: "tankless-gas, 150000 BTU/h, generation 2, condensing, no-recirculation",
    listed: "150000 BTU/h",
    from: "reseller's table",
  },
  {
    model: "NPE-150S2",
    by: "navien-npe",
    is: "tankless-gas, 120000 BTU/h, generation 2, condensing, no-recirculation",
    listed: "120000 BTU/h",
    from: "reseller's table",
  },
  {
    model: "NPE-240A",
    by: "navien-npe",
    is: "tankless-gas, 199900 BTU/h, condensing, recirculation",
    from: listings,
  },
  { model: "NPN-199U", by: "navien-npn", is: "tankless-gas, non-condensing", from: "shows the rule" },
  {
    model: "NR-240",
    by: "navien-nr",
    is: "tankless-gas",
    from: "https://studylib.net/doc/25989009/navien-nr-np-service-manual-2011",
  },
  {
    model: "NR-210A",
    by: "navien-nr",
    is: "tankless-gas, recirculation",
    from: "https://studylib.net/doc/25989009/navien-nr-np-service-manual-2011",
  },
  {
    model: "NR-180A-NG",
    by: "navien-nr",
    is: "tankless-gas, natural-gas, recirculation",
    from: "https://studylib.net/doc/25989009/navien-nr-np-service-manual-2011",
  },
  {
    model: "NCB-240/110",
    by: "navien-ncb",
    is: "combi-boiler, natural-gas-or-propane, 110000 BTU/h for heating",
    from: "reseller's table",
  },
  {
    model: "NCB-190/060",
    by: "navien-ncb",
    is: "combi-boiler, natural-gas-or-propane, 60000 BTU/h for heating",
    from: "reseller's table",
  },
  {
    model: "NWP500-65",
    by: "navien-nwp",
    is: "heat-pump, electric, 65 gal, 240 V",
    listed: "65 gal",
    from: "Water Heater Advisor",
  },
];
