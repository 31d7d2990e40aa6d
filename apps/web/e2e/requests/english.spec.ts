import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { loadMessages } from "@heater-age/messages/server";
import { type APIResponse, expect, test } from "@playwright/test";
import { pathIn } from "../../app/seo/paths.ts";
import { englishIn } from "../english.ts";
import { makeReport } from "../make-report.ts";
import { ports } from "../ports.ts";
import { readPage } from "../read-page.ts";

const others = languages.map(({ code }) => code).filter((code) => code !== defaultLanguage);
const withoutApi = `http://127.0.0.1:${ports.webWithoutApi}`;

/** Returns the serial number of a heater of this age, with the year and week in A. O. Smith's format. */
const aged = (years: number): string => `${String(new Date().getUTCFullYear() - years).slice(2)}10111786352`;

/** Brand, serial and model number. Together they produce every reason, problem and recommendation. */
const numbers: readonly (readonly string[])[] = [
  ["aerco", "G-27-031"],
  ["aerco", "G181234"],
  ["american", "0798125186"],
  ["american", "1012000001"],
  ["american", "A9912012345"],
  ["american-appliance", "A201970"],
  ["american-appliance", "A854892"],
  ["ao-smith", aged(2)],
  ["ao-smith", aged(8)],
  ["ao-smith", "16051234567"],
  ["bosch", "841200067"],
  ["bradford-white", "BH6511396", "M240T6FBN"],
  ["bradford-white", "BH651139612"],
  ["bradford-white", "DG6322957"],
  ["bradford-white", "DG6322957", "", "1987-07"],
  ["buderus", "63036333-00-7080-3241"],
  ["eccotemp", "ECC201190387"],
  ["ge", "LT221102", "GEH50DEEDXX"],
  ["ge", "LT221102 LT331103"],
  ["gsw", "090112-7503"],
  ["hotmaster", "9948125186"],
  ["kenmore", "ZZZZZZ999"],
  ["lochinvar", "ZZZZZZ999"],
  ["navien", "8881-20100520-3026"],
  ["other", "0504123456"],
  ["other", "ZZZZZZ999"],
  ["rheem", "0585A356AB"],
  ["rheem", "RHO5O4B01826"],
  ["rheem", "XG40T06EC36U1"],
  ["rheem", "RHLN01065343070000000"],
  ["rheem", "RH05", "x"],
  ["rinnai", "RA.DA-123456"],
  ["rheem", "RH0504B01826", "XE40T06HE45U0"],
  ["regency", "123456789"],
  ["solahart", "123456789"],
  ["vaillant", "21241180000155010933035695N3"],
  ["weil-mclain", "1414001"],
  ["wolf", "123456789"],
  ["", "§", "-"],
];

/** Texts that no page can show, because the form rejects such short numbers, and drops unknown characters. */
const unreachable = new Set(["too-short", "not-stated", "unknown-characters", "unknown-outside-date"]);

/** Returns whether a text is advice for the country of another language. */
const isForOthers = (key: string, language: Language): boolean =>
  key.startsWith("market-") && key !== `market-${language}`;

/** Returns the fixed texts about numbers that no page showed. */
function unsaid(language: Language, shown: string): readonly string[] {
  const { problems, reasons, recommendation } = loadMessages(language);
  const about: Readonly<Record<string, string>> = { ...problems, ...reasons };
  const advice = Object.entries<string>(recommendation).filter(([key]) => /-\d$/u.test(key));
  return [...Object.entries(about), ...advice].flatMap(([key, text]) =>
    unreachable.has(key) || isForOthers(key, language) || text.includes("{") || shown.includes(text)
      ? []
      : [key],
  );
}

const aReport = { brand: "bradford-white", serialNumber: "BH6511396", modelNumber: "M240T6FBN" };
const reported: readonly (typeof aReport)[] = [
  aReport,
  { brand: "ao-smith", serialNumber: "1836111786352", modelNumber: "ENT-40" },
  { brand: "rheem", serialNumber: "RH0504B01826", modelNumber: "XG40T06EC36U1" },
  { brand: "navien", serialNumber: "7414C21X17", modelNumber: "NPE-240A2" },
  { brand: "ge", serialNumber: "LT221102", modelNumber: "GEH50DEEDXX" },
  { brand: "hotmaster", serialNumber: "9948125186", modelNumber: "" },
  { brand: "rinnai", serialNumber: "RA.DA-123456", modelNumber: "RU199iN" },
];

async function expectNoEnglish(response: APIResponse, language: Language): Promise<string> {
  const html = await response.text();
  expect.soft(englishIn(html, language), response.url()).toEqual([]);
  expect.soft(html, response.url()).toContain(`<html lang="${language}"`);
  return html;
}

test("has no English sentence in any result", async ({ request }) => {
  for (const code of others) {
    const texts = [];
    for (const [brand = "", serial = "", model = "", date = ""] of numbers) {
      // With the row of reasons open, which is about the chosen date.
      const query = new URLSearchParams({ brand, serial, model, date, details: "sure" });
      const html = await expectNoEnglish(await request.get(`${pathIn(code, "/")}?${query.toString()}`), code);
      texts.push(...readPage(html).map(({ text }) => text));
    }
    expect(unsaid(code, texts.join("\n"))).toEqual([]);
    const guide = "/no-label/?energy=gas&rating-name=uef&gas-valve-code=9437";
    await expectNoEnglish(await request.get(pathIn(code, guide)), code);
  }
});

test("has no English sentence in any report, which names its own address", async ({ request }) => {
  for (const code of others) {
    for (const input of reported) {
      const { id } = await makeReport(request, input);
      const path = pathIn(code, `/report/${id}`);
      const html = await expectNoEnglish(await request.get(path), code);
      expect(html).toContain(`<link rel="canonical" href="${path}"`);
    }
  }
});

test("has no English error message @rest", async ({ request }) => {
  for (const code of others) {
    const { id, deletionToken } = await makeReport(request, aReport);
    const authorization = `Bearer ${deletionToken}`;
    expect((await request.delete(`/api/reports/${id}`, { headers: { authorization } })).status()).toBe(204);
    const failures = [
      [404, pathIn(code, "/nowhere/")],
      [404, pathIn(code, "/%E0%A4%A")],
      [404, pathIn(code, "/report/AAAAAAAAAAAAAAAAAAAAAA")],
      [410, pathIn(code, `/report/${id}`)],
      [503, withoutApi + pathIn(code, `/report/${id}`)],
    ] as const;
    for (const [status, path] of failures) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(status);
      await expectNoEnglish(response, code);
    }
    const headers = { "accept-language": code };
    const silent = await request.get(`${withoutApi}/api/stats`, { headers });
    const { message } = (await silent.json()) as { readonly message: string };
    expect(message).toBe(loadMessages(code).errors[`status-${silent.status() === 504 ? 504 : 502}`]);
  }

  for (const code of others) {
    const form = { name: "J", email: "nobody", phone: "", subject: "a", message: "b" };
    const response = await request.post(pathIn(code, "/contact/"), { form });
    const html = await expectNoEnglish(response, code);
    expect(response.status()).toBe(422);
    expect(readPage(html).map(({ text }) => text)).toContain(loadMessages(code).contact.emailInvalid);
  }
});
