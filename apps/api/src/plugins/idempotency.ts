import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors/codes.ts";
import { hour } from "../time/durations.ts";
import { createAllowance } from "./allowance.ts";
import { type Claim, claimKey, findKey, keepAnswer, type KnownKey, releaseKey } from "./idempotency-query.ts";
import { type Seal, sealOf } from "./idempotency-seal.ts";
import { createStorage } from "./idempotency-storage.ts";
import { preferredLanguage } from "./language.ts";
import { visitorOf } from "./limits.ts";

/**
 * How a request with an `Idempotency-Key` is processed only once.
 *
 * - `kept`: Its response is stored, and sent again. If that is impossible, the request is refused.
 * - `secret`: Like `kept`. The response contains a secret, so the key has to be hard to guess.
 * - `computed`: Its response is computed again from a note of the first request. If no note can be stored, the
 *   request is processed without the guarantee.
 */
export type IdempotencyMode = "kept" | "secret" | "computed";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly idempotent?: IdempotencyMode;
  }

  interface FastifyRequest {
    /** In the mode `computed`: the note of the first request with the same key. Null for the first one itself. */
    firstNote: string | null;
    /**
     * In the mode `computed`: returns the note. The route sets it, and it is called when the response is complete.
     */
    makeNote: (() => string) | null;
  }
}

/** Options of the plugin. */
export interface IdempotencyOptions {
  readonly database: Kysely<Database>;
  readonly now: () => Date;
  /** Milliseconds after which a holder without a response is considered dead. */
  readonly abandonedAfter: number;
  /** Maximum bytes of all keys. Those of the mode `computed` can take up half of it. */
  readonly mostBytes: number;
}

/** A request with a key. */
interface KeyedRequest {
  readonly claim: Claim;
  readonly seal: Seal;
  readonly mode: IdempotencyMode;
}

const header = "idempotency-key";
/** Maximum number of characters in a key. */
export const longestKey = 128;
const keptHeaders = ["content-type", "content-language", "content-disposition", "location"] as const;

/** Maximum bytes of a stored response. The table has the same limit. */
const mostKept = 64 * 1024;
/** Bytes of a key without its response, with its entries in two indexes. */
const keyBytes = 400;
/** Maximum bytes stored for one visitor per hour, for each way of storing. */
const visitorBytes = 2_000_000;

/** Returns the minimum number of characters in a key. 22 of base64 have 128 random bits, as many as a UUID. */
export const shortestKey = (mode: IdempotencyMode): number => (mode === "secret" ? 22 : 16);

const headersOf = (mode: IdempotencyMode) => ({
  type: "object",
  properties: {
    [header]: {
      type: "string",
      minLength: shortestKey(mode),
      maxLength: longestKey,
      pattern: "^[!-~]*$",
      description: `Identifies the request, so sending it again within a day has no further effect. The same request ${mode === "computed" ? "is computed again as of the first time and not recorded again" : "gets the first answer again"}, with \`Idempotency-Replayed: true\`. Use a new random UUID for each request${mode === "secret" ? ", or at least 22 random characters: anyone with the key and the request gets the answer" : ""}.`,
    },
  },
});

/** Returns headers and body of a response as one buffer. */
const packed = (reply: FastifyReply, body: Buffer): Buffer => {
  const headers = Object.fromEntries(keptHeaders.map((name) => [name, reply.getHeader(name)]));
  return Buffer.concat([Buffer.from(`${JSON.stringify(headers)}\n`), body]);
};

function unpacked(kept: Buffer) {
  const end = kept.indexOf("\n");
  const headers = JSON.parse(kept.toString("utf8", 0, end)) as Readonly<Record<string, string>>;
  return { headers, body: kept.subarray(end + 1) };
}

const isStream = (payload: unknown): payload is AsyncIterable<Uint8Array> =>
  typeof payload === "object" && payload !== null && Symbol.asyncIterator in payload;

