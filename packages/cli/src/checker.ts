import { brands, firstBrands, labels } from "@heater-age/decoder";
import { answer } from "./check/answer.ts";
import type { CheckInput, Item } from "./check/item.ts";
import { otherBrand } from "./check/read-input.ts";
import type { Speech } from "./texts.ts";

/** A brand or store brand, as `check` takes it and by its name. */
export interface BrandChoice {
  readonly value: string;
  readonly label: string;
}

/** Makes checks: here, or by asking a server. */
export interface Checker {
  /** How many checks are made together, at most. */
  readonly atOnce: number;
  /** Whether the checks are recorded somewhere. */
  readonly records: boolean;
  readonly check: (input: CheckInput) => Promise<Item>;
  /** One item for each input, in their order, until something fails. */
  readonly checkAll: (inputs: readonly CheckInput[]) => AsyncIterable<Item> | Iterable<Item>;
  readonly brands: () => Promise<readonly BrandChoice[]>;
}

/** Every brand and store brand: the common ones first, the others by name, at last the one that stands for none. */
function brandChoices({ texts }: Speech): readonly BrandChoice[] {
  const first = new Set<string>(firstBrands);
  const byName = new Intl.Collator("en", { numeric: true });
  const choice = ({ slug, label }: { readonly slug: string; readonly label: string }) => ({
    value: slug,
    label,
  });
  const others = [...Object.values(brands), ...labels]
    .filter(({ slug }) => !first.has(slug))
    .map(choice)
    .toSorted((one, other) => byName.compare(one.label, other.label));
  return [
    ...firstBrands.map((slug) => choice(brands[slug])),
    ...others,
    { value: otherBrand, label: texts.form.other },
  ];
}

/**
 * Makes checks on this computer. Nothing leaves it.
 *
 * @param today Calendar date `"YYYY-MM-DD"` that ages count to.
 */
export function localChecker(speech: Speech, today: string): Checker {
  const check = (input: CheckInput): Item => answer(input, { speech, today });
  return {
    atOnce: 1000,
    records: false,
    check: async (input) => check(input),
    checkAll: (inputs) => inputs.map(check),
    brands: async () => brandChoices(speech),
  };
}
