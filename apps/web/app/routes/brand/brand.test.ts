import { brands, firstBrands, isBrand } from "@heater-age/decoder";
import { languages } from "@heater-age/messages";
import { describe, expect, it } from "vitest";
import { allChoices } from "../../shared/check/choices.server.ts";
import { intlIn } from "../../shared/texts/intl-in.ts";
import { aboutSources } from "./about-sources.ts";
import { aboutText } from "./about-text.ts";
import { brandFacts } from "./brand-facts.ts";
import { questionsOf } from "./questions.ts";

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

  it.each(languages)("is written for every brand with more than a name, in $name", ({ code }) => {
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
      const questions = questionsOf(intl, choices, guide);
      expect(questions.length, slug).toBeGreaterThanOrEqual(4);
      for (const { question, answer } of questions) {
        expect(question, slug).toMatch(/\?$/u);
        expect(answer, `${slug}: ${question}`).toMatch(/^[^{}]{20,}[.)]$/u);
      }
    }
  });

  it("explain ambiguous dates with a number that has two", () => {
    const intl = intlIn("en");
    const said = (slug: "bradford-white" | "craftmaster") =>
      questionsOf(intl, choices, brandFacts(slug).guide).find(({ question }) => question.startsWith("Why"));
    expect(said("bradford-white")).toEqual({
      question: "Why can one Bradford White serial number mean several dates?",
      answer:
        "DD9041943 can mean April 2007 or April 1987. The year letters start again every 20 years. The model number or a date printed on the plate can settle which one it is.",
    });
    expect(said("craftmaster")).toBeUndefined();
  });

  it("state that a brand has no rule", () => {
    const [, second] = questionsOf(intlIn("en"), choices, brandFacts("giant").guide);
    expect(second).toEqual({
      question: "Do Giant serial numbers tell the date?",
      answer: "Giant puts no date into this kind of serial number. Look for a date printed on the plate.",
    });
  });
});

describe("search engines", () => {
  it("may index all of the fourteen, and others with a rule of medium confidence or better", () => {
    expect(firstBrands.filter((slug) => !brandFacts(slug).indexed)).toEqual([]);
    expect(brandFacts("takagi").indexed).toBe(true);
    expect(brandFacts("vaillant").indexed).toBe(false);
    expect(brandFacts("vanguard").indexed).toBe(false);
    expect(brandFacts("giant").indexed).toBe(false);
    // A rule for numbers without a date can be certain, but visitors do not search for it.
    expect(brandFacts("mor-flo").indexed).toBe(false);
  });
});
