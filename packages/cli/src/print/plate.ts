import type { Candidate } from "@heater-age/decoder";
import { plateParts } from "@heater-age/messages/format";
import { type Layout, wrapped } from "../terminal/layout.ts";
import type { Translator } from "../texts/translator.ts";

const tints = { year: "cyan", month: "green", day: "magenta", other: "dim" } as const;

/**
 * Returns the serial number with a line from each of its parts to what it means, the last part first.
 *
 * @example
 * plateLines(candidate, english, layout);
 * // RH 05 04 B01826
 * // │  │  │  └ running number
 * // │  │  └ year: 2004
 * // │  └ month: May
 * // └ prefix
 */
export function plateLines(
  candidate: Candidate,
  translator: Translator,
  { colors, width }: Layout,
): readonly string[] {
  const indent = "  ";
  // Each part is preceded by a space for each part before it.
  const parts = plateParts(translator, candidate).map((part, index) => ({ ...part, at: part.from + index }));
  const serial = parts
    .map(({ text, tone }) => (tone === "other" ? colors.dim(text) : colors.bold(colors[tints[tone]](text))))
    .join(" ");
  const meanings = parts.toReversed().flatMap(({ at, tone, meaning, value }) => {
    const before = parts.filter((other) => other.at < at);
    const lines = before.map((other, index) => {
      const next = before[index + 1]?.at ?? at;
      return colors[tints[other.tone]]("│") + " ".repeat(next - other.at - 1);
    });
    const text = value === undefined ? meaning : translator.texts.reading.partValue({ name: meaning, value });
    const mark = colors[tints[tone]]("└ ");
    return wrapped(text, width - indent.length - at - 2).map(
      (line, index) => indent + lines.join("") + (index === 0 ? mark : "  ") + line,
    );
  });
  return [indent + serial, ...meanings];
}
