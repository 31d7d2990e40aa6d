import { afterEach, expect, it, vi } from "vitest";
import type { Picture } from "../picture/picture.ts";
import { nativeBarcodes } from "./native.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const photo: Picture = {
  width: 2,
  height: 1,
  cut: () => photo,
  pixels: () => ({ width: 2, height: 1, data: new Uint8ClampedArray(8) }),
  withPixels: () => photo,
};

function createDetector(supported: () => Promise<readonly string[]>) {
  const constructed: unknown[] = [];
  class Detector {
    constructor(options: unknown) {
      constructed.push(options);
    }
    static readonly getSupportedFormats = supported;
    readonly detect = async () => [{ rawValue: "A261512345", format: "code_39" }];
  }
  vi.stubGlobal("BarcodeDetector", Detector);
  vi.stubGlobal("ImageData", Object);
  return constructed;
}

it("is unavailable if the browser has no detector, or none for the formats on labels", async () => {
  expect(await nativeBarcodes()).toBeUndefined();
  createDetector(async () => []);
  expect(await nativeBarcodes()).toBeUndefined();
  createDetector(async () => ["qr_code"]);
  expect(await nativeBarcodes()).toBeUndefined();
  createDetector(() => Promise.reject(new Error("no service")));
  expect(await nativeBarcodes()).toBeUndefined();
});

it("requests the label formats that it supports, with zxing's names", async () => {
  const constructed = createDetector(async () => ["aztec", "code_39", "code_128", "qr_code"]);
  const reader = await nativeBarcodes();
  expect(constructed).toEqual([{ formats: ["code_39", "code_128", "qr_code"] }]);
  expect(await reader?.read(photo, "frame")).toEqual([{ text: "A261512345", format: "Code39" }]);
});
