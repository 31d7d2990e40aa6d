import type { AgeStatus } from "@heater-age/decoder";
import type { Translator } from "@heater-age/messages/format";
import type { Run } from "./content.ts";

/** The publisher, and how it takes orders. */
export interface QuoteContact {
  readonly company: string;
  /** As people write it. Absent: it isn't called. */
  readonly phone?: string | undefined;
  /** Address of its page for quotes. */
  readonly quoteUrl?: string | undefined;
}

/**
 * Returns the line that asks the publisher for a quote. `undefined` if the heater needn't be replaced, or the publisher
 * takes no orders.
 *
 * @example
 * quoteText(translator, "replace", { company: "Acme Plumbing", phone: "(555) 010-0100" });
 * // "Ask Acme Plumbing for a quote · (555) 010-0100"
 */
export function quoteText(
  { formatMessage }: Translator,
  state: AgeStatus,
  { company, phone, quoteUrl }: QuoteContact,
): readonly Run[] | undefined {
  const call = phone === undefined ? undefined : `tel:${phone.replaceAll(/[^+\d]/gu, "")}`;
  const link = quoteUrl ?? call;
  if (state !== "replace" || link === undefined) return undefined;
  const runs: Run[] = [{ text: formatMessage({ id: "result.askQuote" }, { company }), link }];
  if (phone !== undefined && call !== undefined) runs.push({ text: " · " }, { text: phone, link: call });
  return runs;
}
