import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findProgramFile } from "@heater-age/run/programs";
import openapiTypescript, { astToString } from "openapi-typescript";
import { expect, inject, test } from "vitest";
import { repository } from "./public-packages.ts";
import { runCommand } from "./run-command.ts";

const here = join(repository, "tooling", "publish");
const apiUrl = inject("apiUrl");

/** A user's program with the generated types. It is a string, because the types don't exist here. */
const program = `import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

const [, , baseUrl = ""] = process.argv;
const client = createClient<paths>({ baseUrl });
const body = { brand: "rheem", serialNumber: "RH0504B01826" };

const checked = await client.POST("/api/check", { body });
// Compiles only if the types tell the kinds of results apart.
const date: string | undefined = checked.data?.success ? checked.data.manufacturingDate : checked.data?.problem.code;

const refused = await client.POST("/api/check", { body: { ...body, serialNumber: "RH05" } });
const details: components["schemas"]["ErrorDetail"][] = refused.error?.details ?? [];

const model = await client.GET("/api/model/{brand}/{modelNumber}", {
  params: { path: { brand: "ao-smith", modelNumber: "ENT-40" } },
});
const gallons: number | undefined = model.data?.facts.capacityGallons;

console.log(JSON.stringify({ date, wrong: details.map(({ field, code }) => [field, code].join(" ")), gallons }));
`;

test("a TypeScript client generated from the API description compiles and calls the API", async () => {
  const folder = join(inject("installation").folder, "described");
  mkdirSync(join(folder, "node_modules"), { recursive: true });
  writeFileSync(join(folder, "call.ts"), program);
  symlinkSync(
    realpathSync(join(here, "node_modules", "openapi-fetch")),
    join(folder, "node_modules", "openapi-fetch"),
  );
  const description = await fetch(`${apiUrl}/api/openapi.json`);
  const types = await openapiTypescript(await description.text());
  writeFileSync(join(folder, "api.ts"), astToString(types));
  const compilerOptions = {
    target: "es2022",
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    rewriteRelativeImportExtensions: true,
    types: ["node"],
    typeRoots: [join(here, "node_modules", "@types")],
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["call.ts"] }));
  const compile = [findProgramFile(here, "typescript", "tsc"), "-p", folder, "--pretty", "false"];
  expect(await runCommand(process.execPath, compile, { folder }).catch(String)).toBe("");

  const answer = await runCommand(process.execPath, [join(folder, "call.js"), apiUrl], { folder });
  expect(JSON.parse(answer)).toEqual({
    date: "2004-05",
    wrong: ["/serialNumber serial-too-short"],
    gallons: 40,
  });
});
