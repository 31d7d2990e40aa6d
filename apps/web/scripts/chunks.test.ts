import { expect, it } from "vitest";
import { comesFirst } from "./chunks.ts";

/** The modules that import a module statically. */
const importers: Readonly<Record<string, readonly string[]>> = {
  "/site/app/routes/home/route.tsx?route-chunk=main": [],
  "/site/app/check/CheckTool.tsx": [
    "/site/app/routes/home/route.tsx?route-chunk=main",
    "/site/app/check/circle.ts",
  ],
  "/site/app/check/circle.ts": ["/site/app/check/CheckTool.tsx"],
  "/site/app/shared/share/ShareDialog.tsx": [],
  "/site/ui/Dialog.tsx": ["/site/app/shared/share/ShareDialog.tsx", "/site/app/routes/report/route.tsx"],
};
const graph = {
  getModuleInfo: (id: string) => {
    const moduleImporters = importers[id];
    return moduleImporters === undefined ? null : { importers: moduleImporters };
  },
};

it("finds the static imports of the home page, also circular ones", () => {
  expect(comesFirst("/site/app/check/CheckTool.tsx", graph)).toBe(true);
  expect(comesFirst("/site/app/check/circle.ts", graph)).toBe(true);
  expect(comesFirst("/site/app/root.tsx", graph)).toBe(true);
});

it("omits what loads later or with other pages", () => {
  expect(comesFirst("/site/ui/Dialog.tsx", graph)).toBe(false);
  expect(comesFirst("/site/app/routes/homes/route.tsx", graph)).toBe(false);
});
