import { expect, it } from "vitest";
import { sendGenerated } from "../test/fuzz.ts";

const requests = Number(process.env["FUZZ_REQUESTS"] ?? 500);

it(
  `sends the documented responses to ${requests} generated requests`,
  async () => {
    expect(await sendGenerated(requests)).toEqual([]);
  },
  60_000 + requests * 100,
);
