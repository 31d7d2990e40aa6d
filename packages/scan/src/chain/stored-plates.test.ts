import { plateCharacters } from "@heater-age/decoder";
import { modelKey } from "@heater-age/decoder/models";
import { beforeAll, describe, expect, it } from "vitest";
import hardPlates from "../../test/hard-plates.json" with { type: "json" };
import plates from "../../test/plates.json" with { type: "json" };
import { replay } from "../../test/replay.ts";
import type { StoredReading } from "../../test/stored-reading.ts";
import type { Proposal } from "../proposal/proposal.ts";
import { scanPhoto } from "./scan-photo.ts";

const today = "2026-11-20";

interface Scanned {
  readonly plate: StoredReading;
  readonly proposal: Proposal;
}

const scanAll = (readings: readonly StoredReading[]): Promise<readonly Scanned[]> =>
  Promise.all(
    readings.map(async (plate) => {
      const { photo, ...readers } = replay(plate);
      return { plate, proposal: await scanPhoto(photo, { ...readers, today }) };
    }),
  );

const hasSerial = ({ plate, proposal }: Scanned): boolean =>
  plateCharacters(proposal.serial ?? "") === plateCharacters(plate.serial);

const share = (some: readonly Scanned[], holds: (one: Scanned) => boolean): number =>
  some.filter(holds).length / some.length;

const listFiles = (some: readonly Scanned[]): readonly string[] => some.map(({ plate }) => plate.file);

describe("drawn labels from a scan to a dark basement", () => {
  let scanned: readonly Scanned[] = [];

  beforeAll(async () => {
    scanned = await scanAll(plates as unknown as readonly StoredReading[]);
  });

  const ofLevels = (...levels: readonly number[]) =>
    scanned.filter(({ plate }) => levels.includes(plate.level));

  it("include 36", () => {
    expect(scanned).toHaveLength(36);
  });

  it("have all serial numbers read if a person can read them at a glance", () => {
    expect(listFiles(ofLevels(0, 1, 2).filter((one) => !hasSerial(one)))).toEqual([]);
    expect(listFiles(ofLevels(5).filter((one) => !hasSerial(one)))).toEqual([]);
  });

  it("have nearly all serial numbers read if they are dark, blurred or at an angle", () => {
    expect(share(ofLevels(3, 4), hasSerial)).toBeGreaterThan(0.85);
  });

  it("have the brand and the model read", () => {
    expect(share(scanned, ({ plate, proposal }) => proposal.brand === plate.brand)).toBeGreaterThanOrEqual(
      0.98,
    );
    const hasModel = ({ plate, proposal }: Scanned) =>
      modelKey(proposal.model ?? "") === modelKey(plate.model);
    expect(share(scanned, hasModel)).toBeGreaterThanOrEqual(0.92);
  });

  it("are never confident if they are wrong", () => {
    expect(listFiles(scanned.filter((one) => one.proposal.sure && !hasSerial(one)))).toEqual([]);
  });

  it("are mostly confident", () => {
    expect(share(scanned, ({ proposal }) => proposal.sure)).toBeGreaterThan(0.85);
  });

  it("have a position in the photo for every character of a serial number from text", () => {
    const missing = scanned.filter(({ proposal }) =>
      proposal.characters.every(({ crop }) => crop === undefined),
    );
    expect(listFiles(missing)).toEqual([]);
  });

  it("have no correct printed date that contradicts the serial number", () => {
    const wrong = scanned.filter((one) => hasSerial(one) && one.proposal.printedDate?.contradicts === true);
    expect(listFiles(wrong)).toEqual([]);
  });
});

it("labels that a careful reader would refuse are never confident", async () => {
  const scanned = await scanAll(hardPlates as unknown as readonly StoredReading[]);
  expect(scanned).toHaveLength(24);
  expect(listFiles(scanned.filter(({ proposal }) => proposal.sure))).toEqual([]);
});
