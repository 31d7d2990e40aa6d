import { defaultLanguage, type Language, languages } from "@heater-age/messages";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { pagePaths } from "../../app/seo/page-paths.ts";
import { brandAt } from "../../app/seo/brand-paths.ts";
import {
  isEnglishOnly,
  manifestPath,
  pathIn,
  pathWithoutLanguage,
  picturePath,
  pictureSize,
} from "../../app/seo/paths.ts";
import { languageAt } from "../../app/seo/language.ts";
import { indexedPaths } from "../../app/seo/sitemap.server.ts";
import { englishIn } from "../english.ts";
import { ports } from "../ports.ts";
import { attributesIn, unescaped } from "../read-page.ts";

/** A site that knows its address, and the one of the other tests, which doesn't. */
const addressed = { server: `http://127.0.0.1:${ports.webWithServices}`, site: "https://heaters.example" };
const addressless = { server: "", site: "" };
type Served = typeof addressed;

interface Row {
  readonly path: string;
  readonly language: Language;
  /** Path without the language. */
  readonly bare: string;
  /** Further data for search engines. */
  readonly things: readonly string[];
  readonly indexed: boolean;
}

const indexed = new Set(indexedPaths());

function toRow(path: string): Row {
  const bare = pathWithoutLanguage(path);
  const things =
    bare === "/"
      ? ["WebApplication"]
      : [...(brandAt(bare) === undefined ? [] : ["FAQPage"]), "BreadcrumbList"];
  return { path, language: languageAt(path), bare, things, indexed: indexed.has(bare) };
}

const table: readonly Row[] = pagePaths().map(toRow);

/** Returns each element of a name, as its attributes. */
const elements = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, "gu"))].map(([, rest = ""]) => attributesIn(rest));

/** Returns the contents of a page's meta elements, by name or property. */
function metas(html: string): Readonly<Record<string, readonly string[]>> {
  const contents: Record<string, string[]> = {};
  for (const { name, property, content = "" } of elements(html, "meta")) {
    (contents[name ?? property ?? ""] ??= []).push(content);
  }
  return contents;
}

interface Data {
  readonly "@context": string;
  readonly "@graph": readonly (Readonly<Record<string, unknown>> & { readonly "@type": string })[];
}

function dataIn(html: string): Data | undefined {
  const [, text] = /<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html) ?? [];
  return text === undefined ? undefined : (JSON.parse(text) as Data);
}

const titleIn = (html: string): readonly string[] =>
  [...html.matchAll(/<title>([^<]*)<\/title>/gu)].map(([, title = ""]) => unescaped(title));

/** Returns what a page says about itself. */
function readHead(html: string) {
  const head = metas(html);
  const links = elements(html, "link");
  const data = dataIn(html);
  return {
    language: elements(html, "html")[0]?.["lang"],
    headings: html.match(/<h1[\s>]/gu)?.length,
    titles: titleIn(html),
    descriptions: head["description"],
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href }) => href),
    robots: head["robots"],
    alternates: Object.fromEntries(
      links
        .filter(({ rel, hreflang }) => rel === "alternate" && hreflang !== undefined)
        .map(({ hreflang = "", href = "" }) => [hreflang, href]),
    ),
    social: Object.fromEntries(Object.entries(head).filter(([key]) => /^(?:og|twitter):/u.test(key))),
    context: data?.["@context"],
    things: data?.["@graph"].map((thing) => thing["@type"]).toSorted(),
    manifest: links.find(({ rel }) => rel === "manifest")?.["href"],
  };
}

