import type { CheckInput } from "@heater-age/decoder/check";
import { describe, expect, it } from "vitest";
import { findColumns, findHeader } from "./find-columns.ts";
import { findMeaning } from "./headings.ts";
import { unfoldRows } from "./unfold-heaters.ts";

const toText = ({ brand, modelNumber = "", serialNumber }: CheckInput): string =>
  [brand, modelNumber, serialNumber].join(", ");

describe("a heading", () => {
  it.each([
    [
      "brand",
      "brand Brand BRAND_NAME Make Maker Manufacturer Mfr Mfr. MFG Marke Hersteller Fabrikat Marque Fabricant Marca Fabricante Produttore",
    ],
    [
      "serialNumber",
      "serial|serialNumber|Serial Number|Serial #|Serial No.|Serial Num|S/N|SN|S/N:|Ser. No.|WH Serial #|Water Heater Serial Number|Unit S/N|Seriennummer|Serien-Nr.|Seriennr|Fabriknummer|Numéro de série|N° de série|No de série|Nº de serie|N.º de serie|Número de serie|Núm. de serie|Numero di serie|N. di serie|Matricola|Numero di matricola",
    ],
    [
      "modelNumber",
      "model|modelNumber|Model No.|Model #|Mdl|M/N|Modell|Modell-Nr.|Modellnummer|Modèle|Numéro de modèle|N° de modèle|Modelo|Número de modelo|Modello|Numero di modello",
    ],
  ])("is recognized as %s", (column, headings) => {
    for (const heading of headings.split(headings.includes("|") ? "|" : " ")) {
      expect([heading, findMeaning(heading)]).toEqual([heading, column]);
    }
  });

  it.each(["", "No.", "Serial Date", "Brandon", "S.No"])("matches no column: %s", (heading) => {
    expect(findMeaning(heading)).toBeUndefined();
  });
});

describe("the columns", () => {
  it.each([
    ["in any order", ["Unit", "S/N", "Mfr"], {}, "c, , b"],
    ["by name", ["Hersteller", "Nr"], { serialColumn: "nr" }, "a, , b"],
    ["by number", ["x", "y", "z"], { serialColumn: "3", brandColumn: "1", modelColumn: "2" }, "a, b, c"],
    ["with a name of the API before others", ["brand", "Make", "serialNumber", "S/N"], {}, "a, , c"],
    ["with one brand for all", ["brand", "Make", "serial"], { brand: "ge" }, "ge, , c"],
    ["without a brand", ["Serial"], {}, "other, , a"],
  ])("are found %s", (_name, header, request, check) => {
    const columns = findColumns(header, request);
    expect("read" in columns ? toText(columns.read(["a", "b", "c"])) : columns).toBe(check);
  });

  it.each([
    [
      "the serial number",
      ["brand", "number"],
      {},
      { problem: "missing", column: "serialNumber", fitting: [] },
    ],
    [
      "the one that was named",
      ["serial"],
      { brandColumn: "Make" },
      { problem: "missing", column: "brand", heading: "Make", fitting: [] },
    ],
    [
      "which of two",
      ["serial", "Make", "Brand name"],
      {},
      { problem: "unclear", column: "brand", fitting: ["Make", "Brand name"] },
    ],
    [
      "which of two of one name",
      ["SN", "SN"],
      { serialColumn: "SN" },
      { problem: "unclear", column: "serialNumber", fitting: ["SN", "SN"] },
    ],
  ])("are missing %s", (_name, header, request, problem) => {
    expect(findColumns(header, request)).toEqual(problem);
  });

  it("may be below titles; otherwise the row with the most cells is shown", () => {
    expect(findHeader([["Inspection 2026"], ["Brand", "S/N"]], {})).toMatchObject({ index: 1 });
    expect(findHeader([["Inspection"], ["Brand", "Number"], ["rheem"]], {})).toMatchObject({
      problem: "missing",
      header: ["Brand", "Number"],
    });
  });
});

