import type { Source } from "../../engine/format.ts";
import { blanket, gases, heights, largeTanks } from "../families/letters.ts";
import { takagiBuiltByPlace } from "../families/takagi-built.ts";
import type { ModelRule } from "../rules/model-rule.ts";
import { advisor, directory, energyStar2023, listings, titles } from "../rules/sources.ts";

const sheet = (folder: string, name: string): Source => ({
  title: `A. O. Smith: sheet ${name}`,
  url: `https://assets.hotwater.com/damroot/Original/${folder}/${name}.pdf`,
  kind: "maker",
});
const manual = (title: string, path: string): Source => ({
  title: `A. O. Smith: ${title}`,
  url: `https://manuzoid.com/manuals/${path}`,
  kind: "maker",
});

/** Models that the maker's app controls. */
const homeAssistant: Source = {
  title: "Home Assistant: A. O. Smith",
  url: "https://www.home-assistant.io/integrations/aosmith",
  kind: "trade",
};

const wholesaleGas: ModelRule = {
  id: "aos-wholesale-gas",
  shape:
    /^(?<line>GCVL|GCVX|GCVH|GCVT|GCV|GCG|GCRL|GCRX|GCR|GCBL|FCG|PCG|PGCG|XCVL|XCV|XCR|XCG|GUF|GUR|GUL|FMDV|GDVT|GDVL|GDV|GPDL|GPDT|GPDX|GPDH|GPVL|GPVT|GPVR|GPVH|GPVX|GPV|GAHH|GPHE|GDHE)(?<capacity>30|40|50|55|65|66|74|75|98|100)(?<series>\d{3})?$/u,
  says: { type: "gas-tank" },
  read: {
    line: {
      GPVL: { vent: "power" },
      GPVT: { vent: "power" },
      GPVR: { vent: "power" },
      GPVH: { vent: "power" },
      GPVX: { vent: "power" },
      GPV: { vent: "power" },
      GPDL: { vent: "power-direct" },
      GPDT: { vent: "power-direct" },
      GPDX: { vent: "power-direct" },
      GPDH: { vent: "power-direct" },
      GDV: { vent: "direct" },
      GDVT: { vent: "direct" },
      GDVL: { vent: "direct" },
      FMDV: { vent: "direct", features: ["manufactured-home"] },
      GUF: { nox: "ultra-low" },
      GUR: { nox: "ultra-low" },
      FCG: { warrantyYears: 6 },
      PCG: { warrantyYears: 10 },
      GPHE: { vent: "power", features: ["condensing"] },
      GDHE: { features: ["condensing"] },
    },
    capacity: largeTanks,
  },
  inferred: ["warrantyYears"],
  confidence: "medium",
  sources: [
    directory,
    advisor,
    {
      title: "A. O. Smith: manual of GPDL-50",
      url: "https://pdfslide.us/documents/gpdl-50.html",
      kind: "maker",
    },
    {
      title: "Manualzilla: document 7412346",
      url: "https://manualzilla.com/doc/7412346/",
      kind: "trade",
    },
  ],
};

