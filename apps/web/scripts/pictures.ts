// Draws the pictures for link previews: one for each kind of page and each of the first brands, in every language. A
// separate task, because the start doesn't need it.
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { brands, firstBrands } from "@heater-age/decoder";
import { type Language, languages } from "@heater-age/messages";
import { firstBrandPath, otherBrandPath } from "../app/seo/brand-paths.ts";
import { heatersPath, picturePath } from "../app/seo/paths.ts";
import { type Example, examples } from "../app/routes/home/examples.ts";
import { utcToday } from "../app/shared/browser/today.ts";
import { createGuide } from "../app/shared/guide/guide-data.ts";
import { plateParts } from "@heater-age/messages/format";
import { intlIn } from "../app/shared/shell/intl-in.ts";
import { drawPicture, readFonts } from "./picture.ts";

const root = new URL("../", import.meta.url);
const fileOf = (language: Language, path: string) => new URL(picturePath(language, path).slice(1), root);

const mark = (await readFile(new URL("../public/icon.svg", import.meta.url), "utf8"))
  // A bitmap has no color schemes.
  .replace(/@media[^{]*\{[^}]*\}\s*\}/u, "");
const fonts = await readFonts();
const today = utcToday(new Date());

interface Subject {
  /** Path of a page, without a language. */
  readonly path: string;
  readonly title: FormatjsIntl.Message["ids"];
  readonly brand?: string;
  readonly example?: Example;
}

/** Returns the clearest example of a brand's newest format that has real heaters. */
function findExample(slug: (typeof firstBrands)[number]): Pick<Subject, "example"> {
  const { eras } = createGuide(brands[slug], today);
  const real = eras.flatMap(({ meanings, example }) =>
    meanings.length > 0 && example !== undefined && example.evidence !== "illustration" ? [example] : [],
  );
  const clear = real.find(({ readings }) => readings.length === 1) ?? real[0];
  return clear === undefined ? {} : { example: clear.readings[0] };
}

const subjects: readonly Subject[] = [
  { path: "/", title: "home.title", example: examples.american },
  { path: otherBrandPath("any"), title: "home.brandsTitle" },
  { path: "/no-label/", title: "noLabel.title" },
  { path: "/accuracy/", title: "accuracy.title" },
  { path: "/contact/", title: "contact.title" },
  { path: heatersPath, title: "shell.myHeaters" },
  { path: "/privacy-policy/", title: "privacy.title" },
  { path: "/terms-of-service/", title: "terms.title" },
  { path: "/developers/terms/", title: "developerTerms.title" },
  { path: "/report/any", title: "result.report" },
  ...firstBrands.map((slug): Subject => ({
    path: firstBrandPath(slug),
    title: "brand.title",
    brand: brands[slug].label,
    ...findExample(slug),
  })),
];

async function draw(language: Language, { path, title, brand = "", example }: Subject): Promise<void> {
  const intl = intlIn(language);
  const picture = await drawPicture(
    {
      siteName: intl.formatMessage({ id: "shell.siteName" }),
      title: intl.formatMessage({ id: title }, { brand }),
      promise: intl.formatMessage({ id: "shell.footerPromise" }),
      ...(example && {
        plate: { title: intl.formatMessage({ id: "reading.plateTitle" }), parts: plateParts(intl, example) },
      }),
    },
    mark,
    fonts,
  );
  await writeFile(fileOf(language, path), picture);
}

await rm(new URL("pictures/", root), { recursive: true, force: true });
for (const { code } of languages) {
  await mkdir(new URL(".", fileOf(code, "/")), { recursive: true });
  for (const subject of subjects) await draw(code, subject);
}
