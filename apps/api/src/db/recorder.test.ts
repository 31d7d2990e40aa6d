import { describe, expect, it } from "vitest";
import { createRecorder } from "./recorder.ts";

function recorderAt() {
  const clock = { now: 0 };
  const lines: string[] = [];
  const log = {
    info: (values: object, message: string) => void lines.push(`info ${message} ${JSON.stringify(values)}`),
    error: (_values: object, message: string) => void lines.push(`error ${message}`),
  };
  return { clock, lines, recorder: createRecorder(log, () => clock.now) };
}

const works = async () => {};
const fails = async () => {
  throw new Error("connection refused");
};

describe("createRecorder", () => {
  it("tells whether the write was done", async () => {
    const { recorder } = recorderAt();
    expect(await recorder.record(works)).toBe(true);
    expect(await recorder.record(fails)).toBe(false);
    expect(recorder.unrecorded()).toBe(1);
  });

  it("does not try for a second after a failure", async () => {
    const { recorder, clock } = recorderAt();
    await recorder.record(fails);
    clock.now = 999;
    let tried = false;
    const write = async () => {
      tried = true;
    };
    expect(await recorder.record(write)).toBe(false);
    expect(tried).toBe(false);
    clock.now = 1000;
    expect(await recorder.record(write)).toBe(true);
    expect(await recorder.record(write)).toBe(true);
    expect(recorder.unrecorded()).toBe(2);
  });

  it("lets one of many try while it is failing", async () => {
    const { recorder, clock } = recorderAt();
    await recorder.record(fails);
    clock.now = 1500;
    let attempts = 0;
    const write = async () => {
      attempts += 1;
      await fails();
    };
    await Promise.all(Array.from({ length: 20 }, () => recorder.record(write)));
    expect(attempts).toBe(1);
  });

  it("does not take a write that began before the outage for its end", async () => {
    const { recorder, lines } = recorderAt();
    const slow = recorder.record(async () => {
      await recorder.record(fails);
    });
    expect(await slow).toBe(true);
    expect(await recorder.record(works)).toBe(false);
    expect(lines).toEqual(["error checks are not recorded"]);
  });

  it("logs that it stopped and that it resumed, once each", async () => {
    const { recorder, clock, lines } = recorderAt();
    for (const moment of [0, 500, 1000, 2500]) {
      clock.now = moment;
      await recorder.record(fails);
    }
    clock.now = 4000;
    await recorder.record(works);
    await recorder.record(works);
    expect(lines).toEqual([
      "error checks are not recorded",
      'info checks are recorded again {"unrecorded":4}',
    ]);
  });
});
