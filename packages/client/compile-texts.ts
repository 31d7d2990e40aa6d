// Writes src/compiled: the texts for visitors in each language.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { defaultLanguage, languages } from "@heater-age/messages";
import { compileTexts, toProperty } from "@heater-age/messages/compile";
import { loadMessages } from "@heater-age/messages/server";

const target = new URL("src/compiled/", import.meta.url);
await rm(target, { recursive: true, force: true });
await mkdir(new URL("messages/", target), { recursive: true });
await mkdir(new URL("offline/", target), { recursive: true });

await writeFile(
  new URL("languages.ts", target),
  `/** Code of a language that has texts. */
export type Language = ${languages.map(({ code }) => `"${code}"`).join(" | ")};

/** The texts of the decoder's answers in each language, loaded when they are needed. */
export const offlineTexts = {
${languages.map(({ code }) => `  ${toProperty(code)}: () => import("./offline/${code}.ts"),\n`).join("")}};

/** The language of texts when no other is known. */
export const defaultLanguage: Language = "${defaultLanguage}";
`,
);

for (const { code } of languages) {
  const { errors, problems, recommendation, result } = loadMessages(code);
  const statuses = Object.entries(errors).flatMap(([key, text]) => {
    const status = /^status-(\d+)$/u.exec(key)?.[1];
    return status === undefined ? [] : [[status, text] as const];
  });
  const messages = {
    language: code,
    statuses: Object.fromEntries(statuses),
    other: errors["status-other"],
    noConnection: errors["no-connection"],
    checkFailed: result.checkFailed,
  };
  await writeFile(
    new URL(`messages/${code}.ts`, target),
    `import type { StatusMessages } from "../../texts/status-messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = ${JSON.stringify(messages, undefined, 2)};
`,
  );

  await writeFile(new URL(`offline/${code}.ts`, target), compileTexts(code, { problems, recommendation }));
}
