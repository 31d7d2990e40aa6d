import type { Source } from "../../engine/format.ts";
import type { CodeTable, ModelRule } from "../rules/model-rule.ts";
import { directory, listings } from "../rules/sources.ts";

const manual = (title: string, url: string): Source => ({ title: `Bosch: ${title}`, url, kind: "maker" });

const gases = { NG: { fuel: "natural-gas" }, LP: { fuel: "propane" } } as const satisfies CodeTable;
const indoor = { location: "indoor" } as const;
const outdoor = { location: "outdoor" } as const;

/**
 * Model numbers of Bosch's tankless heaters. Those of the 1990s and 2000s, such as GWH 425, are names without a
 * system.
 */
export const boschModels: readonly ModelRule[] = [
  {
    // C means commercial, O outdoor. The sheet calls the 9800 line condensing.
    id: "bosch-greentherm",
    shape:
      /^(?<prefix>GREENTHERMT|GREENTHERM|T)?(?<line>9800|9900I|9900)(?<location>SECO|SEC|SEO|SE)(?<input>160|199)$/u,
    says: { type: "tankless-gas", fuel: "natural-gas-or-propane" },
    read: {
      line: { 9800: { features: ["condensing"] } },
      location: { SE: indoor, SEC: indoor, SEO: outdoor, SECO: outdoor },
    },
    confidence: "high",
    sources: [
      manual(
        "manual of T9800 SE and SEC",
        "https://manualmachine.com/bosch/greenthermt9800sec199/19736021-installation-and-operating-instructions-manual/",
      ),
      manual(
        "sheet of T9800 SE 160",
        "https://fdocuments.in/document/greentherm-t9800-se-160-ess-bosch-bosch-thermotechnology-corp-londonderry-nh.html",
      ),
      manual(
        "list of its manuals, with SEO and SECO for outdoors",
        "https://homedocbox.com/amp/83844995-Appliances/Greentherm-9800-se-160-199-sec-199.html",
      ),
      manual(
        "manual of T9900 SE 160",
        "https://www.manualslib.com/manual/1584090/Bosch-Greentherm-T9900-Se-160.html?page=23",
      ),
      directory,
    ],
  },
  {
    id: "bosch-t4600",
    shape: /^(?<prefix>T4600)(?<location>SO|S)(?<input>103)(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: { location: { SO: outdoor }, input: { 103: { inputBtuPerHour: 103_200 } }, fuel: gases },
    inferred: ["location"],
    confidence: "medium",
    sources: [directory],
  },
  {
    // The digits are names, so only what the maker states about a model is returned.
    id: "bosch-therm",
    shape:
      /^(?<prefix>THERM|GREENTHERM)?(?<line>330PN|520PN|520HN|830ES|940ESO|940ES|C950ES|C1050ES|C1210ESC|C1210ES)(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: {
      line: {
        "940ESO": { ...outdoor, inputBtuPerHour: 199_000 },
        C1050ES: { inputBtuPerHour: 199_000, features: ["condensing"] },
      },
      fuel: gases,
    },
    confidence: "high",
    sources: [
      manual("applications manual", "https://manualmachine.com/bosch/520pn/19786884-applications-manual"),
      manual(
        "sheet of C 1050 ES",
        "https://studylib.net/doc/18854664/bosch-greentherm-c-1050es-engineering-submittal-sheet",
      ),
      manual("manual of 940 ESO", "https://Manualslib.com/manual/1036246/Bosch-940-Eso.html?page=19"),
    ],
  },
  {
    id: "bosch-125b",
    shape: /^(?<prefix>AQUASTAR)?(?<line>125B|125HX)(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: { line: { "125HX": { inputBtuPerHour: 117_000 } }, fuel: gases },
    confidence: "high",
    sources: [
      manual(
        "manual of 125B",
        "https://bissell.usermanuals.us/manual/6/Bosch-Appliances-Water-Heater-125B-LP-User-Manual.html",
      ),
      manual(
        "guide to AquaStar 125HX",
        "https://findmanualpdf.com/manuals/bosch/aquastar-125hx-tankless-water-heater",
      ),
    ],
  },
  {
    id: "bosch-ae-listed",
    shape: /^(?<prefix>AE)(?<line>115|125)$/u,
    says: { type: "tankless-electric", fuel: "electric" },
    inferred: ["type", "fuel"],
    confidence: "low",
    sources: [listings],
  },
  {
    // Only the kind is read: no source explains P, H or ES for all sizes.
    id: "bosch-gwh",
    shape: /^(?<prefix>AQUASTAR)?(?<line>GWH)?(?<series>1000P|1600P|1600H|2400ES|2700ES)(?<fuel>NG|LP)?$/u,
    says: { type: "tankless-gas" },
    read: { fuel: gases },
    inferred: ["type"],
    confidence: "low",
    sources: [
      manual(
        "manual of GWH 1600 P",
        "https://manuzoid.com/manuals/8yJmx-Bosch%20GWH%201600%20P%20NG%20Installation%20And%20Operating%20Instructions%20Manual",
      ),
      manual(
        "manual of GWH 1000 P",
        "https://at-t.usermanuals.us/manual/6/Bosch-Appliances-Water-Heater-GWH-1000-User-Manual.html",
      ),
      manual(
        "manual of GWH 2700 ES",
        "https://somanuals.com/html/6/Bosch-Appliances-Water-Heater-ESVVT-User-Manual.html",
      ),
    ],
  },
  {
    id: "bosch-tronic-es",
    shape: /^(?<prefix>TRONIC3000T|TRONIC3000|T)?(?<line>ES)(?<capacity>4|8)$/u,
    says: { type: "electric-tank", fuel: "electric", volts: 120 },
    read: { capacity: { 4: { capacityGallons: 4 }, 8: { capacityGallons: 7 } } },
    confidence: "medium",
    sources: [
      {
        title: "Engineer Fix: Tronic 3000 T of 2.7, 4 and 7 gallons",
        url: "https://engineerfix.com/how-to-install-a-bosch-under-sink-water-heater",
        kind: "trade",
      },
    ],
  },
];
