import { brands, labels } from "@heater-age/decoder";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { now, type Service, service } from "../../../test/service.ts";
import { parseRequest, createResult } from "../../checks/result.ts";
import type { RatingPlate } from "../../checks/schema.ts";
import { ApiError } from "../../errors/codes.ts";
import { readCatalogue } from "../../models/catalogue.ts";
import { utcDay } from "../../time/utc-day.ts";
import { toItem } from "./item.ts";
import { createLists } from "./lists.ts";
import { type BatchResult, maxAnswerBytes, maxChecks } from "./schema.ts";

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Serial numbers of every shape of every brand, and look-alikes. */
const serials = Object.values(brands).flatMap((brand) =>
  brand.formats
    .filter(({ shape }) => !/\(\?<?[=!]/u.test(shape.source))
    .flatMap(({ shape }) => fc.sample(fc.stringMatching(shape), { numRuns: 3, seed: 16 }))
    .flatMap((serial) => [serial, serial.replaceAll("0", "O")])
    .map((serial) => ({ brand: brand.slug, serial })),
);

const longest = "X".repeat(30);
const modelNumbers = ["", longest, "153.336433", "XG40T06EC36U1"];

/** Returns the checks with the longest results, and their size in bytes. The longest first. */
function checksBySize(): readonly { readonly check: RatingPlate; readonly size: number }[] {
  const lists = createLists();
  const today = utcDay(now);
  const sized = serials.flatMap(({ brand, serial }, index) => {
    const label = labels[index % labels.length]?.slug ?? "other";
    return [brand, "other", "kenmore", "regency", label].flatMap((slug) => {
      const modelNumber = modelNumbers[index % modelNumbers.length] ?? "";
      const check = { brand: slug, serialNumber: serial, modelNumber };
      try {
        return [{ check, size: bytes(toItem(createResult(parseRequest(check), today, "fr"), lists)) }];
      } catch (error) {
        if (error instanceof ApiError) return [];
        throw error;
      }
    });
  });
  return sized.toSorted((a, b) => b.size - a.size);
}

const worst = checksBySize()
  .slice(0, maxChecks)
  .map(({ check }) => check);

async function send({ app }: Service, checks: readonly RatingPlate[], language: string): Promise<string> {
  const response = await app.inject({
    method: "POST",
    url: "/api/check/batch",
    payload: { checks },
    headers: { "accept-language": language },
  });
  expect(response.statusCode).toBe(200);
  return response.body;
}

describe("a JSON response is at most a megabyte", () => {
  // French has the longest texts.
  it.each(["en", "fr"])("for the longest possible rows, in %s", async (language) => {
    expect(worst).toHaveLength(maxChecks);
    const running = await service();
    const body = await send(running, worst, language);
    expect(Buffer.byteLength(body)).toBeLessThan(maxAnswerBytes);
    const { results, ...lists } = JSON.parse(body) as BatchResult;
    // Even if every row were the longest one, with every model of the catalogue.
    const catalogue = await readCatalogue();
    const checks = catalogue.map(({ brand, model }) => ({
      brand,
      serialNumber: "000000",
      modelNumber: model,
    }));
    const { models } = JSON.parse(await send(running, checks.slice(0, maxChecks), language)) as BatchResult;
    expect(models.length).toBeGreaterThan(100);
    const row = Math.max(...results.map(bytes)) + ',"model":499'.length;
    expect(row * maxChecks + bytes({ ...lists, models })).toBeLessThan(maxAnswerBytes);
  });
});

describe("a CSV response is at most a megabyte", () => {
  const table = async (payload: string) => {
    const { app } = await service();
    const response = await app.inject({
      method: "POST",
      url: "/api/check/batch",
      payload,
      headers: { "content-type": "text/csv", "accept-language": "fr" },
    });
    expect(response.statusCode, response.body.slice(0, 200)).toBe(200);
    return response.body;
  };

  it("for the longest possible rows", async () => {
    const rows = worst.map((check) => Object.values(check).join(","));
    const body = await table(["brand,serialNumber,modelNumber", ...rows].join("\n"));
    expect(body.trimEnd().split("\r\n")).toHaveLength(maxChecks + 1);
    expect(Buffer.byteLength(body)).toBeLessThan(maxAnswerBytes);
  });

  it("for cells that grow, with an error in the last row", async () => {
    const header = ["brand", "serial", ...Array.from({ length: 198 }, (_, index) => `n${index}`)].join(",");
    const row = `rheem,RH0504B01826,${Array.from({ length: 198 }, () => "=".repeat(9)).join(",")}`;
    const body = await table(`${header}\n${`${row}\n`.repeat(maxChecks)}`);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(maxAnswerBytes);
    const lines = body.trimEnd().split("\r\n");
    expect(lines.length).toBeLessThan(maxChecks);
    expect(lines.at(-1)).toContain(",body-too-large,");
  });
});
