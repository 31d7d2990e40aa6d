import type { ModelCase } from "./cases.ts";

const directory = "AHRI directory, 2017";

export const modelCases: readonly ModelCase[] = [
  // Every model in the directory.
  {
    model: "T9800 SE 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9800 SEC 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9800 SECO 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, outdoor, 199000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9800 SEO 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, outdoor, 199000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9900 SE 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9900I SE 199",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
    from: directory,
  },
  {
    model: "T9800 SE 160",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
    from: directory,
  },
  {
    model: "T9800 SEO 160",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, outdoor, 160000 BTU/h, condensing",
    listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
    from: directory,
  },
  {
    model: "T9900 SE 160",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h",
    listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
    from: directory,
  },
  {
    model: "T4600 S 103 NG",
    by: "bosch-t4600",
    is: "tankless-gas, natural-gas, 103200 BTU/h",
    listed: "tankless-gas, natural-gas, 103200 BTU/h",
    from: directory,
  },
  {
    model: "T4600 SO 103 NG",
    by: "bosch-t4600",
    is: "tankless-gas, natural-gas, outdoor, 103200 BTU/h",
    listed: "tankless-gas, natural-gas, 103200 BTU/h",
    from: directory,
  },
  {
    model: "T4600 S 103 LP",
    by: "bosch-t4600",
    is: "tankless-gas, propane, 103200 BTU/h",
    listed: "tankless-gas, propane, 103200 BTU/h",
    from: directory,
  },
  {
    model: "T4600 SO 103 LP",
    by: "bosch-t4600",
    is: "tankless-gas, propane, outdoor, 103200 BTU/h",
    listed: "tankless-gas, propane, 103200 BTU/h",
    from: directory,
  },
  {
    model: "Greentherm 9800 SE 160",
    by: "bosch-greentherm",
    is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h, condensing",
    from: "https://www.manualslib.com/manual/1208365/Bosch-Greentherm-9800-Se-160-199.html?page=21",
  },
  {
    model: "940 ESO",
    by: "bosch-therm",
    is: "tankless-gas, outdoor, 199000 BTU/h",
    from: "https://Manualslib.com/manual/1036246/Bosch-940-Eso.html?page=19",
  },
  {
    model: "C 1050 ES NG",
    by: "bosch-therm",
    is: "tankless-gas, natural-gas, 199000 BTU/h, condensing",
    from: "https://studylib.net/doc/18854664/bosch-greentherm-c-1050es-engineering-submittal-sheet",
  },
  {
    model: "C 950 ES LP",
    by: "bosch-therm",
    is: "tankless-gas, propane",
    from: "https://doczz.net/doc/3144533/bosch-therm-c-950-es-installation-manual",
  },
  {
    model: "Therm 520 PN",
    by: "bosch-therm",
    is: "tankless-gas",
    from: "https://manualmachine.com/bosch/520pn/19786884-applications-manual",
  },
];
