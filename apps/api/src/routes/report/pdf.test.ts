import { brands, decode, type Source } from "@heater-age/decoder";
import { type Language, languages } from "@heater-age/messages";
import { loadMessages } from "@heater-age/messages/server";
import { describe, expect, it } from "vitest";
import { findElements, type PdfElement, readPdf, seen } from "@heater-age/run/test/read-pdf";
import { impossibleIds, makeReport, unknownId } from "../../../test/reports.ts";
import { defaults, type Service, service } from "../../../test/service.ts";
import { type AdviceContent, collectContent } from "../../../test/advice-content.ts";
import type { Report } from "./schema.ts";

const host = "localhost:3000";

const get = (
  { app }: Service,
  id: string,
  query = "",
  headers: Readonly<Record<string, string>> = {},
  method: "GET" | "HEAD" = "GET",
) => app.inject({ method, url: `/api/reports/${id}.pdf${query}`, headers: { host, ...headers } });

const requestPdf = async (running: Service, id: string, query = "") => {
  const response = await get(running, id, query);
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return { response, pdf: await readPdf(response.rawPayload) };
};

const toReport = async ({ app }: Service, id: string, language: Language) =>
  (await app.inject({ url: `/api/reports/${id}`, headers: { "accept-language": language } })).json<Report>();

const cases = {
  "one date": { brand: "rheem", serialNumber: "RH0504B01826" },
  "two dates and a model": {
    brand: "bradford-white",
    serialNumber: "BH6511396",
    modelNumber: "M240T6FBN",
  },
  "a week and a model with every fact": {
    brand: "ao-smith",
    serialNumber: "1836111786352",
    modelNumber: "ENT-40",
  },
} as const;

const special = {
  "a date that was settled": {
    brand: "bradford-white",
    serialNumber: "BH651139612",
    settled: [{ question: "rating-name", leaves: ["2005-08", "1985-08"] }],
  },
  "another company's heater": {
    brand: "kenmore",
    serialNumber: "C05A012345",
    modelNumber: "153.336433",
  },
  "a notice that may cover it": { brand: "ao-smith", serialNumber: "1540A012345", modelNumber: "GUF 40" },
  "a notice that covers it": { brand: "ao-smith", serialNumber: "MD91-0012345", modelNumber: "FSG 40 249" },
} as const;

const isPublished = ({ kind, url }: Source): boolean => kind !== "compiled" || url !== undefined;
const toName = ({ title }: Source): string => title;

/** Returns the texts of the API's response that are also on the page. */
function saidBy(report: Report): readonly string[] {
  const { decoding, makers = [], modelInfo = {}, picked, settled = [] } = report;
  const first = decoding.candidates[picked];
  return [
    report.label,
    report.serialNumber,
    report.modelNumber,
    report.id,
    ...Object.values(modelInfo)
      .flat()
      .filter((text) => text !== modelInfo.warrantyNote),
    ...(first?.sources ?? []).filter(isPublished).map(toName),
    ...(first?.parts ?? []).map(({ text }) => text),
    ...decoding.candidates.map(({ year }) => String(year)),
    ...settled.flatMap(({ answer }) => [
      answer.text,
      answer.reason.text,
      ...answer.reason.sources.map(toName),
    ]),
    ...makers.flatMap(({ label, sources }) => [label, ...sources.filter(isPublished).map(toName)]),
  ].map(seen);
}

/**
 * Returns the texts of a report's advice, except questions to the visitor and general statements, such as the usual
 * terms of an unknown warranty.
 */
function collectAdvice({ advice }: Report): AdviceContent {
  const { life, care, energy } = advice;
  // Only regulators and makers are cited about a recall.
  const safety: unknown = JSON.parse(
    JSON.stringify(advice.safety, (key, value: unknown) =>
      key === "sources" ? (value as Source[]).filter(({ kind }) => kind === "regulator") : value,
    ),
  );
  const { counting, ...others } = advice.warranty;
  const warranty = others.covers.length === 0 ? others : { counting, others };
  const { actions, choice } = care;
  const asked = energy.missing === "no-type" ? {} : energy;
  const dates = life.byDate.length === 1 ? [] : life.byDate.map(({ made }) => made);
  const known = life.whole === undefined ? {} : life;
  const { texts, links } = collectContent({ safety, warranty, life: known, actions, choice, asked });
  return { texts: [...texts, ...dates].map(seen), links };
}

