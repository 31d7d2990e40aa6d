import { setTimeout as wait } from "node:timers/promises";
import { send } from "./send.ts";

const visitors = 45;
const filesEach = 10;
const seconds = 10;
// As many rows as a file may have, with a column that makes it 1 MiB.
const rows = Array.from({ length: 500 }, () => `rheem,RH0504B01826,XE40T10H22U0,${"x".repeat(2050)}`);
const file = ["brand,serialNumber,modelNumber,place", ...rows].join("\n");

/** Sends files of 1 MiB from 45 addresses, ten at a time from each, for ten seconds. */
export async function batchStorm(url: string): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const headers = { "content-type": "text/csv", "accept-encoding": "identity" };
  const request = { path: "/api/check/batch", headers, body: file };
  const sendFiles = async (visitor: number): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await send(url, visitor, request, 60_000);
      // A visitor who is refused tries again soon.
      if (status !== 200) await wait(100);
    }
  };
  await Promise.all(Array.from({ length: visitors * filesEach }, (_, index) => sendFiles(index % visitors)));
}
