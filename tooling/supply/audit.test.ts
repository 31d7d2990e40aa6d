import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { json, text } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { repository } from "./pnpm.ts";

/** Starts a fake of npm's audit service, and returns its URL and the requested packages. */
async function auditService(vulnerable: string | undefined) {
  const asked = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = request.headers["content-encoding"] === "gzip" ? request.pipe(createGunzip()) : request;
      const names = Object.keys((await json(body)) as object);
      for (const name of names) asked.add(name);
      const advisory = { id: 1, url: "", title: "Made up", severity: "high", vulnerable_versions: "*" };
      response.setHeader("content-type", "application/json");
      response.end(
        JSON.stringify(names.some((name) => name === vulnerable) ? { [vulnerable ?? ""]: [advisory] } : {}),
      );
    })();
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

/** Runs `pnpm supply` against an audit service, and returns its exit code and output. */
async function supply(address: string) {
  const out = mkdtempSync(join(tmpdir(), "heater-age-supply-"));
  onTestFinished(() => rmSync(out, { recursive: true, force: true }));
  const child = spawn(process.execPath, ["tooling/supply/supply.ts", "--out", out], {
    cwd: repository,
    env: { ...process.env, pnpm_config_registry: address, pnpm_config_fetch_retries: "0" },
  });
  const [output] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { output, code: child.exitCode };
}

test("audits the product, its build tools, and the runtimes and frameworks of the tests", async () => {
  const { asked, address } = await auditService(undefined);
  expect((await supply(address)).code).toBe(0);
  expect([...asked]).toEqual(
    expect.arrayContaining(["fastify", "vite", "vitest", "@oven/bun-linux-x64", "vue-tsc"]),
  );
}, 60_000);

test("fails when there is a vulnerability", async () => {
  const { output, code } = await supply((await auditService("vitest")).address);
  expect(output).toContain("Made up");
  expect(code).toBe(1);
}, 60_000);

test("an audit without a response has neither passed nor failed", async () => {
  const { output, code } = await supply("http://127.0.0.1:9/");
  expect(output).toContain("did not answer");
  expect(code).toBe(75);
}, 60_000);
