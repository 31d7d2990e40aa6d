import { formatText } from "@heater-age/messages/server";
import { brands, firstBrands, isBrand } from "@heater-age/decoder";
import type { Case } from "@heater-age/decoder/brands/cases";
import { languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { shownSerial } from "../../config/real-heater.ts";
import { knownText } from "../../shared/guide/known-text.ts";
import { originName, findOrigin } from "../../shared/guide/origin.ts";
import { allChoices } from "../../shared/check/tool-context.ts";
import { guideText } from "../../shared/guide/guide-text.ts";
import { intlIn } from "../../shared/shell/intl-in.ts";
import { aboutSources } from "./about-sources.ts";
import { aboutText } from "./about-text.ts";
import { brandFacts, heaters } from "./brand-facts.ts";
import { listQuestions } from "./questions.ts";

const slugs = Object.keys(brands).filter(isBrand);
const choices = allChoices();

describe("the text about the maker", () => {
  it("has sources for each of the fourteen brands", () => {
    expect(Object.keys(aboutSources).toSorted()).toEqual(firstBrands.toSorted());
    for (const [slug, sources] of Object.entries(aboutSources)) {
      expect(sources.length, slug).toBeGreaterThan(0);
      for (const { url } of sources) expect(url, slug).toMatch(/^https?:\/\/\S+$/u);
    }
  });

  it.each(languages)("exists for every brand with more than a name, in $name", ({ code }) => {
    const intl = intlIn(code);
    for (const slug of slugs) {
      const { guide } = brandFacts(slug);
      const isOneName = /^[^;?]*$/u.test(guide.maker);
      const generic = intl.formatMessage(
        { id: "brand.aboutMaker" },
        { brand: guide.label, maker: guide.maker },
      );
      const text = aboutText(intl, guide);
      expect(text.length, slug).toBeGreaterThan(20);
      if (!isOneName) expect(text, slug).not.toBe(generic);
    }
  });
});

describe("the common questions", () => {
  it.each(languages)("are answered for every brand in $name", ({ code }) => {
    const intl = intlIn(code);
    for (const slug of slugs) {
      const { guide } = brandFacts(slug);
      const questions = listQuestions(intl, choices, guide);
      expect(questions.length, slug).toBeGreaterThanOrEqual(2);
      for (const { question, answer } of questions) {
        expect(question, slug).toMatch(/\?$/u);
        expect(answer, `${slug}: ${question}`).toMatch(/^[^{}]{20,}[.)]$/u);
      }
    }
  });

  it("explain ambiguous dates with an example that has two", () => {
    const intl = intlIn("en");
    const findWhy = (slug: "bradford-white" | "craftmaster") =>
      listQuestions(intl, choices, brandFacts(slug).guide).find(({ question }) => question.startsWith("Why"));
    expect(findWhy("bradford-white")).toEqual({
      question: formatText("en", "brand", "questionTwo", { brand: "Bradford White" }),
      answer: formatText("en", "brand", "answerTwo", {
        serial: "DD9041943",
        dates: "April 2007 or April 1987",
        why: formatText("en", "reasons", "letters-repeat", { every: 20 }),
      }),
    });
    expect(findWhy("craftmaster")).toBeUndefined();
  });

  it("omit what the guide already answers", () => {
    const intl = intlIn("en");
    const { guide } = brandFacts("giant");
    expect(listQuestions(intl, choices, guide).map(({ question }) => question)).toEqual([
      formatText("en", "brand", "questionOld", { brand: "Giant" }),
      formatText("en", "brand", "questionInstalled"),
    ]);
    expect(guideText(intl, guide)).toBe(
      formatText("en", "problems", "no-date-in-serial", { brand: "Giant" }),
    );
  });
});

describe("the real heater", () => {
  it.each(slugs)("of %s has a date and is not made up, or there is none", async (slug) => {
    const { cases } = (await import(`@heater-age/decoder/brands/${slug}.cases`)) as {
      readonly cases: readonly Case[];
    };
    const { heater, guide } = brandFacts(slug);
    const hasRule = [...guide.eras, ...guide.rarer].some(({ meanings }) => meanings.length > 0);
    if (heater === undefined) {
      // A number with several dates shows nothing.
      const dated = cases.filter(({ known, is }) => known !== undefined && /^[\dW-]+$/u.test(is));
      expect(dated).toEqual([]);
      return;
    }
    expect(hasRule).toBe(true);
    expect(heater.readings.length).toBeGreaterThan(0);
    const same = cases.filter(({ serial }) => serial === heater.serial);
    expect(same.some(({ evidence }) => !["illustration", "invalid"].includes(evidence))).toBe(true);
    expect(heater.known).toEqual(same.find(({ known }) => known !== undefined)?.known);
    expect(shownSerial(heater)).not.toBe("…");
    expect(originName(heater.url)).toMatch(/^[a-z\d.-]+\.[a-z]+(?:\/[\w.-]+\/[\w.-]+)?$/u);
  });

  it("shows only the known beginning of a serial number", () => {
    expect(shownSerial({ serial: "1115A000001", begins: 4 })).toBe("1115…");
    expect(shownSerial({ serial: "1703104682119" })).toBe("1703104682119");
    expect(heaters["state"]?.begins).toBe(4);
  });

  it("has its own URL or that of the source in its text", () => {
    const one: Case = { serial: "1", is: "1998", evidence: "published", from: "building-center.org, a page" };
    expect(findOrigin(brands.ge, one)).toMatch(/building-center\.org\/ge-/u);
    expect(findOrigin(brands.ge, { ...one, url: "https://a.example/b" })).toBe("https://a.example/b");
    expect(findOrigin(brands.ge, { ...one, from: "a forum" })).toBeUndefined();
  });

  it.each(languages)("has its date in words in $name", ({ code }) => {
    const intl = intlIn(code);
    expect(knownText(intl, "2017")).toBe("2017");
    expect(knownText(intl, ["2005-05", "2006"])).toMatch(/2005 – 2006$/u);
    expect(knownText(intl, "2017-01-20")).toMatch(/20.*2017|2017.*20/u);
    expect(knownText(intl, "2007-W12")).toMatch(/12.*2007/u);
  });
});

describe("search engines", () => {
  it("index all of the fourteen brands, and others with a rule of at least medium confidence", () => {
    expect(firstBrands.filter((slug) => !brandFacts(slug).indexed)).toEqual([]);
    expect(brandFacts("takagi").indexed).toBe(true);
    expect(brandFacts("vaillant").indexed).toBe(true);
    expect(brandFacts("vanguard").indexed).toBe(false);
    expect(brandFacts("giant").indexed).toBe(false);
    // A rule for numbers without a date can be certain, but visitors don't search for it.
    expect(brandFacts("mor-flo").indexed).toBe(false);
  });
});
