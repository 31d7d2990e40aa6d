import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { lazy, memo, Suspense } from "react";
import { onInteraction } from "../lazy/on-interaction.tsx";

// Where it cannot be fetched the page does without.
const BrandGuide = memo(
  lazy(() =>
    import("./BrandGuide.tsx").then(
      ({ BrandGuide: component }) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  ),
);

// Below an answer few open it: it stays as the server sent it until the visitor does something.
const FoldedGuide = onInteraction<GuideProps>([], async () => (await import("./BrandGuide.tsx")).BrandGuide);

/** What the guide takes. */
export interface GuideProps {
  readonly language: Language;
  /** Slug of the chosen brand; empty or "other" when there is none. */
  readonly brand: string;
  /** Whether it is a closed row. */
  readonly folded: boolean;
}

/** How the chosen brand writes its serial numbers. Comes when a brand is chosen. */
export function Guide({ language, brand, folded }: GuideProps) {
  if (brand === "" || brand === otherBrand) return null;
  if (folded) return <FoldedGuide.Part language={language} brand={brand} folded />;
  return (
    <Suspense>
      <BrandGuide language={language} brand={brand} folded={folded} />
    </Suspense>
  );
}
