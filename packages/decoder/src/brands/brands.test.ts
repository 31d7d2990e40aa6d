import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decode } from "../engine/decode.ts";
import type { Decoding } from "../engine/decoding.ts";
import { normaliseSerial } from "../engine/normalise.ts";
import { agreement } from "../proof/index.ts";
import { type Case, independent } from "./cases.ts";
import { brands, type BrandSlug } from "./index.ts";

const today = "2026-11-20";
const say = (decoding: Decoding) =>
  decoding.status === "unreadable"
    ? decoding.problem.code
    : decoding.candidates.map(({ date }) => date).join(" or ");

const slugs = Object.keys(brands) as BrandSlug[];
const files = readdirSync(import.meta.dirname);

it("registers every brand file, with its cases", () => {
  const named = (ending: RegExp) =>
    files.filter((file) => ending.test(file)).map((file) => file.replace(ending, ""));
  const others = ["index", "cases", "labels", "brands"];
  const registered = slugs.toSorted();
  expect(
    named(/(?<!\.cases|\.test)\.ts$/u)
      .filter((name) => !others.includes(name))
      .toSorted(),
  ).toEqual(registered);
  expect(named(/\.cases\.ts$/u).toSorted()).toEqual(registered);
});

describe.each(slugs)("%s", async (slug) => {
  const brand = brands[slug];
  const { cases } = (await import(`./${slug}.cases.ts`)) as { cases: readonly Case[] };

  it.each(cases)("$serial is $is", ({ serial, model, is }) => {
    expect(say(decode(brand, serial, { today, model }))).toBe(is);
  });

  it("agrees with known dates, which only cases with independent evidence have", () => {
    for (const { serial, model, evidence, known, begins = serial.length, url, from } of cases) {
      expect(known !== undefined, serial).toBe(independent.some((kind) => kind === evidence));
      expect(begins, serial).toBeLessThanOrEqual(serial.length);
      if (known === undefined) {
        expect(begins, serial).toBe(serial.length);
        continue;
      }
      // Corrections sent by visitors aren't public.
      if (!from.startsWith("correction ")) expect(url, serial).toMatch(/^https?:\/\/\S+$/u);
      const verdict = agreement(decode(brand, serial, { today, model }), known);
      expect(verdict, `${serial} against ${String(known)}`).not.toBe("contradicts");
    }
  });

  it("covers each of its formats with a case", () => {
    const reached = ({ shape }: (typeof brand.formats)[number]) =>
      cases.some(({ serial }) => shape.test(normaliseSerial(serial)));
    expect(brand.formats.filter((format) => !reached(format)).map(({ id }) => id)).toEqual([]);
  });

  it("names the maker without words that would need translation", () => {
    const names = brand.maker.split(/[ ,();]+/u).filter((name) => name !== "");
    for (const name of names) expect(name, brand.maker).toMatch(/^(?:\p{Lu}.*|\?)$/u);
  });
});
