import { languages } from "@heater-age/messages";
import { formatText } from "@heater-age/messages/server";
import { expect, test } from "@playwright/test";
import { pathIn } from "../../app/seo/paths.ts";
import { ownPorts, ports } from "../ports.ts";
import { readPage } from "../read-page.ts";
import { startWeb } from "../start-services.ts";

interface Company {
  readonly site: string;
  readonly name: string;
  /** Days for which checks are kept. */
  readonly days: string;
  readonly variables: Readonly<Record<string, string>>;
  /** Type of its logo. */
  readonly logo: string;
  /** Address that its pages may use. */
  readonly service: string;
  /** Who counts visits. */
  readonly counts: string;
}

const acme: Company = {
  site: "https://acme.example",
  name: "Acme Heating & Sons",
  days: "31",
  variables: {
    SITE_URL: "https://acme.example",
    COMPANY_NAME: "Acme Heating & Sons",
    COMPANY_URL: "https://www.acme.example",
    COMPANY_EMAIL: "post@acme.example",
    COMPANY_LOGO: "apps/web/public/icon.svg",
    SOCIAL_URLS: "https://x.com/acme",
    KEEP_CHECKS_DAYS: "31",
    ANALYTICS_GA4_ID: "G-ACME",
  },
  logo: "image/svg+xml; charset=utf-8",
  service: "https://www.googletagmanager.com/gtag/js",
  counts: "Google Analytics",
};
const borealis: Company = {
  site: "https://borealis.example",
  name: "Borealis",
  days: "77",
  variables: {
    SITE_URL: "https://borealis.example",
    COMPANY_NAME: "Borealis",
    COMPANY_URL: "https://www.borealis.example",
    COMPANY_EMAIL: "post@borealis.example",
    COMPANY_LOGO: "docs/home.png",
    SOCIAL_URLS: "https://x.com/borealis",
    KEEP_CHECKS_DAYS: "77",
    ANALYTICS_PLAUSIBLE_DOMAIN: "borealis.example",
  },
  logo: "image/png",
  service: "https://plausible.io/api/event",
  counts: "Plausible",
};

/** Returns what the site of a company says on its pages, in its files and in its headers. */
async function readSite(origin: string) {
  const get = async (path: string) => {
    const response = await fetch(origin + path);
    expect(response.status, path).toBe(200);
    return { headers: response.headers, text: await response.text() };
  };
  const home = await get("/");
  const [logo = ""] = /\/assets\/company-[\w.]+/u.exec(home.text) ?? [];
  const worker = (await get("/service-worker.js")).text;
  const others = languages.flatMap(({ code }) =>
    ["/rheem-water-heater-age/", "/privacy-policy/", "/terms-of-service/", "/contact/"].map((path) =>
      pathIn(code, path),
    ),
  );
  const pages = await Promise.all(others.map(async (path) => [path, (await get(path)).text] as const));
  return {
    home,
    pages: new Map([["/", home.text], ...pages]),
    logo: { path: logo, type: (await get(logo)).headers.get("content-type") },
    worker: JSON.parse(/^const SITE_FILES=(\{.+?\});/u.exec(worker)?.[1] ?? "{}") as {
      readonly version: string;
      readonly mark: string;
      readonly shell: readonly string[];
    },
    robots: (await get("/robots.txt")).text,
    sitemap: (await get("/sitemap.xml")).text,
  };
}

test("serves two companies with one build, each with its own settings on every page and file", async () => {
  const { web, api } = ownPorts(test.info().parallelIndex);
  const started = [
    { port: web, own: acme, other: borealis },
    { port: api, own: borealis, other: acme },
  ];
  const versions = new Map<string, string>();
  for (const { port, own, other } of started) {
    const service = await startWeb(port, ports.nothing, { variables: own.variables });
    const { home, pages, logo, worker, robots, sitemap } = await readSite(`http://127.0.0.1:${port}`);
    await service.stop();

    for (const [path, html] of pages) {
      expect(html, path).toContain(`<link rel="canonical" href="${own.site}${path}"/>`);
      expect(html, path).toContain(`src="${logo.path}"`);
      expect(html.includes(other.site) || html.includes(other.name.replace("&", "&amp;")), path).toBe(false);
      const texts = readPage(html).map(({ text }) => text);
      if (!path.includes("/contact/")) expect(texts.join(" "), path).toContain(own.name);
    }
    expect(home.text).toContain('<meta name="twitter:site" content="@');
    const data = /<script type="application\/ld\+json">(.+?)<\/script>/u.exec(home.text)?.[1] ?? "";
    expect((JSON.parse(data) as { "@graph": unknown })["@graph"]).toEqual([
      expect.objectContaining({
        publisher: {
          "@type": "Organization",
          name: own.name,
          url: own.variables["COMPANY_URL"],
          sameAs: [own.variables["SOCIAL_URLS"]],
        },
      }),
    ]);
    const policy = pages.get("/privacy-policy/") ?? "";
    const counted = formatText("en", "privacy", "servicesAnalytics", { analytics: own.counts });
    expect(readPage(policy).map(({ text }) => text)).toContain(counted);
    expect(policy).toContain(`${own.days} days`);
    expect(policy).toContain(`mailto:${own.variables["COMPANY_EMAIL"]}`);

    const allowed = home.headers.get("content-security-policy");
    expect(allowed).toContain(own.service);
    expect(allowed).not.toContain(other.service);
    expect(logo.type).toBe(own.logo);
    expect(worker.shell).toContain(logo.path);
    expect(robots).toContain(`Sitemap: ${own.site}/sitemap.xml`);
    expect(sitemap).toContain(`<loc>${own.site}/</loc>`);
    expect(sitemap).not.toContain(other.site);
    versions.set(worker.version, worker.mark);
  }
  // The same scripts, but other pages.
  expect(versions.size).toBe(2);
  expect(new Set(versions.values()).size).toBe(1);
});
