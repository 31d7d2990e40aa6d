import { brands } from "@heater-age/decoder";
import * as fc from "fast-check";
import { expect, onTestFinished } from "vitest";
import { type Answered, readDocument } from "./document.ts";
import { type FuzzedRequest, hostileRequests } from "./hostile.ts";
import { service } from "./service.ts";

const operatorToken = "of-the-operator-of-this-test";
const timeout = 10_000;

const document = await readDocument();

/** Returns the fault of a response. It has to match the description, and never be an internal error. */
function wrong({ call }: FuzzedRequest, answer: Answered): string | undefined {
  if (answer.statusCode >= 500) return `it failed: ${answer.body}`;
  // A corrupted address belongs to no call.
  const strayed = answer.statusCode === 404 && answer.body.includes('"not-found"');
  return strayed ? undefined : document.wrongAnswer(call, answer);
}

/**
 * Sends a number of generated requests to a service. Resolves to the errors that it has logged.
 *
 * @throws Error with the first request whose response isn't a documented one.
 */
export async function sendGenerated(requests: number): Promise<readonly unknown[]> {
  const { app, log } = await service({ settings: { operatorToken } });
  const reports = [];
  for (const serialNumber of ["RH0504B01826", "RH0612C01234", "RH0710A04321"]) {
    const payload = { brand: "rheem", serialNumber };
    const response = await app.inject({ method: "POST", url: "/api/generate-report", payload });
    reports.push(response.json<{ report: { id: string; deletionToken: string } }>().report);
  }
  const hostile = hostileRequests(document, {
    operatorToken,
    reports,
    brands: [...Object.keys(brands), "other"],
  });
  const send = async (request: FuzzedRequest): Promise<Answered> => {
    const { call, url, headers, body } = request;
    let timer: NodeJS.Timeout | undefined;
    const hang = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error("no answer")), timeout);
    });
    onTestFinished(() => clearTimeout(timer));
    try {
      return await Promise.race([
        app.inject({
          method: call.method as "GET",
          url,
          headers,
          ...(body === undefined ? {} : { payload: body }),
        }),
        hang,
      ]);
    } finally {
      clearTimeout(timer);
    }
  };
  await fc.assert(
    fc.asyncProperty(hostile, async (request) => {
      expect(wrong(request, await send(request))).toBeUndefined();
    }),
    { numRuns: requests, endOnFailure: true },
  );
  return log.filter(({ level }) => typeof level === "number" && level >= 50);
}