/** Returns a text as if no line broke behind a hyphen or a slash. */
const joined = (text: string): string => text.replaceAll(/([-–/]) /gu, "$1");

/** Texts on the page of every report, in page order. */
const headings = ["report.heading", "result.actionsHeading", "result.sureHeading"] as const;

describe("GET /api/reports/{id}.pdf", () => {
  it.each(languages)("has the texts of the API's response in $name", async ({ code: language }) => {
    const running = await service();
    // Rare content has the same layout in every language.
    const all = { ...cases, ...(language === "en" ? special : {}) };
    for (const payload of Object.values(all)) {
      const { id } = await makeReport(running, payload);
      const report = await toReport(running, id, language);
      const { pdf, response } = await requestPdf(running, id, `?language=${language}`);
      expect(response.headers["content-language"]).toBe(language);
      const spoken = joined(pdf.spoken);
      for (const text of saidBy(report)) expect(spoken).toContain(joined(text));
      const { texts: advised, links } = collectAdvice(report);
      expect(advised.length).toBeGreaterThan(5);
      for (const text of advised) expect(spoken).toContain(joined(text));
      expect(links.filter((link) => !pdf.links.includes(new URL(link).href))).toEqual([]);
      const texts = loadMessages(language);
      for (const heading of headings) {
        const [area, key] = heading.split(".") as ["report", "heading"];
        expect(
          findElements(pdf.structure, "H1")
            .concat(findElements(pdf.structure, "H2"))
            .map(({ text }) => text),
        ).toContain(seen(texts[area][key]));
      }
      const link = `http://${host}${language === "en" ? "" : `/${language}`}/report/${id}`;
      expect(pdf.links.filter((address) => address === link)).toHaveLength(1);
      expect(pdf.pages).toBeLessThanOrEqual(4);
      expect(response.rawPayload.length).toBeLessThan(180_000);
      // A heading is on the same page as the content below it.
      const stranded = findElements(pdf.structure, "Sect").filter(({ children }) =>
        /^H[23]$/u.test(children.at(-1)?.role ?? ""),
      );
      expect(stranded).toEqual([]);
      // No question mark replaces a character that the font lacks.
      expect(pdf.spoken.replaceAll(/[\p{L}»“”"’]\s?\?/gu, "")).not.toContain("?");
    }
  });

  it("is tagged for screen readers", async () => {
    const running = await service();
    const { id } = await makeReport(running, cases["two dates and a model"]);
    const { pdf } = await requestPdf(running, id, "?language=de");
    expect(pdf).toMatchObject({
      marked: true,
      language: "de",
      title: "Diagnosebericht: Warmwasserbereiter von Bradford White",
      untagged: [],
    });
    const all = (role: string): readonly PdfElement[] => findElements(pdf.structure, role);
    expect(all("H1").map(({ text }) => text)).toEqual(["Diagnosebericht"]);
    expect(all("H2").map(({ text }) => text)).toEqual(
      expect.arrayContaining(["21 oder 41 Jahre alt", "Nächste Schritte", "Ihr Modell"]) as string[],
    );
    expect(all("Figure").map(({ alt }) => alt)).toEqual([
      loadMessages("de").report.code,
      expect.stringContaining(loadMessages("de").result.rowLife),
      expect.stringMatching(new RegExp(`^${loadMessages("de").life.curve}.* 10: 79 \\(71–79\\)`, "u")),
    ]);
    for (const list of all("L")) {
      expect(list.children.length).toBeGreaterThan(0);
      for (const { role, children } of list.children) {
        expect(role).toBe("LI");
        expect(children.at(-1)?.role).toBe("LBody");
      }
    }
    expect(pdf.spoken).toContain("B Jahr 2005 H Monat August 6511396 laufende Nummer");
    // Titles of sources are English in every language.
    expect(
      all("Link")
        .filter(({ lang }) => lang === "en")
        .map(({ text }) => text),
    ).toContain("Bradford White service bulletin 100");
    expect(pdf.decoration.join("")).toContain("1 / ");
    const order = [
      "Diagnosebericht",
      "21 oder 41 Jahre alt",
      "B Jahr",
      "Nächste Schritte",
      "Modellnummer",
      id,
    ];
    const places = order.map((text) => pdf.spoken.indexOf(text));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it("embeds only the needed subset of the site's font", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const { response } = await requestPdf(running, id);
    const raw = response.rawPayload.toString("latin1");
    const named = [...raw.matchAll(/\/FontName \/(\S+)/gu)].map(([, name]) => name ?? "");
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(name).toMatch(/^[A-Z]{6}\+Inter-/u);
    expect(raw.match(/\/FontFile2 /gu)).toHaveLength(named.length);
    expect(raw.match(/\/BaseFont \/(?![A-Z]{6}\+Inter-)/u)).toBeNull();
    expect(raw).toContain("<pdfuaid:part>1</pdfuaid:part>");
  });

  it("is identical to the byte on the same day, and has the current age on another day", async () => {
    const clock = { now: new Date("2026-11-20T00:00:00.000Z") };
    const running = await service({ now: () => clock.now });
    const { id } = await makeReport(running);
    const first = await requestPdf(running, id);
    clock.now = new Date("2026-11-20T23:59:59.999Z");
    expect((await get(running, id)).rawPayload.equals(first.response.rawPayload)).toBe(true);
    clock.now = new Date("2028-03-01T00:00:00.000Z");
    const later = await requestPdf(running, id);
    expect(first.pdf.spoken).not.toContain("Age as of");
    expect(later.pdf.spoken).toContain("Checked on November 20, 2026 · Age as of March 1, 2028");
    expect(later.pdf.spoken).toContain("23 years and 10 months old");
    expect(later.pdf.spoken).toContain("Age when checked 22 years, 6 months");
  });

  it("is made in a thread, so that other requests are served meanwhile", async () => {
    const running = await service();
    const { id } = await makeReport(running, cases["two dates and a model"]);
    await get(running, id);
    const began = { all: process.cpuUsage(), own: process.threadCpuUsage() };
    for (let time = 0; time < 3; time += 1) await get(running, id);
    const [all, own] = [process.cpuUsage(began.all), process.threadCpuUsage(began.own)];
    expect(own.user + own.system).toBeLessThan((all.user + all.system) / 2);
  });

  it("is identical to the byte during concurrent rendering", async () => {
    const running = await service();
    const ids: string[] = [];
    for (const payload of Object.values(cases)) ids.push((await makeReport(running, payload)).id);
    const alone: Buffer[] = [];
    for (const id of ids) alone.push((await get(running, id)).rawPayload);
    const together = await Promise.all(ids.map((id) => get(running, id)));
    expect(
      together.map(({ rawPayload }, index) => rawPayload.equals(alone[index] ?? Buffer.alloc(0))),
    ).toEqual(ids.map(() => true));
  });

  it("uses the readers' paper size", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    expect((await requestPdf(running, id, "?language=en")).pdf.size).toEqual([612, 792]);
    const [width, height] = (await requestPdf(running, id, "?language=it")).pdf.size;
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
  });

  it.each([
    { logo: "docs/result-phone.png", pictures: 1 },
    { logo: "apps/web/public/icon.svg", pictures: 0 },
    { logo: "docs/missing.png", pictures: 0 },
  ])("has $pictures picture with the logo $logo", async ({ logo, pictures }) => {
    const running = await service({
      settings: { site: { ...defaults.site, company: "Example Plumbing", logo } },
    });
    const { id } = await makeReport(running);
    const { rawPayload } = await get(running, id);
    expect(rawPayload.toString("latin1").match(/\/Subtype \/Image/gu) ?? []).toHaveLength(pictures);
  });

  it("is not cached, and has its own file name", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const headers = {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="heater-age-${id}.pdf"`,
      "content-language": "fr",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    };
    const whole = await get(running, id, "", { "accept-language": "fr-CA,fr;q=0.9" });
    expect(whole.headers).toMatchObject(headers);
    expect(whole.headers.vary).toMatch(/accept-language/iu);
    const head = await get(running, id, "?language=fr", {}, "HEAD");
    expect(head.headers).toMatchObject({ ...headers, "content-length": String(whole.rawPayload.length) });
    expect(head.rawPayload).toHaveLength(0);
  });

  it("contains everything in a report", async () => {
    const running = await service();
    const { id } = await makeReport(running);
    const decoding = decode(brands.rheem, "RH0504B01826", { today: "2026-11-20" });
    const [candidate] = (decoding as Extract<typeof decoding, { readonly status: "decoded" }>).candidates;
    const odd = "<&>'\"\\()[]{}%/#\u202E🔥👩‍🔧ﬁőЖ漢½″—…\n\t";
    const reasons = Array.from({ length: 60 }, (_, index) => ({
      code: "letters-repeat" as const,
      values: { every: `${odd}${index}` },
    }));
    const sources = [
      { title: odd.repeat(20), url: "https://example.com/?q=(1)%20\\", kind: "maker" as const },
      { title: "W".repeat(400), kind: "trade" as const },
    ];
    const parts = Array.from({ length: 20 }, (_, from) => ({ from, text: "8", means: "plant" as const }));
    const years = Array.from({ length: 12 }, (_, index) => ({
      ...candidate,
      year: 1950 + index,
      date: String(1950 + index),
      reasons,
    }));
    await running.database
      .updateTable("reports")
      .set({
        candidates: JSON.stringify([{ ...candidate, reasons, sources, parts }, ...years]) as never,
        model_number: "W".repeat(200),
        serial_number: "0".repeat(60),
      })
      .where("id", "=", id)
      .execute();
    const { pdf } = await requestPdf(running, id);
    expect(pdf.pages).toBeGreaterThan(3);
    expect(pdf.untagged).toEqual([]);
    expect(pdf.spoken).toMatch(/ő ?Ж/u);
    expect(pdf.spoken.replaceAll(/[ \u200B]/gu, "")).toContain("W".repeat(400));
  });

  it("is refused like the report itself, and in another language", async () => {
    const running = await service();
    const { id, deletionToken } = await makeReport(running);
    for (const query of ["?language=xx", "?language=", "?language=de&language=en", "?size=a4"]) {
      const wrong = { statusCode: 400, code: "invalid-request" };
      expect((await get(running, id, query)).json(), query).toMatchObject(wrong);
    }
    for (const unknown of [unknownId, ...impossibleIds]) {
      const response = await get(running, unknown);
      expect(response.json(), unknown).toMatchObject({ statusCode: 404, code: "report-not-found" });
    }
    const headers = { authorization: `Bearer ${deletionToken}` };
    await running.app.inject({ method: "DELETE", url: `/api/reports/${id}`, headers });
    const response = await get(running, id);
    expect(response.json()).toMatchObject({ statusCode: 410, code: "report-deleted" });
    expect(response.headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  it("429 when a visitor requests too many, but not for reading reports", async () => {
    const limits = { ...defaults.limits, pdf: { max: 1, window: 60_000 } };
    const running = await service({ settings: { limits } });
    const { id } = await makeReport(running);
    expect((await get(running, id)).statusCode).toBe(200);
    expect((await get(running, id)).statusCode).toBe(429);
    expect((await running.app.inject({ url: `/api/reports/${id}` })).statusCode).toBe(200);
  });
});
