import { readFileSync } from "node:fs";

interface Line {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string; readonly code?: string };
}

const errorLevel = 50;
// What the services should log during an outage.
const expected = [
  "checks are not recorded",
  "an idempotency key is left behind",
  "Redis is gone: requests are not limited",
  "a job fails",
];

/** Returns the errors in a log that an outage does not explain, and how often each occurs. */
export function unexpectedIn(file: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of readFileSync(file, "utf8").split("\n")) {
    if (!text.startsWith("{")) continue;
    const { level = 0, msg = "", err } = JSON.parse(text) as Line;
    if (level < errorLevel || expected.includes(msg)) continue;
    const words = [msg, err?.code, err?.message?.split("\n")[0]].filter(Boolean).join(": ");
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => `${count} × ${words}`);
}
