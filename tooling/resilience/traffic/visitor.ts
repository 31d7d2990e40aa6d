import type { Outcome } from "./tally.ts";

export interface Answer {
  /** 0 without an answer. */
  readonly status: number;
  readonly text: string;
  /** Why there is no answer. */
  readonly reason: string;
}

export interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const timeout = 15_000;

const address = (): string =>
  `10.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 250)}`;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? ("code" in cause ? String(cause.code) : cause.message) : error.name;
};

/** Sends a request from a random address, and waits fifteen seconds for the answer. Never throws. */
export async function visit(url: string, { method = "GET", path, body, headers }: Request): Promise<Answer> {
  try {
    const response = await fetch(url + path, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: {
        "x-forwarded-for": address(),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, text: await response.text(), reason: "" };
  } catch (error) {
    return { status: 0, text: "", reason: reasonOf(error) };
  }
}

/** Returns the value of a JSON answer; undefined for any other. */
export function parsed({ text }: Answer): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Returns the outcome of a request without the expected status. */
export function failureOf(answer: Answer): { readonly outcome: Outcome; readonly note: string } {
  const { status, text, reason } = answer;
  if (status === 0) return { outcome: "lost", note: reason };
  const { code } = (parsed(answer) ?? {}) as { readonly code?: string };
  const note = `${status} ${code ?? text.slice(0, 60).replaceAll(/\s+/gu, " ")}`;
  const isClear = code !== undefined || text.length > 20;
  if ((status === 503 || status === 429) && isClear) return { outcome: "refused", note };
  return { outcome: status >= 500 ? "failed" : "wrong", note };
}