async function readBody(payload: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // Not destroyed on return, because that would close the connection before the response.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new ApiError("body-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Processes a request with an `Idempotency-Key` once, over all instances, on routes with `config: { idempotent: mode
 * }`. Errors are not stored: they release the key.
 *
 * A repeated request counts against the rate limit, because it queries the database. A key is claimed when the
 * request has been validated, and held until the response is complete, even if the caller no longer waits for it. A
 * holder without a response after the timeout of a request is considered dead, and the next request is processed.
 *
 * Storage is limited for each response, for a visitor per hour, and for all keys.
 */
export function idempotency(app: FastifyInstance, options: IdempotencyOptions): void {
  const { database, now, abandonedAfter, mostBytes } = options;
  const keyed = new WeakMap<FastifyRequest, KeyedRequest>();
  const held = new WeakSet<FastifyRequest>();
  const hasRoom = createStorage(database, { mostBytes, now, log: app.log });
  const notes = createAllowance({ most: visitorBytes, window: hour });
  const answers = createAllowance({ most: visitorBytes, window: hour });

  /** Returns whether the visitor had any allowance left before these bytes. */
  const spend = (request: FastifyRequest, mode: IdempotencyMode, bytes: number): boolean =>
    (mode === "computed" ? notes : answers)(visitorOf(request), bytes, now());

  async function note(request: FastifyRequest, _reply: FastifyReply, payload: Readable) {
    const { method, url, headers, routeOptions } = request;
    const key = headers[header];
    const { idempotent: mode } = routeOptions.config;
    if (key === undefined || mode === undefined) return undefined;
    const fewest = shortestKey(mode);
    if (typeof key !== "string" || !/^[!-~]+$/u.test(key) || key.length < fewest || key.length > longestKey)
      throw new ApiError("idempotency-key-invalid", { fewest, most: longestKey });
    const body = await readBody(payload, routeOptions.bodyLimit);
    const route = `${method} ${routeOptions.url ?? ""}`;
    const seal = sealOf(key, route);
    const language = preferredLanguage(request);
    const fingerprint = seal.fingerprint([method, url, language, headers["content-type"] ?? "", body]);
    keyed.set(request, {
      claim: { route, key_hash: seal.hash, fingerprint, holder: randomUUID() },
      seal,
      mode,
    });
    return Readable.from([body]);
  }

  /** Returns the stored key. Undefined if the request is to be processed without it. */
  async function claimOf(
    key: KeyedRequest,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KnownKey | undefined> {
    const { claim, mode } = key;
    try {
      const mayKeep = hasRoom(mode === "computed" ? 0.5 : 1) && spend(request, mode, 0);
      if (!mayKeep && (await findKey(database, claim)) === undefined) {
        if (mode === "computed") return undefined;
        reply.header("retry-after", Math.ceil((hour - (now().getTime() % hour)) / 1000));
        throw new ApiError("too-many-requests");
      }
      const known = await claimKey(database, claim, abandonedAfter);
      return known ?? (await claimKey(database, claim, abandonedAfter));
    } catch (error) {
      if (mode !== "computed") throw error;
      request.log.warn({ err: error }, "an idempotency key is not looked at");
      return undefined;
    }
  }

  async function answerOnce(request: FastifyRequest, reply: FastifyReply) {
    const key = keyed.get(request);
    if (key === undefined) return undefined;
    const known = await claimOf(key, request, reply);
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
    const kept = key.seal.open(known.answer);
    reply.header("idempotency-replayed", "true");
    if (key.mode === "computed") {
      request.firstNote = kept.toString();
      return undefined;
    }
    const { headers, body } = unpacked(kept);
    return reply.code(known.status).headers(headers).send(body);
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const key = keyed.get(request);
    if (key === undefined || !held.delete(request)) return payload;
    const { claim, seal, mode } = key;
    // Read to its end, so that the work is completed even if the caller is gone.
    const whole = isStream(payload) ? await buffer(payload) : payload;
    const failed = (error: unknown) => request.log.error({ err: error }, "an idempotency key is left behind");
    if (reply.statusCode >= 400) {
      await releaseKey(database, claim).catch(failed);
      return whole;
    }
    const answer = seal.close(
      mode === "computed"
        ? Buffer.from(request.makeNote?.() ?? "")
        : packed(reply, Buffer.from((whole ?? "") as string | Uint8Array)),
    );
    if (answer.length > mostKept) throw new RangeError("the answer is too long to be kept");
    spend(request, mode, keyBytes + answer.length);
    await keepAnswer(database, claim, { status: reply.statusCode, answer }).catch(failed);
    return whole;
  }

  app.decorateRequest("firstNote", null);
  app.decorateRequest("makeNote", null);
  app.addHook("onRoute", (route: RouteOptions) => {
    const mode = route.config?.idempotent;
    if (mode === undefined) return;
    const list = <Hook>(hooks: Hook | Hook[] | undefined): Hook[] =>
      hooks === undefined ? [] : Array.isArray(hooks) ? hooks : [hooks];
    route.preParsing = [...list(route.preParsing), note];
    route.preHandler = [...list(route.preHandler), answerOnce];
    route.onSend = [...list(route.onSend), keep];
    route.schema = { ...route.schema, headers: headersOf(mode) };
  });
}
