// Runs in its own process, with a young generation large enough to avoid garbage collection while it measures.
import { decode, identify } from "@heater-age/decoder";
import { allSamples, today } from "./samples.ts";

const WARM = 200;

/** Returns the bytes that a task leaves on the heap, including garbage. */
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
