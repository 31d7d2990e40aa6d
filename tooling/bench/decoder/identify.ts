import { identify as identifySerial } from "@heater-age/decoder";
import { count, type Measure } from "../measure.ts";
import { atMost } from "./aim.ts";
import { allSamples, bareOf, today } from "./samples.ts";
import { ratioOf, sideBySide } from "./side-by-side.ts";

const AIM = 40;

/** Serial numbers per second when no brand is given, in the worth of matches with one pattern. */
export const identify: Measure = {
  name: "identify",
  table: {
    title: "Reading without a brand, against the same bare match",
    heads: ["What", "Per second", "Times a bare match", "Aim", "Met"],
  },
  async run() {
    const samples = await allSamples();
    const identifyAll = () => {
      for (const { serial } of samples) identifySerial(serial, { today });
    };
    const { bare, identified } = await sideBySide(
      { bare: bareOf(samples), identified: identifyAll },
      { rounds: 25, time: 100 },
    );
    const ratio = ratioOf(identified, bare);
    const perSecond = count((1e9 * samples.length) / identified.nanoseconds);
    return {
      identify: [
        "identify, over all brands",
        perSecond,
        ratio.toFixed(1),
        `at most ${AIM}`,
        atMost(AIM, ratio),
      ],
    };
  },
};