/** Returns what a page has to say about itself, with its own title and description. */
function expectHead(
  { path, bare, language, things, indexed: isIndexed }: Row,
  site: string,
  { title, description }: { readonly title: string; readonly description: string },
): ReturnType<typeof readHead> {
  const own = isEnglishOnly(bare);
  const alternates = {
    ...Object.fromEntries(languages.map(({ code }) => [code, site + pathIn(code, bare)])),
    "x-default": site + pathIn(defaultLanguage, bare),
  };
  return {
    language,
    headings: 1,
    titles: [title],
    descriptions: [description],
    canonical: [site + path],
    robots: isIndexed ? undefined : ["noindex"],
    alternates: isIndexed && !own && site !== "" ? alternates : {},
    social: {
      "og:title": [title],
      "og:description": [description],
      "og:type": ["website"],
      "og:site_name": ["Heater Age"],
      "og:locale": languages.filter(({ code }) => code === language).map(({ locale }) => locale),
      ...(site !== "" && {
        "og:url": [site + path],
        "og:image": [site + picturePath(language, own ? "/" : bare)],
        "og:image:width": [String(pictureSize.width)],
        "og:image:height": [String(pictureSize.height)],
        "og:image:alt": [title],
      }),
      "twitter:card": ["summary_large_image"],
    },
    context: "https://schema.org",
    things: things.toSorted(),
    manifest: manifestPath(language),
  };
}

async function check(
  request: APIRequestContext,
  row: Row,
  { server, site }: Served = addressless,
): Promise<{ title: string; description: string }> {
  const { path, language } = row;
  // What the visitor's browser and cookies say changes nothing.
  const headers = { "accept-language": language === "de" ? "en" : "de", cookie: "preferredLanguage=de" };
  const response = await request.get(server + path, { headers, maxRedirects: 0 });
  const html = await response.text();
  const head = readHead(html);
  const [title = ""] = head.titles;
  const [description = ""] = head.descriptions ?? [];

  expect
    .soft([response.status(), response.headers()["content-type"]], path)
    .toEqual([200, "text/html; charset=utf-8"]);
  expect.soft(response.headers()["cache-control"], path).toBe("public, max-age=0, must-revalidate");
  const lengths = [title.length > 14, title.length < 80, description.length > 50, description.length < 200];
  expect.soft(lengths, `${title}: ${description}`).toEqual([true, true, true, true]);
  expect.soft(head, path).toEqual(expectHead(row, site, { title, description }));
  if (language !== defaultLanguage) expect.soft(englishIn(html, language), path).toEqual([]);
  return { title, description };
}

test("has correct, unique heads and no English sentence, whatever the browser", async ({ request }) => {
  for (const { code } of languages) {
    const heads = [];
    for (const row of table.filter(({ language }) => language === code))
      heads.push(await check(request, row));
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  }

  // On an English page, each of its sentences is found.
  for (const path of ["/", "/rheem-water-heater-age/", "/terms-of-service/"]) {
    const html = await (await request.get(path)).text();
    for (const { code } of languages.filter((other) => other.code !== defaultLanguage))
      expect(englishIn(html, code).length, path).toBeGreaterThan(20);
  }

  // A site that knows its address has absolute addresses.
  const some = ["/", "/contact/", "/rheem-water-heater-age/", "/brands/takagi/", "/developers/"];
  for (const row of table.filter(({ bare }) => some.includes(bare))) await check(request, row, addressed);
});

const measureWidth = (png: Buffer) => png.readUInt32BE(16);

test("serves every page's preview image in the expected size @rest", async ({ request }) => {
  const pictures = new Set(
    table.map(({ language, bare }) => picturePath(language, isEnglishOnly(bare) ? "/" : bare)),
  );
  for (const { code } of languages) pictures.add(picturePath(code, "/report/abc"));
  for (const path of pictures) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()["content-type"]]).toEqual([path, 200, "image/png"]);
    const png = await response.body();
    expect([measureWidth(png), png.readUInt32BE(20)], path).toEqual([pictureSize.width, pictureSize.height]);
  }
  expect((await request.get("/pictures/en/nobody.png")).status()).toBe(404);
  for (const path of ["/pictures/..%2fpackage.json", "/pictures/%2e%2e/package.json", "/pictures/en/"]) {
    const response = await request.get(path);
    expect([403, 404], path).toContain(response.status());
  }
});

