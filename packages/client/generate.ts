// Writes src/generated: the types of the API from its description, and the texts for visitors in each language.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { languages } from "@heater-age/messages";
import { messagesOf } from "@heater-age/messages/format";
import openapiTypescript, { astToString } from "openapi-typescript";

const target = new URL("src/generated/", import.meta.url);
const notice = "// Written by `pnpm generate`. Do not edit.\n";
const description = new URL("../../apps/api/openapi.json", import.meta.url);

await rm(target, { recursive: true, force: true });
await mkdir(new URL("messages/", target), { recursive: true });

const types = await openapiTypescript(description, { immutable: true, additionalProperties: false });
await writeFile(new URL("api.ts", target), `${notice}${astToString(types)}`);

for (const { code } of languages) {
  const { errors } = messagesOf(code);
  const statuses = Object.entries(errors).flatMap(([key, text]) => {
    const status = /^status-(\d+)$/u.exec(key)?.[1];
    return status === undefined ? [] : [[status, text] as const];
  });
  const messages = {
    language: code,
    statuses: Object.fromEntries(statuses),
    other: errors["status-other"],
    noConnection: errors["no-connection"],
  };
  await writeFile(
    new URL(`messages/${code}.ts`, target),
    `${notice}import type { StatusMessages } from "../../messages.ts";

/** What a visitor reads when a call fails. */
export const messages: StatusMessages = ${JSON.stringify(messages, undefined, 2)};
`,
  );
}
