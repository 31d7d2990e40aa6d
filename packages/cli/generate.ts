// Writes src/compiled: the texts of results in each language.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { defaultLanguage, languages } from "@heater-age/messages";
import { compileTexts, toProperty } from "@heater-age/messages/compile";
import { loadMessages } from "@heater-age/messages/server";

const target = new URL("src/compiled/", import.meta.url);

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { code } of languages) {
  const { errors, form, maker, problems, reading, reasons, recommendation, result } = loadMessages(code);
  const checkErrors = Object.entries(errors).filter(([key]) => /^(?:brand|csv|model|serial)-/u.test(key));
  const areas = {
    errors: Object.fromEntries(checkErrors),
    form: { other: form.other },
    maker,
    problems,
    reading,
    reasons,
    recommendation,
    result,
  };
  await writeFile(new URL(`${code}.ts`, target), compileTexts(code, areas));
}

const list = (path: string): string =>
  languages
    .map(({ code }) => `  ${toProperty(code)}: () => import("${path.replace("*", code)}"),\n`)
    .join("");
await writeFile(
  new URL("languages.ts", target),
  `/** The texts of each language, loaded when they are needed. */
export const languages = {
${list("./*.ts")}};

/** The texts of the client in each language, for when a server does not answer. */
export const statusMessages = {
${list("@heater-age/client/messages/*")}};

/** The language of texts when no other is asked for. */
export const defaultLanguage = "${defaultLanguage}";
`,
);
