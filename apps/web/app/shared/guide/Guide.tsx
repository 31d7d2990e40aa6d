import { otherBrand } from "@heater-age/decoder/check";
import type { Language } from "@heater-age/messages";
import { lazy, memo, Suspense } from "react";
import { onInteraction } from "../lazy/on-interaction.tsx";

// If it can't be loaded, the page works without it.
const BrandGuide = memo(
  lazy(() =>
    import("./BrandGuide.tsx").then(
      ({ BrandGuide: component }) => ({ default: component }),
      () => ({ default: () => null }),
    ),
  ),
);

// Few visitors open it below an answer, so it stays as the server's HTML until an interaction.
const FoldedGuide = onInteraction<GuideProps>(async () => (await import("./BrandGuide.tsx")).BrandGuide);

/** Props of the guide. */
export interface GuideProps {
  readonly language: Language;
  /** Slug of the chosen brand; empty or "other" if there is none. */
  readonly brand: string;
  /** Whether it is a closed row. */
  readonly folded: boolean;
}

/** Renders how the chosen brand writes its serial numbers. Loaded when a brand is chosen. */
export function Guide({ language, brand, folded }: GuideProps) {
  if (brand === "" || brand === otherBrand) return null;
  if (folded) return <FoldedGuide.Part language={language} brand={brand} folded />;
  return (
    <Suspense>
      <BrandGuide language={language} brand={brand} folded={folded} />
    </Suspense>
  );
}