test("serves every manifest's icons in the expected size", async ({ request }) => {
  for (const { code } of languages) {
    const response = await request.get(manifestPath(code));
    expect(response.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = (await response.json()) as {
      readonly lang: string;
      readonly start_url: string;
      readonly icons: readonly { readonly src: string; readonly sizes: string; readonly type: string }[];
    };
    expect(manifest).toMatchObject({ start_url: pathIn(code, "/"), display: "standalone" });
    expect(manifest.lang.startsWith(code)).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()["content-type"], src).toContain(type);
      if (type === "image/png") expect(`${measureWidth(await icon.body())}`, src).toBe(sizes.split("x")[0]);
    }
  }
  const apple = await request.get("/apple-touch-icon.png");
  expect(measureWidth(await apple.body())).toBe(180);
});

test("describes the tool and the breadcrumbs of a page to search engines", async ({ request }) => {
  for (const { code } of languages) {
    const path = pathIn(code, "/");
    const data = dataIn(await (await request.get(path)).text());
    expect(data?.["@graph"]).toEqual([
      expect.objectContaining({
        "@type": "WebApplication",
        url: path,
        inLanguage: code,
        offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${path}?brand={brand}&serial={serial}` },
          "query-input": ["required name=brand", "required name=serial"],
        },
      }),
    ]);
  }
  const data = dataIn(await (await request.get("/de/rheem-water-heater-age/")).text());
  expect(data?.["@graph"].find((thing) => thing["@type"] === "BreadcrumbList")).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Heater Age", item: "/de/" },
      { "@type": "ListItem", position: 2, name: "Rheem", item: "/de/rheem-water-heater-age/" },
    ],
  });
});

test("lists every indexable page in every language in the sitemap", async ({ request }) => {
  const { server, site } = addressed;
  expect((await request.get("/sitemap.xml")).status()).toBe(404);
  const robots = await request.get(`${server}/robots.txt`);
  expect(robots.headers()["content-type"]).toContain("text/plain");
  expect(await robots.text()).toContain("User-agent: *\nDisallow: /api/\n");
  expect(await robots.text()).toContain(`Sitemap: ${site}/sitemap.xml`);
  const response = await request.get(`${server}/sitemap.xml`);
  expect(response.headers()).toMatchObject({
    "content-type": expect.stringMatching(/^(?:application|text)\/xml/u),
    "cache-control": "public, max-age=86400",
  });
  const map = await response.text();
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/gu)].map(([, address = ""]) => address);
  const indexedPages = table.filter((row) => row.indexed).map(({ path }) => site + path);
  expect(listed.toSorted()).toEqual(indexedPages.toSorted());
  const links = elements(map, "xhtml:link").length;
  const inAll = listed.filter((address) => !isEnglishOnly(pathWithoutLanguage(address.slice(site.length))));
  expect(links).toBe(inAll.length * (languages.length + 1));
});

test("redirects other addresses of a page permanently and keeps the query", async ({ request }) => {
  for (const [from, to] of [
    ["/en/?brand=rheem", "/?brand=rheem"],
    ["/takagi-water-heater-age/", "/brands/takagi/"],
    ["/report/abc/", "/report/abc"],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 308, to]);
  }
});

test("responds with 404 to an unknown path in its language, or to another language", async ({ request }) => {
  for (const { code } of languages) {
    for (const bare of ["/nowhere/", "/contact/more", "/brands/unknown/", "/developers/nowhere/"]) {
      const path = pathIn(code, bare);
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      expect([path, response.status(), elements(html, "html")[0]?.["lang"]]).toEqual([path, 404, code]);
      expect(metas(html)["robots"], path).toEqual(["noindex"]);
      if (code !== defaultLanguage) expect(englishIn(html, code), path).toEqual([]);
    }
  }
  for (const path of [
    "/nl",
    "/nl/",
    "/nl/contact/",
    "/nl/report/AAAAAAAAAAAAAAAAAAAAAA",
    "/manifest-nl.webmanifest",
    "/pictures/nl/home.png",
    "/offline/nl",
  ]) {
    expect([path, (await request.get(path, { maxRedirects: 0 })).status()]).toEqual([path, 404]);
  }
});
