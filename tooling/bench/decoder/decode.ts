import { decode as decodeSerial, identify as identifySerial } from "@heater-age/decoder";
import { atMost, count, type Measure, median } from "../harness/measure.ts";
import { medianRatio, nanosecondsOf } from "../harness/take-turns.ts";
import { allSamples, bareOf, type Sample, today } from "./samples.ts";

const heads = ["Per second", "Times a bare match", "Aim", "Met"];

/** A row that compares reading each sample with the bare match of its shape. */
async function rowOf(
  title: string,
  samples: readonly Sample[],
  read: (sample: Sample) => unknown,
  { aim, ...timing }: { readonly aim: number; readonly rounds: number; readonly time: number },
): Promise<readonly string[]> {
  const readAll = () => {
    for (const sample of samples) read(sample);
  };
  const { bare, all } = await nanosecondsOf({ bare: bareOf(samples), all: readAll }, timing);
  const perSecond = count((1e9 * samples.length) / median(all));
  const ratio = medianRatio(all, bare);
  return [title, perSecond, ratio.toFixed(1), `at most ${aim}`, atMost(aim, ratio)];
}

/** Decodes per second with the brand given, for the serial numbers of each brand and for all of them. */
export const decode: Measure = {
  name: "decode",
  table: {
    title: "Decoding with the brand given, against a bare RegExp.exec of the shape that matches",
    heads: ["Brand", ...heads],
  },
  async run() {
    const samples = await allSamples();
    const read = ({ brand, serial }: Sample) => decodeSerial(brand, serial, { today });
    const all = await rowOf("All", samples, read, { aim: 3, rounds: 25, time: 100 });
    const rows: Record<string, readonly string[]> = { all };
    for (const { slug, label } of new Set(samples.map(({ brand }) => brand))) {
      const own = samples.filter(({ brand }) => brand.slug === slug);
      rows[slug] = await rowOf(label, own, read, { aim: 3, rounds: 9, time: 30 });
    }
    return rows;
  },
};

/** Serial numbers per second when no brand is given. */
export const identify: Measure = {
  name: "identify",
  table: { title: "Reading without a brand, against the same bare match", heads: ["What", ...heads] },
  async run() {
    const read = ({ serial }: Sample) => identifySerial(serial, { today });
    const timing = { aim: 40, rounds: 25, time: 100 };
    return { identify: await rowOf("identify, over all brands", await allSamples(), read, timing) };
  },
};
