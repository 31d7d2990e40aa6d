// Writes src/generated: what the command line says, in each language.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { defaultLanguage, languages, type Messages } from "@heater-age/messages";
import { dateIn } from "@heater-age/messages/format";
import { messagesOf } from "@heater-age/messages/server";
import { sourceOf } from "@heater-age/messages/functions";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";

/** What of the website's result is said here too. */
const ofResult = [
  "brandAndSerial",
  "brandSerialModel",
  "brandsHeading",
  "brandsText",
  "confidence",
  "confidenceHigh",
  "confidenceLow",
  "confidenceMedium",
  "crossing",
  "identifyHeading",
  "notRecordedStore",
  "otherDate",
  "otherHeading",
  "otherSettle",
  "repairsHeading",
  "repairsText",
  "serialOnly",
  "settleModel",
  "settlePrinted",
  "sourceCompiled",
  "sourceMaker",
  "sourceRegulator",
  "sourceTrade",
  "sourceUnpublished",
  "sources",
  "statusGood",
  "statusMonitor",
  "statusReplace",
  "sureHeading",
  "tipBrand",
  "tipCharacters",
  "tipModel",
  "tipModelField",
  "tipPlate",
  "tipsHeading",
  "actionsHeading",
  "unreadableTitle",
  "verdictAround",
  "verdictLow",
  "verdictMade",
  "verdictMadeDay",
  "verdictOther",
  "why",
] as const satisfies readonly (keyof Messages["result"])[];

const ofReading = [
  "aboutYears",
  "around",
  "dateWeek",
  "dateYear",
  "lessThanAMonth",
  "months",
  "partDay",
  "partModel",
  "partMonth",
  "partPlant",
  "partPrefix",
  "partSequence",
  "partUnknown",
  "partWeek",
  "partYear",
  "rangeYears",
  "years",
  "yearsAndMonths",
] as const satisfies readonly (keyof Messages["reading"])[];

const ofErrors = [
  "brand-characters",
  "brand-required",
  "brand-unknown",
  "csv-cells",
  "csv-columns",
  "model-characters",
  "model-length",
  "serial-blank",
  "serial-characters",
  "serial-is-model",
  "serial-required",
  "serial-too-long",
  "serial-too-short",
] as const satisfies readonly (keyof Messages["errors"])[];

const pick = <Key extends string>(texts: Readonly<Record<Key, string>>, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, texts[key]]));

await rm(target, { recursive: true, force: true });
await mkdir(target, { recursive: true });
for (const { code } of languages) {
  const { commandLine, errors, form, maker, problems, reading, reasons, recommendation, result } =
    messagesOf(code);
  const areas = {
    commandLine,
    errors: pick(errors, ofErrors),
    form: pick(form, ["other"]),
    maker,
    problems,
    reading: pick(reading, ofReading),
    reasons,
    recommendation,
    result: pick(result, ofResult),
  };
  await writeFile(new URL(`${code}.ts`, target), `${notice}${sourceOf(code, areas)}`);
}

const list = (path: string): string =>
  languages.map(({ code }) => `  ${code}: () => import("${path.replace("*", code)}"),\n`).join("");
await writeFile(
  new URL("languages.ts", target),
  `${notice}/** The texts of each language, fetched when they are needed. */
export const languages = {
${list("./*.ts")}};

/** What the client says in each language when a server does not answer. */
export const statusMessages = {
${list("@heater-age/client/messages/*")}};

/** How each language writes the first day of a month in a date. */
export const firstDays = {
${languages.map(({ code }) => `  ${code}: "${dateIn(code, Date.UTC(2004, 4, 1), { day: "numeric" })}",\n`).join("")}};

/** The language of texts when nothing else is asked for. */
export const defaultLanguage = "${defaultLanguage}";
`,
);
