import { brands } from "@heater-age/decoder";
import * as fc from "fast-check";
import { expect } from "vitest";
import { type Answered, readDocument } from "./document.ts";
import { type FuzzedRequest, hostileRequests } from "./hostile.ts";
import { makeReport } from "./reports.ts";
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
  const running = await service({ settings: { operatorToken } });
  const { app, log } = running;
  const reports = [await makeReport(running), await makeReport(running), await makeReport(running)];
  const hostile = hostileRequests(document, {
    operatorToken,
    reports,
    brands: [...Object.keys(brands), "other"],
  });
  const send = ({ call, url, headers, body }: FuzzedRequest): Promise<Answered> =>
    app.inject({
      method: call.method as "GET",
      url,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
  await fc.assert(
    fc.asyncProperty(hostile, async (request) => {
      expect(wrong(request, await send(request))).toBeUndefined();
    }),
    { numRuns: requests, endOnFailure: true, plugins: [fc.timeout(timeout)] },
  );
  return log.filter(({ level }) => typeof level === "number" && level >= 50);
}
