import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors/codes.ts";
import { type Claim, claimKey, keepAnswer, type KnownKey, releaseKey } from "./idempotency-query.ts";
import { type Seal, sealOf } from "./idempotency-seal.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Whether a request with an `Idempotency-Key` is done once. `if-possible`: it is done without that guarantee, instead
     * of being refused, when the database is unreachable.
     */
    readonly idempotent?: true | "if-possible";
  }
}

/** What the plugin needs. */
export interface IdempotencyOptions {
  readonly database: Kysely<Database>;
  /** Milliseconds after which a holder that has not answered is considered dead. */
  readonly abandonedAfter: number;
}

/** A request that came with a key. */
interface KeyedRequest {
  readonly claim: Claim;
  readonly seal: Seal;
}

const header = "idempotency-key";
const keyPattern = /^[\u{21}-\u{7E}]{16,128}$/u;
const keptHeaders = ["content-type", "content-language", "content-disposition", "location"] as const;
const answerLimit = 4 * 1024 * 1024;

const Headers = {
  type: "object",
  properties: {
    [header]: {
      type: "string",
      minLength: 16,
      maxLength: 128,
      pattern: "^[!-~]*$",
      description:
        "Names the request, so that it is done once however often it is sent: the same request gets the first answer again, with `Idempotency-Replayed: true`, for a day. Take a random UUID for each.",
    },
  },
} as const;

/** Serializes headers and body of an answer. */
const write = (reply: FastifyReply, body: Buffer): string =>
  JSON.stringify({
    headers: Object.fromEntries(keptHeaders.map((name) => [name, reply.getHeader(name)])),
    body: body.toString("base64"),
  });

interface Written {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Reads a stream to its end, or returns a stream of the same content if it is too long. */
async function readAnswer(stream: AsyncIterable<unknown>) {
  const chunks: Buffer[] = [];
  let length = 0;
  const rest = stream[Symbol.asyncIterator]();
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
    const chunk = Buffer.from(next.value as Uint8Array | string);
    chunks.push(chunk);
    length += chunk.length;
    if (length > answerLimit) return { whole: undefined, stream: Readable.from(continued(chunks, rest)) };
  }
  return { whole: Buffer.concat(chunks), stream: undefined };
}

async function* continued(first: readonly Buffer[], rest: AsyncIterator<unknown>) {
  yield* first;
  for (let next = await rest.next(); next.done !== true; next = await rest.next()) yield next.value;
}

const isStream = (payload: unknown): payload is AsyncIterable<unknown> =>
  typeof payload === "object" && payload !== null && Symbol.asyncIterator in payload;

async function readBody(payload: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed on return: that would close the connection before the answer.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new ApiError("body-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Does a request with an `Idempotency-Key` once, over all instances, on routes with `config: { idempotent: true }`: a
 * repeated request gets the first answer. Errors are not stored: they release the key.
 *
 * A repeated request counts against the rate limit, because it queries the database. A key is claimed when the request
 * has been validated, and held until the answer is stored. A holder that does not answer for as long as a request may
 * take is considered dead, and the next request is done.
 */
export function idempotency(app: FastifyInstance, { database, abandonedAfter }: IdempotencyOptions): void {
  const keyed = new WeakMap<FastifyRequest, KeyedRequest>();
  const held = new WeakSet<FastifyRequest>();

  async function note(request: FastifyRequest, _reply: FastifyReply, payload: Readable) {
    const key = request.headers[header];
    if (key === undefined) return undefined;
    if (typeof key !== "string" || !keyPattern.test(key)) throw new ApiError("idempotency-key-invalid");
    const body = await readBody(payload, request.routeOptions.bodyLimit);
    const { method, url, headers } = request;
    const route = `${method} ${request.routeOptions.url ?? ""}`;
    const seal = sealOf(key, route);
    const fingerprint = seal.fingerprint([method, url, headers["content-type"] ?? "", body]);
    keyed.set(request, { claim: { route, key_hash: seal.hash, fingerprint, holder: randomUUID() }, seal });
    return Readable.from([body]);
  }

  async function claimOf({ claim }: KeyedRequest, request: FastifyRequest): Promise<KnownKey | undefined> {
    try {
      const known = await claimKey(database, claim, abandonedAfter);
      return known ?? (await claimKey(database, claim, abandonedAfter));
    } catch (error) {
      if (request.routeOptions.config.idempotent !== "if-possible") throw error;
      request.log.warn({ err: error }, "an idempotency key is not looked at");
      return undefined;
    }
  }

  async function answerOnce(request: FastifyRequest, reply: FastifyReply) {
    const key = keyed.get(request);
    if (key === undefined) return undefined;
    const known = await claimOf(key, request);
    if (known === undefined) return undefined;
    if (known.holder === key.claim.holder) {
      held.add(request);
      return undefined;
    }
    if (!known.fingerprint.equals(key.claim.fingerprint)) throw new ApiError("idempotency-key-reused");
    if (known.status === null || known.answer === null) {
      reply.header("retry-after", "1");
      throw new ApiError("idempotency-in-progress");
    }
    const { headers, body } = JSON.parse(key.seal.open(known.answer)) as Written;
    return reply
      .code(known.status)
      .headers({ ...headers, "idempotency-replayed": "true" })
      .send(Buffer.from(body, "base64"));
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const key = keyed.get(request);
    if (key === undefined || !held.delete(request)) return payload;
    const { claim, seal } = key;
    const failed = (error: unknown) => request.log.error({ err: error }, "an idempotency key is left behind");
    const { whole, stream } = isStream(payload)
      ? await readAnswer(payload)
      : { whole: Buffer.from((payload ?? "") as string | Uint8Array), stream: undefined };
    if (reply.statusCode >= 400 || whole === undefined) {
      await releaseKey(database, claim).catch(failed);
      return stream ?? payload;
    }
    const answer = seal.close(write(reply, whole));
    await keepAnswer(database, claim, { status: reply.statusCode, answer }).catch(failed);
    return isStream(payload) ? whole : payload;
  }

  app.addHook("onRoute", (route: RouteOptions) => {
    if (route.config?.idempotent === undefined) return;
    const list = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] =>
      hooks === undefined ? [] : Array.isArray(hooks) ? hooks : [hooks];
    route.preParsing = [...list(route.preParsing), note];
    route.preHandler = [...list(route.preHandler), answerOnce];
    route.onSend = [...list(route.onSend), keep];
    route.schema = { ...route.schema, headers: Headers };
  });
}
