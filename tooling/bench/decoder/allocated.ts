// Told by a process of its own: its young generation is so large that nothing is collected while it counts.
import { decode, identify } from "@heater-age/decoder";
import { allSamples, today } from "./samples.ts";

const WARM = 200;

/** Bytes that a task leaves on the heap, garbage and all. */
function bytesOf(task: () => void): number {
  for (let time = 0; time < WARM; time += 1) task();
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  task();
  return process.memoryUsage().heapUsed - before;
}

const samples = await allSamples();
const by = (task: (sample: (typeof samples)[number]) => unknown): number =>
  bytesOf(() => {
    for (const sample of samples) task(sample);
  }) / samples.length;

process.stdout.write(
  JSON.stringify({
    bare: by(({ shape, serial }) => shape.exec(serial)),
    decode: by(({ brand, serial }) => decode(brand, serial, { today })),
    identify: by(({ serial }) => identify(serial, { today })),
  }),
);
