import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { devNull } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { createScratch } from "../test/scratch.ts";
import { exitCodes } from "./terminal/failure.ts";

const { fileIn } = createScratch();
const program = fileURLToPath(new URL("main.ts", import.meta.url));

const start = (argv: readonly string[], ...options: readonly string[]) =>
  spawn(process.execPath, [...options, program, ...argv], { env: { ...process.env, LC_ALL: "C" } });

const findEnd = async (child: ReturnType<typeof start>): Promise<unknown> =>
  (await once(child, "close"))[0] as unknown;

describe("the process", () => {
  it("exits with the command's code, and writes to the right streams", async () => {
    const child = start(["check", "nobody", "RH0504B01826"]);
    const [code, out, err] = await Promise.all([findEnd(child), text(child.stdout), text(child.stderr)]);
    expect(code).toBe(exitCodes.usage);
    expect(out).toBe("");
    expect(err).toContain("We don’t know the brand");
  });

  it("exits quietly when the pipe is closed", async () => {
    const child = start(["batch", "-"]);
    child.stdin.on("error", () => {});
    child.stdin.write(`brand,serial\n${"rheem,RH0504B01826\n".repeat(50_000)}`);
    await once(child.stdout, "data");
    child.stdout.destroy();
    const [code, err] = await Promise.all([findEnd(child), text(child.stderr)]);
    expect(code).toBe(exitCodes.brokenPipe);
    expect(err).toBe("");
  });

  it.skipIf(process.platform === "win32")("exits cleanly on Ctrl+C, with complete rows", async () => {
    const output = fileIn("stopped.csv");
    const child = start(["batch", "-", "-o", output]);
    child.stdin.on("error", () => {});
    child.stdin.write(`brand,serial\n${"rheem,RH0504B01826\n".repeat(50_000)}`);
    await expect
      .poll(
        () => {
          try {
            return readFileSync(output).length;
          } catch {
            return 0;
          }
        },
        { timeout: 50_000 },
      )
      .toBeGreaterThan(10_000);
    child.kill("SIGINT");
    const [code, err] = await Promise.all([findEnd(child), text(child.stderr)]);
    expect(code).toBe(exitCodes.interrupted);
    expect(err).toContain("Interrupted. Complete up to line");
    expect(readFileSync(output, "utf8").endsWith("\n")).toBe(true);
  });

  it("needs no more memory for a file larger than its memory limit", async () => {
    const note = "x".repeat(2000);
    function* file() {
      yield "brand,serial,note\n";
      for (let piece = 0; piece < 600; piece += 1) yield `rheem,RH0504B01826,${note}\n`.repeat(100);
    }
    const child = start(["batch", "-", "-o", devNull], "--max-old-space-size=48");
    const [code, err] = await Promise.all([
      findEnd(child),
      text(child.stderr),
      pipeline(Readable.from(file()), child.stdin),
    ]);
    expect(err).toMatch(/^60,000 rows in /u);
    expect(code).toBe(exitCodes.dated);
  });
});
