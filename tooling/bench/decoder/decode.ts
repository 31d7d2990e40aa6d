import { decode as decodeSerial, identify as identifySerial } from "@heater-age/decoder";
import { atMost, count, type Measure, median } from "../harness/measure.ts";
import { medianRatio, nanosecondsOf } from "../harness/take-turns.ts";
import { allSamples, bareOf, type Sample, today } from "./samples.ts";

const heads = ["Per second", "Times a bare match", "Goal", "Met"];

/** Returns a row that compares decoding each sample with a bare match of its shape. */
async function rowOf(
  title: string,
  samples: readonly Sample[],
  read: (sample: Sample) => unknown,
  { goal, ...timing }: { readonly goal: number; readonly rounds: number; readonly time: number },
): Promise<readonly string[]> {
  const readAll = () => {
    for (const sample of samples) read(sample);
  };
  const { bare, all } = await nanosecondsOf({ bare: bareOf(samples), all: readAll }, timing);
  const perSecond = count((1e9 * samples.length) / median(all));
  const ratio = medianRatio(all, bare);
  return [title, perSecond, ratio.toFixed(1), `at most ${goal}`, atMost(goal, ratio)];
}

/** Measures decodes per second with a given brand, for each brand's serial numbers and for all. */
export const decode: Measure = {
  name: "decode",
  table: {
    title: "Decoding with a given brand, compared with a bare RegExp.exec of the matching shape",
    heads: ["Brand", ...heads],
  },
  async run() {
    const samples = await allSamples();
    const read = ({ brand, serial }: Sample) => decodeSerial(brand, serial, { today });
    const all = await rowOf("All", samples, read, { goal: 3, rounds: 25, time: 100 });
    const rows: Record<string, readonly string[]> = { all };
    for (const { slug, label } of new Set(samples.map(({ brand }) => brand))) {
      const own = samples.filter(({ brand }) => brand.slug === slug);
      rows[slug] = await rowOf(label, own, read, { goal: 3, rounds: 9, time: 30 });
    }
    return rows;
  },
};

/** Measures serial numbers per second without a brand. */
export const identify: Measure = {
  name: "identify",
  table: { title: "Decoding without a brand, compared with a bare match", heads: ["What", ...heads] },
  async run() {
    const read = ({ serial }: Sample) => identifySerial(serial, { today });
    const timing = { goal: 40, rounds: 25, time: 100 };
    return { identify: await rowOf("identify, over all brands", await allSamples(), read, timing) };
  },
};
