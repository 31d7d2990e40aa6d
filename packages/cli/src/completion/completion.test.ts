import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runCommand } from "../run.fixture.ts";
import { exitCodes } from "../terminal/failure.ts";

const isThere = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;

const scriptOf = async (shell: string): Promise<string> => (await runCommand(["completion", shell])).out;

/** Returns what bash offers to complete the last of some words. */
async function offered(...typed: readonly string[]): Promise<readonly string[]> {
  const line = typed.map((word) => `'${word}'`).join(" ");
  const ask = `COMP_WORDS=(heater-age ${line}); COMP_CWORD=${typed.length}; _heater_age; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout } = spawnSync("bash", ["-c", `${await scriptOf("bash")}\n${ask}`], { encoding: "utf8" });
  return stdout.split("\n").filter((word) => word !== "");
}

describe.skipIf(!isThere("bash"))("completion in bash", () => {
  it.each([
    ["commands", ["ba"], ["batch"]],
    ["brands", ["check", "rheemg"], ["rheemglas"]],
    ["options", ["check", "rheem", "--mod"], ["--model"]],
    ["only options of the command", ["brands", "--out"], []],
    ["languages", ["check", "--lang", "d"], ["de"]],
    ["shells", ["completion", "f"], ["fish"]],
  ])("offers %s", async (_name, typed, words) => {
    expect(await offered(...typed)).toEqual(words);
  });

  it.each(["batch", "scan"])("completes files where %s needs them", async (command) => {
    expect(await offered(command, "packages/cli/pack")).toEqual(["packages/cli/package.json"]);
  });
});

describe("completion", () => {
  it.each(["bash", "zsh", "fish"].filter((shell) => isThere(shell)))(
    "is a valid script for %s",
    async (shell) => {
      const { status, stderr } = spawnSync(shell, ["-n"], { input: await scriptOf(shell), encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    },
  );

  it("describes each word in fish, in the selected language", async () => {
    const { out } = await runCommand(["completion", "fish", "--lang", "fr"]);
    expect(out).toContain(String.raw`-l no-color -d 'Sans couleurs'`);
    expect(out).toMatch(/check' -a '.*\brheem\b/u);
  });

  it("is refused for any other shell, with a list of supported ones", async () => {
    const { code, err } = await runCommand(["completion", "csh"]);
    expect(code).toBe(exitCodes.usage);
    expect(err).toContain("Unknown shell “csh”. Use bash, zsh, fish.");
  });
});
