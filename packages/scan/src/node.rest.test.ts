import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { makeModels } from "../scripts/models.ts";
import { scanFrame, scanPhoto } from "./chain/scan-photo.ts";
import { createReaders, type NodeReaders, readPicture } from "./node.ts";

const today = "2026-11-20";
let readers: NodeReaders;

beforeAll(async () => {
  makeModels();
  readers = await createReaders();
});

afterAll(() => readers.close());

const readPhoto = (name: string) =>
  readPicture(readFileSync(new URL(`../test/photos/${name}.jpg`, import.meta.url)));

test.each([
  ["askew", { brand: "navien", serial: "7412W1851719842", model: "NPE-240A2", sure: true }],
  ["on-its-side", { brand: "ge", serial: "GENG0900640522", model: "GE50S10BLM", sure: true }],
])("reads a label that is %s", async (name, expected) => {
  expect(await scanPhoto(await readPhoto(name), { ...readers, today })).toMatchObject(expected);
});

it("reads the barcodes of a frame", async () => {
  const { codes, serial } = await scanFrame(await readPhoto("askew"), { ...readers, today });
  expect(codes.map(({ text }) => text)).toContain("7412W1851719842");
  expect(serial).toBe("7412W1851719842");
});
