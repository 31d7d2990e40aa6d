import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "../../../test/recorded.ts";
import { migratedDatabase } from "../../../test/service.ts";
import { importModels } from "./import-models.ts";

const date = "2026-11-20";
// Ten rows of each of the public lists of 2016, as published by the US Environmental Protection Agency.
const homes = fileURLToPath(new URL("energy-star-2016.fixture.csv", import.meta.url));
const commercial = fileURLToPath(new URL("energy-star-commercial-2016.fixture.csv", import.meta.url));

async function open() {
  const database = openDatabase(await migratedDatabase());
  return {
    models: () => database.selectFrom("models").selectAll().orderBy("id").execute(),
    take: (file: string) => importModels({ database, file, date }),
  };
}

async function fileOf(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "heater-age-import-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "list.csv");
  await writeFile(file, text);
  return file;
}

const table = (...rows: readonly (readonly string[])[]) =>
  fileOf(rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\n"));

const known = { inserted: 0, updated: 0, unchanged: 0, refused: [] };

describe("an ENERGY STAR list", () => {
  it("is imported with its source and date, without the dimensions of the inner tank", async () => {
    const { take, models } = await open();
    expect(await take(homes)).toEqual({ ...known, format: "energystar", inserted: 10 });
    const stored = await models();
    expect(stored).toHaveLength(10);
    for (const row of stored) {
      expect(row.facts).toMatchObject({ type: "heat-pump", fuel: "electric" });
      expect(row.facts).not.toHaveProperty("heightInches");
      expect(row.facts).not.toHaveProperty("diameterInches");
      expect(row).toMatchObject({
        origin: "energy-star",
        source_title: "ENERGY STAR certified water heaters",
        source_url: "https://data.energystar.gov/",
        source_date: date,
      });
    }
    expect(stored.find(({ model }) => model === "HPE6280H045DV 102")?.facts).toEqual({
      type: "heat-pump",
      fuel: "electric",
      ratedVolumeGallons: 80,
      firstHourGallons: 84,
      watts: 2000,
      volts: 240,
      energyFactor: 2.33,
      recoveryEfficiencyPercent: 100,
      features: ["energy-star"],
    });
  });

  it("of commercial heaters has kBTU, shares and open-ended numbers", async () => {
    const { take, models } = await open();
    expect(await take(commercial)).toMatchObject({ format: "energystar", inserted: 10, refused: [] });
    const stored = await models();
    expect(stored.find(({ model }) => model === "HCG3130T3003P *")).toMatchObject({
      model_pattern: "HCG3130T3003P*",
      facts: {
        type: "gas-tank-commercial",
        fuel: "propane",
        vent: "power",
        inputBtuPerHour: 300_000,
        thermalEfficiencyPercent: 96,
      },
    });
  });

  it("is read with the column names of the website's export", async () => {
    const { take, models } = await open();
    const file = await table(
      [
        "ENERGY STAR Unique ID",
        "Brand Name",
        "Model Number",
        "Type",
        "Fuel",
        "Storage Volume (gallons)",
        "Uniform Energy Factor (UEF)",
        "First Hour Rating (gallons)",
        "Connected Capable",
      ],
      ["1", "Rheem", "TEST-40", "Gas Storage", "Natural Gas,Propane", "38", "0.7", "1,00", "Yes"],
    );
    expect(await take(file)).toMatchObject({ inserted: 1 });
    expect(await models()).toMatchObject([
      {
        facts: {
          type: "gas-tank",
          fuel: "natural-gas-or-propane",
          ratedVolumeGallons: 38,
          firstHourGallons: 100,
          uniformEnergyFactor: 0.7,
          features: ["energy-star", "smart"],
        },
      },
    ]);
  });

  it("keeps equal rows on a second import, and replaces changed ones", async () => {
    const { take, models } = await open();
    await take(homes);
    const before = await models();
    expect(await take(homes)).toEqual({ ...known, format: "energystar", unchanged: 10 });
    expect(await models()).toEqual(before);

    const text = (await readFile(homes, "utf8")).replace(",2.33,", ",2.34,");
    expect(await take(await fileOf(text))).toEqual({
      ...known,
      format: "energystar",
      updated: 1,
      unchanged: 9,
    });
    const after = await models();
    expect(
      after.filter(({ facts }, index) => facts.energyFactor !== before[index]?.facts.energyFactor),
    ).toHaveLength(1);
  });
});

describe("a Department of Energy list", () => {
  const header = [
    "Brand_Name_s__s",
    "Basic_Model_Number_m",
    "Individual_Model_Number_Covered_by_Basic_Model_m",
    "Type_of_Heater_s",
    "Rated_Storage_Volume__gallons__d",
    "Uniform_Energy_Factor__UEF__d",
    "Maximum_Gallons_Per_Minute_d",
    "Recovery_Efficiency_____d",
  ];

  it("is imported by its column names", async () => {
    const { take, models } = await open();
    const file = await table(
      header,
      ["RHEEM", "TEST", "TEST-1", "Gas-fired Storage Water Heater", "38", "0.64", "", "0.78"],
      ["Rinnai", "TEST", "TEST-2*", "Instantaneous Gas-fired Water Heater", "0.5", "0.93", "5.2", "96"],
    );
    expect(await take(file)).toEqual({ ...known, format: "doe", inserted: 2 });
    expect(await models()).toMatchObject([
      {
        brand: "rheem",
        facts: {
          type: "gas-tank",
          ratedVolumeGallons: 38,
          uniformEnergyFactor: 0.64,
          recoveryEfficiencyPercent: 78,
          features: [],
        },
      },
      {
        brand: "rinnai",
        model_pattern: "TEST2*",
        model_key: "TEST2",
        facts: {
          type: "tankless-gas",
          maxGallonsPerMinute: 5.2,
          uniformEnergyFactor: 0.93,
          recoveryEfficiencyPercent: 96,
          features: [],
        },
      },
    ]);
  });
});

describe("a California list", () => {
  it("is imported by its column names, with an empty column at the end", async () => {
    const { take, models } = await open();
    const file = await fileOf(
      [
        "\uFEFFManufacturer,Brand,Model Number,Energy Source,Mobile Home?,Rated Volume,First Hour Rating,Maximum GPM,Input BTUH,Recovery Efficiency,Energy Factor,Uniform Energy Factor,Regulatory Status,Add Date,",
        "Test,Bradford White,TEST-1,Natural Gas,FALSE,40,67,0,40000,76,,0.58,F,1/1/2018,",
        "Test,Bradford White,TEST-2,LPG,TRUE,30,,,30000,,0.6,0,F,1/1/2018,",
        "Test,Noritz,TEST-3,Natural Gas,,0,0,6.6,199900,,,0.95,F,1/1/2018,",
      ].join("\r\n"),
    );
    expect(await take(file)).toEqual({ ...known, format: "california", inserted: 3 });
    expect((await models()).map(({ facts }) => facts)).toEqual([
      {
        type: "gas-tank",
        fuel: "natural-gas",
        ratedVolumeGallons: 40,
        firstHourGallons: 67,
        inputBtuPerHour: 40_000,
        recoveryEfficiencyPercent: 76,
        uniformEnergyFactor: 0.58,
        features: [],
      },
      {
        type: "gas-tank",
        fuel: "propane",
        ratedVolumeGallons: 30,
        inputBtuPerHour: 30_000,
        energyFactor: 0.6,
        features: ["manufactured-home"],
      },
      {
        type: "tankless-gas",
        fuel: "natural-gas",
        maxGallonsPerMinute: 6.6,
        inputBtuPerHour: 199_900,
        uniformEnergyFactor: 0.95,
        features: [],
      },
    ]);
  });
});

it("models in one cell of a list become separate rows", async () => {
  const { take, models } = await open();
  const file = await table(
    ["brand_name", "model_number", "pd_id", "storage_volume_gallons", "uniform_energy_factor_uef"],
    ["A. O. Smith", "(E,P)NLB-50", "1", "45", "0.93"],
    ["A. O. Smith", "(P,H)NLB-50", "2", "45", "0.93"],
  );
  expect(await take(file)).toMatchObject({
    inserted: 3,
    refused: [{ line: 3, reason: "the same model is in line 2" }],
  });
  expect((await models()).map(({ model }) => model)).toEqual(["ENLB-50", "PNLB-50", "HNLB-50"]);
});

describe("invalid rows", () => {
  it("are reported with line and reason, while the others are imported", async () => {
    const { take, models } = await open();
    const file = await table(
      ["brand_name", "model_number", "pd_id", "storage_volume_gallons", "uniform_energy_factor_uef"],
      ["Rheem", "TEST-1", "1", "40", "0.6"],
      ["Acme", "TEST-2", "2", "40", "0.6"],
      ["", "TEST-3", "3", "40", "0.6"],
      ["Rheem", "", "4", "40", "0.6"],
      ["Rheem", "TEST(5)", "5", "40", "0.6"],
      ["Rheem", "T*", "6", "40", "0.6"],
      ["Rheem", "T".repeat(31), "7", "40", "0.6"],
      ["Rheem", "TEST-8", "8", "many", "0.6"],
      ["Rheem", "TEST-9", "9", "40", "60"],
      ["Rheem", "test 1", "10", "41", "0.6"],
      ["Rheem"],
      ["Rheem", "TEST-12", "12", "N/A", ""],
    );
    expect(await take(file)).toEqual({
      format: "energystar",
      inserted: 2,
      updated: 0,
      unchanged: 0,
      refused: [
        { line: 3, reason: "the brand is not known: Acme" },
        { line: 4, reason: "there is no brand" },
        { line: 5, reason: "there is no model number" },
        { line: 6, reason: "the model number is no single number: TEST(5)" },
        { line: 7, reason: "too little of the model number is fixed: T*" },
        { line: 8, reason: `the model number is too long: ${"T".repeat(31)}` },
        { line: 9, reason: "ratedVolumeGallons is not a number: many" },
        { line: 10, reason: "uniformEnergyFactor is out of its range: 60" },
        { line: 11, reason: "the same model is in line 2" },
        { line: 12, reason: "it has fewer cells than the first line" },
      ],
    });
    expect((await models()).map(({ model }) => model)).toEqual(["TEST-1", "TEST-12"]);
  });

  it("reads the file in batches of a few hundred rows", async () => {
    const { take, models } = await open();
    const rows = Array.from({ length: 1201 }, (_, index) => `Rheem,TEST-${index},${index}`);
    const file = await fileOf(["brand_name,model_number,pd_id", ...rows].join("\n"));
    expect(await take(file)).toEqual({ ...known, format: "energystar", inserted: 1201 });
    expect(await models()).toHaveLength(1201);
  });
});

describe("a file that is not a list", () => {
  it.each([
    ["an empty one", "", /empty/u],
    ["a web page", "<!doctype html>\n<html><body>Not found</body></html>\n", /columns of none of the lists/u],
    ["one with a first line only", "brand_name,model_number,pd_id\n", /no rows/u],
    ["one that ends within a cell", 'brand_name,model_number,pd_id\nRheem,TEST-1,1\nRheem,"TEST', /cut off/u],
    ["one that ends within a line", "brand_name,model_number,pd_id\nRheem,TEST-1,1\nRheem,TES", /cut off/u],
    ["one with a stray quotation mark", 'brand_name,model_number,pd_id\nRheem,"TEST"x,1\n', /no CSV/u],
  ])("%s is refused as a whole", async (_, content, words) => {
    const { take, models } = await open();
    const importing = take(await fileOf(content));
    await expect(importing).rejects.toThrow(words);
    expect(await models()).toEqual([]);
  });

  it("is refused if it does not exist", async () => {
    const { take } = await open();
    await expect(take(join(tmpdir(), "there-is-no-such-list.csv"))).rejects.toThrow(/cannot be read/u);
  });
});
