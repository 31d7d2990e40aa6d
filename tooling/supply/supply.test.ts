import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, test } from "vitest";
import {
  allowedInProduct,
  allowedInTools,
  foreign,
  installed,
  licenseTable,
  namedElsewhere,
} from "./licenses.ts";
import { lockFaults } from "./lock.ts";
import { auditResult, billOfMaterials, type PnpmAnswer, repository, runPnpm } from "./pnpm.ts";

interface Bill {
  readonly bomFormat: string;
  readonly components: readonly {
    readonly name: string;
    readonly group?: string;
    readonly version: string;
  }[];
}

const readText = (path: string) => readFileSync(join(repository, path), "utf8");

describe("licenses", () => {
  const product = installed("product");
  const all = installed("all");

  it("of the product's packages require no more than a notice", () => {
    expect(product.map(({ name }) => name)).toEqual(expect.arrayContaining(["fastify", "pg", "react"]));
    expect(foreign(product, allowedInProduct)).toEqual([]);
  });

  it("of build and test tools are all on the list of allowed licenses", () => {
    expect(all.length).toBeGreaterThan(product.length);
    expect(foreign(all, allowedInTools)).toEqual([]);
  });

  it("are allowed or documented elsewhere only if a package needs it", () => {
    const used = new Set(all.map(({ license }) => license));
    expect(allowedInTools.filter((license) => !used.has(license))).toEqual([]);
    const silent = all.filter(({ license }) => license === "Unknown").map(({ name }) => name);
    expect(Object.keys(namedElsewhere)).toEqual(silent);
  });

  it("that are not allowed are reported", () => {
    const made = [
      { name: "copyleft", versions: ["1.0.0"], license: "AGPL-3.0-only" },
      { name: "silent", versions: ["1.0.0"], license: "Unknown" },
    ];
    expect(foreign(made, allowedInTools)).toEqual(made);
    expect(licenseTable(made)).toContain("| copyleft | 1.0.0 | AGPL-3.0-only |");
  });
});

describe("the lock file", () => {
  it("gets every package from the configured registry, by its SHA-512", () => {
    const lock = readText("pnpm-lock.yaml");
    expect(lock.match(/resolution: \{integrity: sha512-/gu)?.length).toBeGreaterThan(300);
    expect(lockFaults(lock)).toEqual([]);
  });

  it.each([
    "    resolution: {directory: ../elsewhere, type: directory}",
    "    resolution: {integrity: sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=}",
    "    resolution: {commit: 0123, repo: git@example.org:a/b.git, type: git}",
    "      version: https://codeload.example/a/b/tar.gz/0123",
  ])("refuses %s", (line) => {
    expect(lockFaults(`lockfileVersion: '9.0'\n${line}\n`)).toEqual([{ line: 2, text: line.trim() }]);
  });
});

test("versions are installed at the earliest one day after they were published", () => {
  const minutes = /^minimumReleaseAge: (?<minutes>\d+)$/mu.exec(readText("pnpm-workspace.yaml"))?.groups;
  expect(Number(minutes?.["minutes"])).toBeGreaterThanOrEqual(24 * 60);
  expect(readText("pnpm-workspace.yaml")).not.toContain("minimumReleaseAgeExclude");
});

test("no locked version is younger than that", () => {
  const command = ["install", "--frozen-lockfile", "--lockfile-only", "--config.trustLockfile=false"];
  const { output, errors, status } = runPnpm(...command);
  expect(status, output + errors).toBe(0);
});

test("the bill of materials contains every package of the product", () => {
  const bill = JSON.parse(billOfMaterials()) as Bill;
  expect(bill.bomFormat).toBe("CycloneDX");
  const named = new Set(
    bill.components.map(
      ({ group, name, version }) => `${group === undefined ? "" : `${group}/`}${name}@${version}`,
    ),
  );
  const product = installed("product").flatMap(({ name, versions }) =>
    versions.map((version) => `${name}@${version}`),
  );
  expect(product.filter((each) => !named.has(each))).toEqual([]);
});

describe("an audit", () => {
  const answer = (rest: Partial<PnpmAnswer>): PnpmAnswer => ({
    status: 1,
    output: "",
    errors: "",
    ...rest,
  });

  it.each([
    ["none", answer({ status: 0, output: '{ "advisories": {} }' })],
    ["found", answer({ output: '{ "advisories": { "1": {} }, "metadata": {} }' })],
    ["unreachable", answer({ errors: "Error: ERR_PNPM_AUDIT_BAD_RESPONSE" })],
    ["unreachable", answer({ errors: "getaddrinfo ENOTFOUND" })],
  ] as const)("is %s", (result, given) => {
    expect(auditResult(given)).toBe(result);
  });

  it("fails with an error for any other output", () => {
    expect(() => auditResult(answer({ errors: "Unknown option" }))).toThrow("pnpm audit ended with 1");
  });
});