/** Model numbers of A. O. Smith: the lines for plumbers and those for Lowe's. */
export const aoSmithModels: readonly ModelRule[] = [
  {
    id: "aos-proline-electric",
    shape:
      /^(?<warranty>[EPH])(?<prefix>N)(?<height>TB|SB|LB|T|S|L)(?<capacity>30|36|40|50|55|66|80)(?<option>W)?(?<series>\d{3})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: {
      warranty: { E: { warrantyYears: 6 }, P: { warrantyYears: 10 }, H: { warrantyYears: 8 } },
      height: {
        ...heights,
        TB: { height: "tall", features: ["blanket"] },
        SB: { height: "short", features: ["blanket"] },
        LB: { height: "lowboy", features: ["blanket"] },
      },
      option: { W: { features: ["low-wattage"] } },
    },
    confidence: "high",
    sources: [sheet("10001", "AOSRE50608"), sheet("10001", "AOSRE50607")],
  },
  {
    // The manual's table has their capacities: 50 gallons for 52, 119 for 120.
    id: "aos-dura-power-light",
    shape: /^(?<line>DEL|DEN)(?<capacity>20|30|40|50|52|66|80|120)(?<unknown>D)?(?<series>\d{3})?$/u,
    says: { type: "electric-tank-commercial", fuel: "electric" },
    read: { capacity: { 52: { capacityGallons: 50 }, 120: { capacityGallons: 119 } } },
    confidence: "high",
    sources: [
      {
        title: "A. O. Smith: manual 195201-003 of DEN and DEL",
        url: "https://manualzilla.com/doc/7437151/a.o.-smith-10-instruction-manual",
        kind: "maker",
      },
      manual("manual 322055-004 of DEL and DEN", "Ba1YG-A.O.%20Smith%20DEL%2040%20User%20manual"),
    ],
  },
  {
    id: "aos-electric-old",
    shape:
      /^(?<line>EC[TSLR]|EE[STL]C?|ECRT|PEC|EEST)(?<capacity>20|30|40|47|50|52|55|66|80|119|120)(?<series>\d{3})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    inferred: ["type", "fuel", "capacityGallons"],
    confidence: "low",
    sources: [listings],
  },
  {
    id: "aos-lowes-electric",
    shape:
      /^(?<prefix>E)(?<warranty>6|9|10|12)(?<capacity>20|30|36|38|40|50|55|80)(?<height>[HRLS])(?<power>[1-9]\d)(?<unknown>[DS]V)(?<option>B)?(?<series>\d{3})?$/u,
    says: { type: "electric-tank", fuel: "electric" },
    read: {
      height: {
        H: { height: "tall" },
        R: { height: "short" },
        L: { height: "lowboy" },
        S: { height: "short" },
      },
      option: blanket,
    },
    confidence: "high",
    sources: [titles, directory],
  },
  {
    // An app controls these; the parts are those of the line without a network.
    id: "aos-lowes-smart-electric",
    shape:
      /^(?<prefix>EE)(?<warranty>9|12)(?<capacity>40|50|55)(?<height>[HR])(?<power>45|55)(?<unknown>DV)(?<option>F)?(?<series>\d{3})?$/u,
    says: { type: "electric-tank", fuel: "electric", features: ["smart"] },
    read: { height: { H: { height: "tall" }, R: { height: "short" } } },
    inferred: ["warrantyYears", "capacityGallons", "height", "watts"],
    confidence: "medium",
    sources: [
      { title: "GitHub: bdr99/py-aosmith", url: "https://github.com/bdr99/py-aosmith", kind: "trade" },
      titles,
    ],
  },
  {
    id: "aos-lowes-gas",
    shape:
      /^(?<prefix>G)(?<warranty>6|9|10|12)(?<vent>UFD|DMH|PDV|PV|U)?(?<height>[TS])?(?<capacity>30|40|50|75|100)(?<input>[2-9]\d)(?<fuel>[NP])(?<unknown>V)(?<series>\d{3})?$/u,
    says: { type: "gas-tank" },
    read: {
      vent: {
        U: { nox: "ultra-low" },
        UFD: { nox: "ultra-low" },
        PV: { vent: "power" },
        DMH: { vent: "direct", features: ["manufactured-home"] },
      },
      height: heights,
      capacity: { 100: { capacityGallons: 98 } },
      fuel: gases,
    },
    confidence: "high",
    sources: [
      directory,
      manual(
        "operating guide of G6-UT10076NV",
        "mMkR6-A.O.%20Smith%20G6-UT10076NV%20Signature%2098-Gallon%20Tall%206-Year%20Limited%20Natural%20Gas%20Water%20Heater%20Operating%20Guide",
      ),
      manual("manual of G6-PVT5050NV", "WmA0d-A.O.%20Smith%20G6-PVT5050NV%20User%20manual"),
      {
        title: "Fortune on the recall of 2018",
        url: "https://fortune.com/2018/11/13/ao-smith-water-heater-recall",
        kind: "trade",
      },
    ],
  },
  {
    id: "aos-lowes-hybrid",
    shape:
      /^(?<prefix>HP[ASV]?)(?<warranty>10|6)(?<capacity>40|50|66|80)(?<height>H)(?<power>[1-9]\d|01)(?<unknown>DV)(?<series>\d{1,3})?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    // The 01 of HPV stands where others have the watts of their elements.
    read: { height: { H: { height: "tall" } }, power: { "01": {} } },
    confidence: "medium",
    sources: [energyStar2023, homeAssistant],
  },
  {
    id: "aos-voltex-smart",
    shape: /^(?<line>HPSX)(?<capacity>50|66|80)(?<unknown>DHPT)(?<revision>2)?$/u,
    says: { type: "heat-pump", fuel: "electric", features: ["smart"] },
    inferred: ["type", "fuel", "capacityGallons"],
    confidence: "low",
    sources: [homeAssistant],
  },
  {
    id: "aos-voltex",
    shape:
      /^(?<line>HPTU|HPTS|HPTV|HPTA|FHPT|SHPT|PHPT)(?<capacity>40|50|60|66|80)(?<option>N|DR|CTA)?(?<series>\d{3})?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    read: {
      line: {
        HPTU: { warrantyYears: 10, volts: 240 },
        HPTS: { warrantyYears: 10, volts: 240 },
        HPTV: { warrantyYears: 10, volts: 120 },
      },
      option: { CTA: { features: ["demand-response"] }, DR: { features: ["demand-response"] } },
    },
    confidence: "high",
    sources: [sheet("10001", "AOSXE50007"), sheet("10004", "AOSXE50009"), sheet("10004", "AOSXE50010")],
  },
  {
    id: "aos-voltex-listed",
    shape: /^(?<line>FPTU)(?<capacity>50|66|80)(?<series>\d{3})?$/u,
    says: { type: "heat-pump", fuel: "electric" },
    inferred: ["type", "fuel", "capacityGallons"],
    confidence: "low",
    sources: [listings],
  },
  wholesaleGas,
  {
    // A marks a tank with the code stamp of ASME. The sheet lists capacity and exact input by the number of the model.
    id: "aos-cyclone",
    shape: /^(?<prefix>BTH)(?<input>120|150|199|250|300|400|500)(?<unknown>A)?(?<series>\d{3})?$/u,
    says: { type: "gas-tank-commercial", fuel: "natural-gas-or-propane", features: ["condensing"] },
    read: {
      input: {
        120: { capacityGallons: 60, inputBtuPerHour: 120_000 },
        150: { capacityGallons: 100, inputBtuPerHour: 150_000 },
        199: { capacityGallons: 100, inputBtuPerHour: 199_900 },
        250: { capacityGallons: 100, inputBtuPerHour: 250_000 },
        300: { capacityGallons: 119, inputBtuPerHour: 300_000 },
        400: { capacityGallons: 119, inputBtuPerHour: 399_900 },
        500: { capacityGallons: 119, inputBtuPerHour: 499_900 },
      },
    },
    confidence: "high",
    sources: [
      {
        title: "A. O. Smith: sheet AOSCG10210 of Cyclone Mxi",
        url: "https://manualmachine.com/aosmith/bth120a/9040066-user-manual",
        kind: "maker",
      },
    ],
  },
  {
    // The table of the manual goes on to BTR-500; only these rows were read.
    id: "aos-master-fit",
    shape: /^(?<prefix>BTRC?)(?<input>120|154|180|197|198)(?<unknown>A)?(?<series>\d{3})?$/u,
    says: { type: "gas-tank-commercial" },
    read: {
      input: {
        120: { capacityGallons: 71, inputBtuPerHour: 120_000 },
        154: { capacityGallons: 81, inputBtuPerHour: 154_000 },
        180: { capacityGallons: 81, inputBtuPerHour: 180_000 },
        197: { capacityGallons: 100, inputBtuPerHour: 199_000 },
        198: { capacityGallons: 100, inputBtuPerHour: 199_000 },
      },
    },
    confidence: "high",
    sources: [
      {
        title: "A. O. Smith: manual 195779-000 of BTR 120 to 500",
        url: "https://pdfslide.us/documents/models-btrc120-thru-500a-models-btrc120-thru-500a-commercial-gas-glass-lined.html",
        kind: "maker",
      },
    ],
  },
  {
    id: "aos-commercial-bth",
    shape:
      /^(?<line>BT[HXRFL])(?<input>75|80|100|110|120|150|154|180|199|200|250|251|275|300|305|365|400|500)(?<unknown>A)?$/u,
    says: { type: "gas-tank-commercial" },
    inferred: ["inputBtuPerHour"],
    confidence: "low",
    sources: [{ title: "Docslib: document 9037050", url: "https://docslib.org/doc/9037050/", kind: "trade" }],
  },
  {
    id: "aos-athr",
    shape: /^(?<line>ATHR)(?<input>160|180|199)(?<series>X3)(?<fuel>[NP])?(?<series2>\d{3})?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { fuel: gases },
    confidence: "medium",
    sources: [advisor],
  },
  {
    ...takagiBuiltByPlace,
    id: "aos-tankless-ati",
    shape:
      /^(?<prefix>AT)(?<location>[IO])(?<input>110|310|510)(?<series>[UC])?(?<location2>NI|GI|IN|I|E|N)?(?<fuel>[NP])?(?<series2>\d{3})?$/u,
  },
  {
    id: "aos-tankless-condensing",
    shape:
      /^(?<prefix>AT)(?<location>[IO])(?<series>240|340|540)(?<option>H)(?<fuel>[NP])?(?<series2>\d{3})?$/u,
    says: { type: "tankless-gas", features: ["condensing"] },
    read: { location: { I: { location: "indoor" }, O: { location: "outdoor" } }, fuel: gases },
    confidence: "high",
    sources: [
      {
        title: "A. O. Smith: sheet of ATI-240H to ATO-540H",
        url: "https://manualmachine.com/aosmith/ati240hn/9040520-user-manual",
        kind: "maker",
      },
      {
        title: "A. O. Smith: brochure with the names of outdoor and propane models",
        url: "http://www.manualshelf.com/manual/ao-smith/ent-50/brochure-catalan-german-english/page-69.html",
        kind: "maker",
      },
    ],
  },
];
