import type { Candidate } from "@heater-age/decoder";
import type { Choice, Choices } from "./choices.ts";

/** The data of every page with the form. */
export interface ToolContext {
  readonly choices: Choices;
  /** Number of brands with rules of their own. */
  readonly rules: number;
  /** A serial number from a real plate, decoded. */
  readonly example: Pick<Candidate, "year" | "month" | "parts">;
}

/** The same, with each list of brands as one text: React Router would encode each brand again for every page. */
export interface SentToolContext extends Omit<ToolContext, "choices"> {
  readonly choices: Readonly<Record<keyof Choices, string>>;
}

/** Returns a list of brands as one text. */
export const sentList = (list: readonly Choice[]): string =>
  list.map(({ value, label, longest, page }) => [value, label, longest, page && 1].join("|")).join("\n");

const readList = (text: string): readonly Choice[] =>
  text.split("\n").map((line) => {
    const [value = "", label = "", longest, page] = line.split("|");
    return {
      value,
      label,
      ...(longest && { longest: Number(longest) }),
      ...(page && { page: true as const }),
    };
  });

/** Returns the data as it was before it was sent. */
export const readToolContext = ({ choices: { first, more }, ...rest }: SentToolContext): ToolContext => ({
  ...rest,
  choices: { first: readList(first), more: readList(more) },
});