describe("headings of other programs", () => {
  const read = (header: readonly string[], cells: readonly string[]) => {
    const result = findHeader([header], {});
    if (!("columns" in result)) return result;
    const rows = result.unfolding ? unfoldRows([{ cells, line: 2 }], result.unfolding) : [{ cells }];
    return rows.map((row) => toText(result.columns.read(row.cells)));
  };

  it.each([
    [["HB.serial_number", "HB.brand"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Furnace Serial", "Water Heater Serial"], ["1", "0504123456"], "other, , 0504123456"],
    [["Serial Number", "Water Heater Serial Number"], ["1", "0504123456"], "other, , 0504123456"],
    [["brand_manufacturer", "serial_number_text"], ["Rheem", "0504123456"], "Rheem, , 0504123456"],
    [["Manufacturer Serial Number", "Manufacturer Model"], ["0504123456", "XG40"], "other, XG40, 0504123456"],
    [["Mfr / Model / Serial"], ["Rheem / XG40T06 / 0504123456"], "Rheem, XG40T06, 0504123456"],
    [["Make, Model, S/N"], ["Bradford White RG250T6N BH6511396"], "Bradford White, RG250T6N, BH6511396"],
    [["Water Heater Make/Model", "WH S/N"], ["Rheem XG40T06", "0504123456"], "Rheem, XG40T06, 0504123456"],
    [
      ["Name", "TypeName", "SerialNumber", "InstallationDate"],
      ["W", "XG40", "0504123456", "2005"],
      "other, XG40, 0504123456",
    ],
    [
      ["Heat Pump Water Heater Serial Number", "Heat Pump Serial"],
      ["0504123456", "2"],
      "other, , 0504123456",
    ],
    [["Seriennummer Warmwasser", "Hersteller (Gerät)"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Numéro de série chauffe-eau", "Marque appareil"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Equipo - número de serie", "Marca del equipo"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Scaldabagno: numero di serie", "Marca apparecchio"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Casa costruttrice", "Numero di matricola"], ["Rheem", "0504123456"], "Rheem, , 0504123456"],
    [
      ["Equip. Mfr.", "Equip. Mod. No.", "Equip. Ser. No."],
      ["Rheem", "XG40", "0504123456"],
      "Rheem, XG40, 0504123456",
    ],
    [["Serial number/date of mfg", "Make"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
    [["Boiler Make", "Boiler SN"], ["IBC", "I262400165"], "IBC, , I262400165"],
    [["WH Serial", "Boiler Serial"], ["0504123456", "2"], "other, , 0504123456"],
    [["asset.serialNumber", "asset.makeName"], ["0504123456", "Rheem"], "Rheem, , 0504123456"],
  ])("%j are understood", (header, cells, expected) => {
    expect(read(header, cells)).toEqual([expected]);
  });

  it.each([[["Serial Date"]], [["Serial Photo", "Site"]], [["Furnace Serial Number"]], [["Warranty model"]]])(
    "%j name no serial number",
    (header) => {
      expect(read(header, ["1"])).toMatchObject({ problem: "missing" });
    },
  );

  it("of two heaters make two rows", () => {
    const header = ["Address", "WH #1 Make", "WH #1 Serial", "WH #2 Make", "WH #2 Serial"];
    expect(read(header, ["1 Main St", "Rheem", "0504123456", "State", "1836111786352"])).toEqual([
      "Rheem, , 0504123456",
      "State, , 1836111786352",
    ]);
    expect(read(header, ["1 Main St", "Rheem", "0504123456", "", ""])).toEqual(["Rheem, , 0504123456"]);
    expect(read(header, ["1 Main St", "", "", "", ""])).toEqual([", , "]);
    expect(read(["Brand", "Serial", "Serial 2"], ["Rheem", "0504123456", "0604123456"])).toEqual([
      "Rheem, , 0504123456",
      "Rheem, , 0604123456",
    ]);
  });
});
