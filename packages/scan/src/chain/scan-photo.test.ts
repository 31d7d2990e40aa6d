import { describe, expect, it, vi } from "vitest";
import { toLine } from "../../test/line.ts";
import { replay } from "../../test/replay.ts";
import { storeLook } from "../../test/stored-reading.ts";
import type { Barcode, Line } from "../reading/reading.ts";
import type { BarcodeReader } from "../reading/readers.ts";
import { scanFrame, scanPhoto } from "./scan-photo.ts";

const today = "2026-11-20";

const clear = [
  toLine("Rheem", { y: 50, height: 60 }),
  toLine("MODEL NO. XG40T06EC36U1", { y: 120 }),
  toLine("SERIAL NO. A261512345", { y: 180 }),
];
const blurred = clear.map((line, index) =>
  index === 2 ? toLine("SERIAL NO. A261512345", { y: 180, probability: 0.5 }) : line,
);
const code: Barcode = { text: "A261512345", format: "Code128" };

const looks = (...some: readonly (readonly Line[])[]) =>
  replay({ looks: some.map((lines) => storeLook({ lines, codes: [] })) });

async function scanned({ photo, ...readers }: ReturnType<typeof looks>) {
  const steps: string[] = [];
  const proposal = await scanPhoto(photo, { ...readers, today, onStep: (step) => steps.push(step) });
  return { proposal, steps };
}

it("stops when it is confident and has the brand and model", async () => {
  const { proposal, steps } = await scanned(looks(clear, clear));
  expect(steps).toEqual(["barcodes", "text"]);
  expect(proposal).toMatchObject({
    brand: "rheem",
    serial: "A261512345",
    model: "XG40T06EC36U1",
    sure: true,
  });
});

it("scans again if it is not confident, and uses the better parts of both", async () => {
  const { proposal, steps } = await scanned(looks(blurred, clear));
  expect(steps).toEqual(["barcodes", "text", "second-look"]);
  expect(proposal).toMatchObject({ serial: "A261512345", model: "XG40T06EC36U1", sure: true });
});

it("is not confident if both scans leave the same doubt", async () => {
  const { proposal } = await scanned(looks(blurred, blurred));
  expect(proposal).toMatchObject({ serial: "A261512345", sure: false });
});

it("uses the complete number if the second scan missed its first digits", async () => {
  const rinnai = (serial: string, probability = 0.99) => [
    toLine("Rinnai", { y: 50, height: 60 }),
    toLine(serial, { y: 180, probability }),
  ];
  const { proposal } = await scanned(looks(rinnai("04.03-054081", 0.55), rinnai("03-054081")));
  expect(proposal).toMatchObject({ brand: "rinnai", serial: "04.03-054081", sure: false });
});

it("proposes nothing for a photo without text", async () => {
  const { proposal, steps } = await scanned(looks([]));
  expect(steps).toEqual(["barcodes", "text"]);
  expect(proposal).toMatchObject({ serial: undefined, brand: undefined, sure: false, characters: [] });
});

describe("upside-down lines", () => {
  const turned = clear.map(({ characters, box }) => ({
    characters,
    box: { ...box, x: 1000 - box.x, y: 1000 - box.y, angle: Math.PI },
  }));

  it("are rotated before reading", async () => {
    const { photo, text } = looks(turned);
    const find = async () => turned.map(({ box }) => ({ ...box, angle: 0 }));
    const proposal = await scanPhoto(photo, { barcodes: [], text: { ...text, find }, today });
    expect(proposal).toMatchObject({ brand: "rheem", serial: "A261512345", sure: true });
  });
});

describe("barcode readers", () => {
  const finds = (...codes: readonly Barcode[]): BarcodeReader => ({ read: vi.fn(async () => codes) });

  it("run until one finds a code, with low effort first", async () => {
    const [none, one, never] = [finds(), finds(code), finds(code)];
    const { photo, text } = looks(clear);
    const proposal = await scanPhoto(photo, { barcodes: [none, one, never], text, today });
    expect(proposal.codes).toEqual([code]);
    expect(vi.mocked(none.read).mock.calls.map(([, effort]) => effort)).toEqual(["frame"]);
    expect(never.read).not.toHaveBeenCalled();
  });

  it("run with more effort if none finds a code", async () => {
    const none = finds();
    const { photo, text } = looks(clear);
    await scanPhoto(photo, { barcodes: [none], text, today });
    expect(vi.mocked(none.read).mock.calls.map(([, effort]) => effort)).toEqual(["frame", "photo"]);
  });

  it("read camera frames with low effort only", async () => {
    const none = finds();
    const { photo } = looks([]);
    expect(await scanFrame(photo, { barcodes: [none, finds(code)], today })).toMatchObject({
      serial: code.text,
      codes: [code],
    });
    expect(await scanFrame(photo, { barcodes: [none], today })).toMatchObject({ serial: undefined });
    expect(vi.mocked(none.read).mock.calls.map(([, effort]) => effort)).toEqual(["frame", "frame"]);
  });
});

it("rejects with its signal's reason", async () => {
  const { photo, ...readers } = looks(clear, clear);
  const reason = new Error("closed");
  const signal = AbortSignal.abort(reason);
  await expect(scanPhoto(photo, { ...readers, today, signal })).rejects.toBe(reason);
});
