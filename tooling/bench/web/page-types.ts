/** An example of a page type. */
export interface PageType {
  readonly name: string;
  /** The path, including the language. */
  readonly path: string;
  /** The visitor's browser language. */
  readonly locale: string;
  /** Whether search engines should not list it. */
  readonly unlisted: boolean;
  /** Whether it has nothing interactive. */
  readonly read: boolean;
}

const CHECK = "brand=rheem&serial=RH0504B01826";

const types: readonly (readonly [name: string, path: string, kind?: "unlisted" | "read"])[] = [
  ["Home", "/"],
  ["A brand", "/bradford-white-water-heater-age/"],
  ["A shared result", `/?${CHECK}`, "unlisted"],
  ["No label", "/no-label/"],
  ["Accuracy", "/accuracy/"],
  ["Contact", "/contact/"],
  ["Privacy policy", "/privacy-policy/", "read"],
  ["Terms of service", "/terms-of-service/", "read"],
];

/** Creates a report on a running website and returns its ID. */
export async function makeReport(url: string): Promise<string> {
  const response = await fetch(`${url}/api/generate-report`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      brand: "bradford-white",
      modelNumber: "",
      serialNumber: "BH6511396",
      manufacturingDate: "2005-08",
    }),
  });
  const { report } = (await response.json()) as { readonly report?: { readonly id: string } };
  if (report === undefined) throw new Error(`There is no report: ${response.status}`);
  return report.id;
}

/** Returns every page type of a running website, in English and German. Developer pages are only in English. */
export async function pageTypes(url: string): Promise<readonly PageType[]> {
  const all = [...types, ["A report", `/report/${await makeReport(url)}`, "unlisted"] as const];
  const inLanguage = (language: string, locale: string, segment: string) =>
    all.map(([name, path, kind]) => ({
      name: `${name}, ${language}`,
      path: segment + path,
      locale,
      unlisted: kind === "unlisted",
      read: kind === "read",
    }));
  return [
    ...inLanguage("English", "en-US", ""),
    { name: "For developers", path: "/developers/", locale: "en-US", unlisted: false, read: true },
    ...inLanguage("German", "de-DE", "/de"),
  ];
}
