import { decode as decodeSerial } from "@heater-age/decoder";
import { count, type Measure } from "../measure.ts";
import { atMost } from "./aim.ts";
import { allSamples, bareOf, type Sample, today } from "./samples.ts";
import { type Patience, ratioOf, sideBySide } from "./side-by-side.ts";

const AIM = 3;

async function rowOf(
  name: string,
  samples: readonly Sample[],
  patience: Patience,
): Promise<readonly string[]> {
  const decodeAll = () => {
    for (const { brand, serial } of samples) decodeSerial(brand, serial, { today });
  };
  const { bare, decoded } = await sideBySide({ bare: bareOf(samples), decoded: decodeAll }, patience);
  const perSecond = count((1e9 * samples.length) / decoded.nanoseconds);
  const ratio = ratioOf(decoded, bare);
  return [name, perSecond, ratio.toFixed(1), `at most ${AIM}`, atMost(AIM, ratio)];
}

/** Decodes per second with the brand given, over the serial numbers of each brand and over all of them. */
export const decode: Measure = {
  name: "decode",
  table: {
    title: "Decoding with the brand given, against a bare RegExp.exec of the shape that matches",
    heads: ["Brand", "Per second", "Times a bare match", "Aim", "Met"],
  },
  async run() {
    const samples = await allSamples();
    const rows = new Map([["all", await rowOf("All", samples, { rounds: 25, time: 100 })]]);
    for (const { slug, label } of new Set(samples.map(({ brand }) => brand))) {
      const own = samples.filter(({ brand }) => brand.slug === slug);
      rows.set(slug, await rowOf(label, own, { rounds: 9, time: 30 }));
    }
    return Object.fromEntries(rows);
  },
};
