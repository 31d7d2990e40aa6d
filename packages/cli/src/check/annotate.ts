import type { Candidate, Part } from "@heater-age/decoder";
import { type Colours, type Layout, wrapped } from "../layout.ts";
import { type DateOf, meaningText } from "../reading.ts";
import type { Speech } from "../texts.ts";

/** The date stands out, the rest stays quiet. */
const paintOf = ({ cyan, green, magenta, dim }: Colours, means: Part["means"]) =>
  means === "year" ? cyan : means === "month" || means === "week" ? green : means === "day" ? magenta : dim;

/**
 * The serial number with a line from each of its parts to what it means, the last part first.
 *
 * @example
 * annotated(candidate, english, layout);
 * // RH 05 04 B01826
 * // │  │  │  └ running number
 * // │  │  └ year: 2004
 * // │  └ month: May
 * // └ prefix
 */
export function annotated(
  candidate: DateOf & Pick<Candidate, "parts">,
  speech: Speech,
  { colours, width }: Layout,
): readonly string[] {
  const { parts } = candidate;
  const indent = "  ";
  const placed = parts.map((part, index) => ({
    ...part,
    at: parts.slice(0, index).reduce((sum, { text }) => sum + text.length + 1, 0),
    paint: paintOf(colours, part.means),
  }));
  const serial = placed
    .map(({ text, paint }) => (paint === colours.dim ? text : colours.bold(paint(text))))
    .join(" ");
  const meanings = placed.toReversed().flatMap(({ at, means, paint }) => {
    const before = placed.filter((other) => other.at < at);
    const lines = before.map((other, index) => {
      const next = before[index + 1]?.at ?? at;
      return other.paint("│") + " ".repeat(next - other.at - 1);
    });
    const words = wrapped(meaningText(speech, means, candidate), width - indent.length - at - 2);
    return words.map((line, index) => indent + lines.join("") + (index === 0 ? paint("└ ") : "  ") + line);
  });
  return [indent + serial, ...meanings];
}
