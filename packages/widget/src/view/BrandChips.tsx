import type { CheckInput } from "../check/run-check.ts";
import { labelOf } from "../check/brand-choices.ts";
import { useSpeech } from "../translator/translator.ts";

/** What the choice takes. */
export interface BrandChipsProps {
  /** Slugs. */
  readonly brands: readonly string[];
  /** Whether each says in words that it tries the brand. */
  readonly tries?: boolean;
  readonly onTry: (change: Partial<CheckInput>) => void;
}

/** Brands that the number can be read as. */
export function BrandChips({ brands, tries = false, onTry }: BrandChipsProps) {
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
