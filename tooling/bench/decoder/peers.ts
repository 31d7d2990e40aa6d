import { brands, decode } from "@heater-age/decoder";
import { count, type Measure, median } from "../measure.ts";
import { atLeast } from "./aim.ts";
import { installPeers, openPhoneParser, openVehicleDecoder, versionOf } from "./installed-peers.ts";
import { allSamples, today } from "./samples.ts";
import { sideBySide } from "./side-by-side.ts";
import { vehicleNumbers } from "./vehicle-numbers.ts";

const AIM = 10;

interface Pace {
  /** Nanoseconds of the first reading in this process. */
  readonly cold: number;
  /** Nanoseconds of one reading, when many were read. */
  readonly warm: number;
}

/** The first call of a task, in nanoseconds. */
async function firstOf(task: () => unknown): Promise<number> {
  const begin = process.hrtime.bigint();
  await task();
  return Number(process.hrtime.bigint() - begin);
}

async function paceOfVehicles(): Promise<Pace> {
  const vehicles = await openVehicleDecoder();
  try {
    const cold = await firstOf(() => vehicles.decode(vehicleNumbers[0]));
    const rounds: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const begin = performance.now();
      for (const vin of vehicleNumbers)
        if (!(await vehicles.decode(vin)).valid) throw new Error(`${vin} was not read`);
      rounds.push(((performance.now() - begin) * 1e6) / vehicleNumbers.length);
    }
    return { cold, warm: median(rounds.slice(1)) };
  } finally {
    vehicles.close();
  }
}

/** A reading each of a serial number and of a telephone number, both first and by turns. */
async function paces(): Promise<Readonly<Record<"ours" | "phones" | "vehicles", Pace>>> {
  // Before the samples are chosen, which decodes them.
  const coldOurs = await firstOf(() => decode(brands.rheem, "RH0504B01826", { today }));
  const samples = await allSamples();
  const { parse, examples } = await openPhoneParser();
  const numbers = Object.entries(examples);
  const [country, number] = numbers[0] ?? ["", ""];
  const coldPhone = await firstOf(() => parse(number, country));
  for (const [land, text] of numbers)
    if (!parse(text, land)) throw new Error(`${text} of ${land} was not read`);

  const { ours, phones } = await sideBySide(
    {
      ours: () => {
        for (const { brand, serial } of samples) decode(brand, serial, { today });
      },
      phones: () => {
        for (const [land, text] of numbers) parse(text, land);
      },
    },
    { rounds: 15, time: 100 },
  );
  return {
    ours: { cold: coldOurs, warm: ours.nanoseconds / samples.length },
    phones: { cold: coldPhone, warm: phones.nanoseconds / numbers.length },
    vehicles: await paceOfVehicles(),
  };
}

/** A decode beside what others do with a number: read it by the rules of who gave it. */
export const peers: Measure = {
  name: "peers",
  table: {
    title: "Decoding, against what others do with numbers",
    heads: ["What", "First, ms", "Per second when warm", "Times as slow as ours", "Aim", "Met"],
  },
  async run({ say }) {
    say("Installing the packages to compare with");
    await installPeers();
    const { ours, phones, vehicles } = await paces();
    const row = (what: string, { cold, warm }: Pace): readonly string[] => {
      const times = warm / ours.warm;
      const aim = cold === ours.cold ? ["–", "–"] : [`at least ${AIM}`, atLeast(AIM, times)];
      return [what, (cold / 1e6).toFixed(2), count(1e9 / warm), count(times), ...aim];
    };
    return {
      ours: row("decode: every date of a serial number, with reasons and sources, brand given", ours),
      phones: row(
        `libphonenumber-js ${versionOf("libphonenumber-js")}: a telephone number of each country, country given`,
        phones,
      ),
      vehicles: row(
        `@cardog/corgi ${versionOf("@cardog/corgi")}: make, model, year and more of a vehicle, out of a database on disk`,
        vehicles,
      ),
    };
  },
};
