import { findLabel } from "../brands/brand-choices.ts";
import { useTranslator } from "../translator/translator.ts";

/** Renders buttons for the brands, by slug, whose rules can read the number. */
export function BrandChips({
  brands,
  isSentence = false,
  onTry,
}: {
  readonly brands: readonly string[];
  /** Whether each button has a full sentence. */
  readonly isSentence?: boolean;
  readonly onTry: (change: { readonly brand: string }) => void;
}) {
  const { formatMessage } = useTranslator();
  return (
    <ul class="chips" role="list">
      {brands.map((slug) => {
        const brand = findLabel(slug);
        return (
          <li key={slug}>
            <button class="chip" part="choice" type="button" onClick={() => onTry({ brand: slug })}>
              {isSentence ? formatMessage({ id: "result.brandTry" }, { brand }) : brand}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
