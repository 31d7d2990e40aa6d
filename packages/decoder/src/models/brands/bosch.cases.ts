import { defineModelCases, directory } from "./cases.ts";

export const modelCases = defineModelCases({
  // Every model in the directory.
  "bosch-greentherm": {
    [directory]: {
      "T9800 SE 199": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9800 SEC 199": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9800 SECO 199": {
        is: "tankless-gas, natural-gas-or-propane, outdoor, 199000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9800 SEO 199": {
        is: "tankless-gas, natural-gas-or-propane, outdoor, 199000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9900 SE 199": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9900I SE 199": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 199000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 199000 BTU/h",
      },
      "T9800 SE 160": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
      },
      "T9800 SEO 160": {
        is: "tankless-gas, natural-gas-or-propane, outdoor, 160000 BTU/h, condensing",
        listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
      },
      "T9900 SE 160": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h",
        listed: "tankless-gas, natural-gas-or-propane, 160000 BTU/h",
      },
    },
    "https://www.manualslib.com/manual/1208365/Bosch-Greentherm-9800-Se-160-199.html?page=21": {
      "Greentherm 9800 SE 160": {
        is: "tankless-gas, natural-gas-or-propane, indoor, 160000 BTU/h, condensing",
      },
    },
  },
  "bosch-t4600": {
    [directory]: {
      "T4600 S 103 NG": {
        is: "tankless-gas, natural-gas, 103200 BTU/h",
        listed: "tankless-gas, natural-gas, 103200 BTU/h",
      },
      "T4600 SO 103 NG": {
        is: "tankless-gas, natural-gas, outdoor, 103200 BTU/h",
        listed: "tankless-gas, natural-gas, 103200 BTU/h",
      },
      "T4600 S 103 LP": {
        is: "tankless-gas, propane, 103200 BTU/h",
        listed: "tankless-gas, propane, 103200 BTU/h",
      },
      "T4600 SO 103 LP": {
        is: "tankless-gas, propane, outdoor, 103200 BTU/h",
        listed: "tankless-gas, propane, 103200 BTU/h",
      },
    },
  },
  "bosch-therm": {
    "https://Manualslib.com/manual/1036246/Bosch-940-Eso.html?page=19": {
      "940 ESO": { is: "tankless-gas, outdoor, 199000 BTU/h" },
    },
    "https://studylib.net/doc/18854664/bosch-greentherm-c-1050es-engineering-submittal-sheet": {
      "C 1050 ES NG": { is: "tankless-gas, natural-gas, 199000 BTU/h, condensing" },
    },
    "https://doczz.net/doc/3144533/bosch-therm-c-950-es-installation-manual": {
      "C 950 ES LP": { is: "tankless-gas, propane" },
    },
    "https://manualmachine.com/bosch/520pn/19786884-applications-manual": {
      "Therm 520 PN": { is: "tankless-gas" },
    },
  },
  "bosch-125b": {
    "https://bissell.usermanuals.us/manual/6/Bosch-Appliances-Water-Heater-125B-LP-User-Manual.html": {
      "125B NG": { is: "tankless-gas, natural-gas" },
    },
    "https://findmanualpdf.com/manuals/bosch/aquastar-125hx-tankless-water-heater": {
      "125HX LP": { is: "tankless-gas, propane, 117000 BTU/h", listed: "117000 BTU/h" },
    },
  },
  "bosch-ae-listed": {
    "model number as commonly listed": {
      AE115: { is: "tankless-electric, electric" },
    },
  },
  "bosch-gwh": {
    "model number as commonly listed, read like GWH 1600 P": {
      "1600H": { is: "tankless-gas" },
    },
    "https://manuzoid.com/manuals/8yJmx-Bosch%20GWH%201600%20P%20NG%20Installation%20And%20Operating%20Instructions%20Manual":
      {
        "AquaStar GWH 1600 P NG": { is: "tankless-gas, natural-gas" },
      },
  },
  "bosch-tronic-es": {
    "https://engineerfix.com/how-to-install-a-bosch-under-sink-water-heater": {
      "Tronic 3000 T ES8": { is: "electric-tank, electric, 7 gal, 120 V", listed: "electric-tank, 7 gal" },
    },
  },
});
