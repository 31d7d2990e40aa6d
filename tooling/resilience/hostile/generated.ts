import { type ApiDocument, readDocument } from "@heater-age/api/test/document";
import { hostileRequests } from "@heater-age/api/test/hostile";
import { brands } from "@heater-age/decoder";
import * as fc from "fast-check";
import type { Replica } from "../stack/stack.ts";
import type { AttackRequest } from "./attack.ts";
import { send } from "./send.ts";

const batchSize = 500;

interface MadeReport {
  readonly id: string;
  readonly deletionToken: string;
}

async function makeReports({ url }: Replica): Promise<readonly MadeReport[]> {
  const made: MadeReport[] = [];
  for (const serialNumber of ["RH0504B01826", "RH0612C01234", "RH0710A04321"]) {
    const { body } = await send(url, {
      method: "POST",
      path: "/api/generate-report",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ brand: "rheem", serialNumber }),
    });
    made.push((JSON.parse(body) as { report: MadeReport }).report);
  }
  return made;
}

interface GeneratedOptions {
  readonly count: number;
  readonly operatorToken: string;
  readonly seed: number;
}

/**
 * Generates requests from the API description, like the API's tests: valid, nearly valid, and hostile ones. Each answer
 * must match the description.
 */
export async function generatedRequests(
  api: Replica,
  { count, operatorToken, seed }: GeneratedOptions,
): Promise<Generator<AttackRequest>> {
  const document: ApiDocument = await readDocument();
  const made = hostileRequests(document, {
    operatorToken,
    reports: await makeReports(api),
    brands: [...Object.keys(brands), "other"],
  });
  return (function* () {
    for (let from = 0; from < count; from += batchSize) {
      const numRuns = Math.min(batchSize, count - from);
      for (const { call, url, headers, body } of fc.sample(made, { numRuns, seed: seed + from })) {
        const place = `${call.method} ${call.path}`;
        yield {
          place,
          method: call.method,
          path: url,
          headers,
          body,
          wrong: (answer) => {
            // A malformed path belongs to no call.
            if (answer.status === 0 || (answer.status === 404 && answer.body.includes('"not-found"')))
              return undefined;
            const type = answer.headers["content-type"];
            const mistake = document.wrongAnswer(call, {
              statusCode: answer.status,
              headers: { "content-type": typeof type === "string" ? type : undefined },
              body: answer.body,
            });
            return mistake === undefined ? undefined : `${answer.status} is not as described: ${mistake}`;
          },
        };
      }
    }
  })();
}
