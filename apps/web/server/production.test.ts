import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/**
 * Reports at the end which files other than modules have run, which includes all of React. Others are only parsed.
 */
const tell = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  const { cache } = createRequire(process.cwd() + "/");
  const ran = () => Object.keys(cache).filter((file) => cache[file].loaded);
  process.on("exit", () => process.stdout.write(ran().join("\\n")));
`)}`;

it("loads React's production build regardless of NODE_ENV", () => {
  // Without a build the server exits on its own, after React was loaded.
  const { stdout } = spawnSync(process.execPath, ["--import", tell, "server/main.ts"], {
    cwd: fileURLToPath(new URL("../", import.meta.url)),
    env: { ...process.env, BUILD_FOLDER: "no-build", NODE_ENV: "development" },
    encoding: "utf8",
  });
  const react = stdout.split("\n").filter((file) => /[\\/]react[\\/]cjs[\\/]/u.test(file));
  expect(react.length).toBeGreaterThan(0);
  expect(react.filter((file) => !file.endsWith(".production.js"))).toEqual([]);
});
