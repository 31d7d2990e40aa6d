import { requireString, wrongType } from "./wrong-type.ts";

/** Throws unless an argument is an object. */
export function requireObject(call: string, argument: string, expected: string, value: unknown): void {
  if (typeof value !== "object" || value === null) throw wrongType(call, argument, expected, value);
}

/** Throws unless the serial number and options have the right types. */
export function requireSerial(call: string, serial: unknown, options: unknown): void {
  requireString(call, "serial", serial);
  requireObject(call, "options", 'an object with "today"', options);
  const { today, model } = options as { readonly today?: unknown; readonly model?: unknown };
  if (typeof today !== "string") throw wrongType(call, "options.today", 'a date "YYYY-MM-DD"', today);
  if (model !== undefined) requireString(call, "options.model", model);
}
