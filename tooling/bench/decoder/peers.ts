import { brands, decode } from "@heater-age/decoder";
import { atLeast, count, type Measure, median } from "../harness/measure.ts";
import { nanosecondsOf } from "../harness/take-turns.ts";
import { installPeers, openPhoneParser, openVehicleDecoder, versionOf } from "./installed-peers.ts";
import { allSamples, today } from "./samples.ts";

const GOAL = 10;

/** Vehicle numbers of many makes and years, from `@cardog/corgi`'s own benchmark. */
const vehicleNumbers = [
  "3VWW57AU2KM020754",
  "2HKRS6H75TH225205",
  "1FTEW2LP1SKE69114",
  "5YJYGDEE7LF048532",
  "5TFMC5DB3TX114636",
  "KM8RMESA5TU039397",
  "WBA4Z3C55JEC58227",
  "JN8AS58V38W109606",
] as const;

interface Pace {
  /** Nanoseconds of the first decode in this process. */
  readonly cold: number;
  /** Nanoseconds of one decode after many. */
  readonly warm: number;
}

/** Returns the nanoseconds of a task's first call. */
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

/** Measures serial numbers, phone numbers, and vehicle numbers: the first of each, and many in turns. */
async function paces(): Promise<Readonly<Record<"ours" | "phones" | "vehicles", Pace>>> {
  // First, because choosing the samples decodes them.
  const coldOurs = await firstOf(() => decode(brands.rheem, "RH0504B01826", { today }));
  const samples = await allSamples();
  const { parse, examples } = await openPhoneParser();
  const numbers = Object.entries(examples);
  const [country, number] = numbers[0] ?? ["", ""];
  const coldPhone = await firstOf(() => parse(number, country));
  for (const [land, text] of numbers)
    if (!parse(text, land)) throw new Error(`${text} of ${land} was not read`);

  const { ours, phones } = await nanosecondsOf(
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
    ours: { cold: coldOurs, warm: median(ours) / samples.length },
    phones: { cold: coldPhone, warm: median(phones) / numbers.length },
    vehicles: await paceOfVehicles(),
  };
}

/** Measures a decode next to other packages that read a number by its issuer's rules. */
export const peers: Measure = {
  name: "peers",
  table: {
    title: "Decoding, compared with other number parsers",
    heads: ["What", "First, ms", "Per second when warm", "Times as slow as ours", "Goal", "Met"],
  },
  async run({ say }) {
    say("Installing the packages to compare with");
    await installPeers();
    const { ours, phones, vehicles } = await paces();
    const row = (what: string, { cold, warm }: Pace): readonly string[] => {
      const times = warm / ours.warm;
      const goal = cold === ours.cold ? ["–", "–"] : [`at least ${GOAL}`, atLeast(GOAL, times)];
      return [what, (cold / 1e6).toFixed(2), count(1e9 / warm), count(times), ...goal];
    };
    return {
      ours: row("decode: every date of a serial number, with reasons and sources, brand given", ours),
      phones: row(
        `libphonenumber-js ${versionOf("libphonenumber-js")}: a phone number of each country, country given`,
        phones,
      ),
      vehicles: row(
        `@cardog/corgi ${versionOf("@cardog/corgi")}: a vehicle’s make, model, year, and more, from a database on disk`,
        vehicles,
      ),
    };
  },
};
