import { readdir } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { ports } from "../ports.ts";

test("responds to malformed addresses without a server error", async ({ request }) => {
  const odd = [
    "/assets/%E0%A4%A",
    "/assets/../server.ts",
    "//nowhere",
    "/?serial=%00&brand=%ff",
    "/%00",
    "/index.html",
    "/de/",
    "/de/%00",
    "/%0A",
    "/%09%09",
    "/de/_.data?brand=rheem",
    "/_.data?brand=rheem",
  ];
  for (const path of odd) {
    const response = await request.get(`http://127.0.0.1:${ports.web}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBeLessThan(500);
  }
  for (const host of ["visitor@a.example", "visitor:secret@a.example", "a.example:x", "<"]) {
    const headers = { "x-forwarded-host": host };
    const response = await request.get("/report/q0mD2rYwT1yXfKc8uQZ7Lw.data", { headers });
    expect(response.status(), host).toBeLessThan(500);
  }
  expect((await request.post("/", { form: { brand: "rheem" } })).status()).toBe(405);
  expect((await request.fetch("/", { method: "TRACE" })).status()).toBe(405);
});

test("accepts its forms behind a proxy, and rejects those of other sites", async ({ request }) => {
  const send = (headers: Readonly<Record<string, string>>) =>
    request.post(`http://127.0.0.1:${ports.web}/de/contact/`, { headers, form: { name: "Ada" } });
  const page = { origin: "https://heaters.example" };
  // The form lacks fields, which the page lists.
  expect((await send({ ...page, "x-forwarded-host": "heaters.example" })).status()).toBe(422);
  const refused = await send(page);
  expect(refused.status()).toBe(400);
  expect(refused.headers()["content-language"]).toBe("de");
});

test("restricts the scanner's worker to scripts and files of this site", async ({ request }) => {
  const origin = `http://127.0.0.1:${ports.web}`;
  const folder = new URL("../../scanner-files/", import.meta.url);
  const names = (await readdir(folder)).filter((name) => !/\.(?:br|gz)$/u.test(name));
  expect(names.length).toBeGreaterThan(6);
  for (const name of names) {
    const response = await request.get(`${origin}/scan/${name}`, { headers: { "accept-encoding": "br" } });
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-encoding"]).toBe("br");
    const policy = name.startsWith("worker-")
      ? "script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
      : "style-src 'unsafe-inline'";
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; ${policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
  }
  const page = await request.get(`${origin}/`);
  expect(page.headers()["content-security-policy"]).not.toContain("wasm");
  expect((await request.get(`${origin}/scan/worker-none.js`)).status()).toBe(404);
  expect((await request.get(`${origin}/scan/..%2Fpackage.json`)).status()).toBe(404);
});

test("serves each encoding, and responds with 304 to an unchanged page", async ({ request }) => {
  const get = (encoding: string, mark = "", method = "GET") =>
    request.fetch(`http://127.0.0.1:${ports.web}/de/`, {
      method,
      maxRedirects: 0,
      headers: { "accept-encoding": encoding, ...(mark === "" ? {} : { "if-none-match": mark }) },
    });
  const texts = new Set<string>();
  const marks = new Set<string>();
  for (const encoding of ["identity", "gzip", "br"]) {
    const page = await get(encoding);
    const { etag = "", ...headers } = page.headers();
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    expect(headers["vary"]).toBe("accept-encoding");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    texts.add(await page.text());
    marks.add(etag);
    const head = await get(encoding, "", "HEAD");
    expect(head.headers()["content-length"]).toBe(headers["content-length"]);
    const again = await get(encoding, `W/"other", ${etag}`);
    expect(again.status()).toBe(304);
    expect(again.headers()["etag"]).toBe(etag);
    expect(again.headers()["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect(await again.text()).toBe("");
    expect((await get(encoding, '"another"')).status()).toBe(200);
  }
  expect(texts.size).toBe(1);
  expect(marks.size).toBe(3);

  // The API's answers too.
  for (const encoding of ["identity", "gzip", "br"]) {
    const response = await request.get(`http://127.0.0.1:${ports.web}/api/brands`, {
      headers: { "accept-encoding": encoding },
    });
    expect(response.headers()["content-encoding"] ?? "identity").toBe(encoding);
    expect(await response.json()).toHaveProperty("brands");
  }
});

test("serves a visitor's page to no one else, and repeats no unknown query", async ({ request }) => {
  const result = "?brand=rheem&serial=RH0504B01826";
  const paths = [
    `/${result}`,
    `/rheem-water-heater-age/${result}`,
    "/no-label/?energy=gas",
    "/nowhere",
    "/nowhere?serial=RH0504B01826",
  ];
  for (const path of paths) {
    const twice = [];
    for (const visitor of ["one", "two"]) {
      const response = await request.get(`http://127.0.0.1:${ports.web}${path}`, {
        headers: { cookie: `visitor=${visitor}`, authorization: `Basic ${visitor}` },
      });
      const headers = response.headers();
      expect(headers["age"], path).toBeUndefined();
      expect(headers["cache-control"], path).toBe("private, no-store");
      const nonce = /'nonce-([^']+)'/u.exec(headers["content-security-policy"] ?? "")?.[1] ?? "";
      expect(nonce, path).not.toBe("");
      expect(await response.text(), path).toContain(`nonce="${nonce}"`);
      twice.push(nonce);
    }
    expect(twice[0], path).not.toBe(twice[1]);
  }

  // Nor does a page repeat a query that it does not know.
  const typed = "RH0504B01826";
  for (const path of ["/terms-of-service/", "/privacy-policy/", "/accuracy/", "/my-heaters/", "/no-label/"]) {
    const get = (query: string) => request.get(`http://127.0.0.1:${ports.web}${path}${query}`);
    const [plain, queried] = [await get(""), await get(`?brand=rheem&serial=${typed}&x=${"y".repeat(9000)}`)];
    expect(await queried.text(), path).toBe(await plain.text());
    expect(queried.headers()["cache-control"], path).toMatch(/^public, /u);
  }
  for (const path of ["/", "/contact/", "/nowhere"]) {
    const response = await request.get(`http://127.0.0.1:${ports.web}${path}?serial=${typed}&x=unknown-part`);
    expect(await response.text(), path).not.toContain("unknown-part");
    expect(response.headers()["cache-control"], path).toBe("private, no-store");
  }
});
