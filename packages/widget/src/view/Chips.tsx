import type { CheckInput } from "../check.ts";
import { labelOf } from "../choices.ts";
import { useSpeech } from "../speech.ts";

/** What the choice takes. */
export interface ChipsProps {
  /** Slugs. */
  readonly brands: readonly string[];
  /** Whether each says in words that it tries the brand. */
  readonly tries?: boolean;
  readonly onTry: (change: Partial<CheckInput>) => void;
}

/** Brands that the number can be read as. */
export function Chips({ brands, tries = false, onTry }: ChipsProps) {
  const { texts } = useSpeech();
  return (
    <ul class="chips" role="list">
      {brands.map((brand) => (
        <li key={brand}>
          <button class="chip" part="choice" type="button" onClick={() => onTry({ brand })}>
            {tries ? texts.result.brandTry({ brand: labelOf(brand) }) : labelOf(brand)}
          </button>
        </li>
      ))}
    </ul>
  );
}
