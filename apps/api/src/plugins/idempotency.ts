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
 * How a request with an `Idempotency-Key` is done once.
 *
 * - `kept`: Its answer is kept, and sent again. Where that is impossible, the request is refused.
 * - `secret`: As `kept`. The answer holds a secret, so that the key has to be hard to guess.
 * - `computed`: Its answer is computed again from a note that the first request makes. Where no note can be kept, the
 *   request is done without the guarantee.
 */
export type IdempotencyMode = "kept" | "secret" | "computed";

declare module "fastify" {
  interface FastifyContextConfig {
    readonly idempotent?: IdempotencyMode;
  }

  interface FastifyRequest {
    /** In the mode `computed`: the note of the first request with the same key. Null for the first one itself. */
    firstNote: string | null;
    /** In the mode `computed`: makes the note. Called when the answer is complete. The route sets it. */
    makeNote: (() => string) | null;
  }
}

/** What the plugin needs. */
export interface IdempotencyOptions {
  readonly database: Kysely<Database>;
  readonly now: () => Date;
  /** Milliseconds after which a holder that has not answered is considered dead. */
  readonly abandonedAfter: number;
  /** Bytes that all keys may take up. Those of the mode `computed` may take up half of it. */
  readonly mostBytes: number;
}

/** A request that came with a key. */
interface KeyedRequest {
  readonly claim: Claim;
  readonly seal: Seal;
  readonly mode: IdempotencyMode;
}

const header = "idempotency-key";
/** Characters that a key may have. */
export const longestKey = 128;
const keptHeaders = ["content-type", "content-language", "content-disposition", "location"] as const;

/** Bytes of an answer that are kept. The table has the same limit. */
const mostKept = 64 * 1024;
/** Bytes of a key without its answer, with its entries in two indexes. */
const keyBytes = 400;
/** Bytes that one visitor may have kept in an hour, for each way of keeping. */
const visitorBytes = 2_000_000;

/** Characters that a key needs. 22 of base64 have 128 random bits, as good as a UUID. */
export const shortestKey = (mode: IdempotencyMode): number => (mode === "secret" ? 22 : 16);

const headersOf = (mode: IdempotencyMode) => ({
  type: "object",
  properties: {
    [header]: {
      type: "string",
      minLength: shortestKey(mode),
      maxLength: longestKey,
      pattern: "^[!-~]*$",
      description: `Identifies the request, so that sending it again within a day has no further effect. The same request ${mode === "computed" ? "is computed again as of the first time, without being recorded again" : "gets the first answer again"}, with \`Idempotency-Replayed: true\`. Take a random UUID for each${mode === "secret" ? ", or 22 random characters or more: whoever knows the key and the request gets the answer" : ""}.`,
    },
  },
});

/** Returns headers and body of an answer in one piece. */
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
  // Not destroyed on return: that would close the connection before the answer.
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limit) throw new ApiError("body-too-large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Does a request with an `Idempotency-Key` once, over all instances, on routes with `config: { idempotent: mode }`. Errors
 * are not stored: they release the key.
 *
 * A repeated request counts against the rate limit, because it queries the database. A key is claimed when the request
 * has been validated, and held until the answer is complete, whether the caller still waits for it or not. A holder that
 * does not answer for as long as a request may take is considered dead, and the next request is done.
 *
 * What is kept is bounded: each answer, the bytes of a visitor in an hour, and those of all keys.
 */
export function idempotency(app: FastifyInstance, options: IdempotencyOptions): void {
  const { database, now, abandonedAfter, mostBytes } = options;
  const keyed = new WeakMap<FastifyRequest, KeyedRequest>();
  const held = new WeakSet<FastifyRequest>();
  const hasRoom = createStorage(database, { mostBytes, now, log: app.log });
  const notes = createAllowance({ most: visitorBytes, window: hour });
  const answers = createAllowance({ most: visitorBytes, window: hour });

  /** Returns whether the visitor had something left before these bytes. */
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

  /** Returns the key as it is stored. Undefined when the request is to be done without it. */
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
    // Read to its end, so that all of it is done when the caller is gone.
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
