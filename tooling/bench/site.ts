import { local, repository, startApiWithPostgres, startWebsite } from "@heater-age/run/apps";
import { freePorts } from "@heater-age/run/ports";
import { runProgram } from "@heater-age/run/programs";

export interface PageType {
  readonly name: string;
  /** The path, including the language. */
  readonly path: string;
  /** The visitor's browser language. A page in another language would offer it. */
  readonly locale: string;
  /** Whether search engines should not list it. */
  readonly unlisted: boolean;
}

const types: readonly (readonly [name: string, path: string, unlisted?: boolean])[] = [
  ["Home", "/"],
  ["A brand", "/bradford-white-water-heater-age/"],
  ["A shared result", "/?brand=rheem&serial=RH0504B01826", true],
  ["No label", "/no-label/"],
  ["Accuracy", "/accuracy/"],
  ["Contact", "/contact/"],
  ["Privacy policy", "/privacy-policy/"],
  ["Terms of service", "/terms-of-service/"],
];

/** Creates a report on a running website and returns its path. */
async function makeReport(url: string): Promise<string> {
  const response = await fetch(`${url}/api/generate-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      brand: "bradford-white",
      serialNumber: "BH6511396",
      manufacturingDate: "2005-08",
    }),
  });
  const { report } = (await response.json()) as { readonly report?: { readonly id: string } };
  if (report === undefined) throw new Error(`There is no report: ${response.status}`);
  return `/report/${report.id}`;
}

/** Returns every page type of a running website, in English and German. Developer pages are only in English. */
export async function listPageTypes(url: string): Promise<readonly PageType[]> {
  const all = [...types, ["A report", await makeReport(url), true] as const];
  const inLanguage = (language: string, locale: string, segment: string) =>
    all.map(([name, path, unlisted = false]) => ({
      name: `${name}, ${language}`,
      path: segment + path,
      locale,
      unlisted,
    }));
  return [
    ...inLanguage("English", "en-US", ""),
    { name: "For developers", path: "/developers/", locale: "en-US", unlisted: false },
    ...inLanguage("German", "de-DE", "/de"),
  ];
}

/**
 * Runs an action against the built website with its API and database.
 *
 * It knows its address: otherwise links to the same page in other languages lead elsewhere, and Lighthouse counts that
 * against the page.
 */
export async function onSite<Result>(action: (url: string) => Promise<Result>): Promise<Result> {
  const port = await freePorts(2, 4480);
  const url = local(port);
  await runProgram(process.execPath, ["--run", "build"], { folder: `${repository}apps/web/` });
  const api = await startApiWithPostgres({
    port: port + 1,
    variables: { LOG_LEVEL: "error", TRUSTED_PROXIES: "2" },
  });
  const website = await startWebsite({
    port,
    variables: {
      API_URL: local(port + 1),
      LOG_LEVEL: "error",
      // The limit isn't what is measured.
      PAGES_PER_MINUTE: "1000000",
      SITE_URL: url,
    },
  });
  try {
    return await action(url);
  } finally {
    await website.stop();
    await api.stop();
  }
}
