import { otherBrand } from "@heater-age/decoder/check";
import { lazy, memo, Suspense } from "react";
import { untilInteraction } from "../browser/until-interaction.ts";
import { retryWhenOnline } from "../browser/load-part.ts";
import type { BrandGuideProps } from "./BrandGuide.tsx";

const BrandGuide = lazy(async () => {
  // It needs the rules of every brand, so on a page that is only read it stays as the server's HTML.
  if (!import.meta.env.SSR) await untilInteraction();
  const module = await retryWhenOnline(() => import("./BrandGuide.tsx"));
  return { default: module.BrandGuide };
});

/** Renders how the chosen brand writes its serial numbers. Loaded when a brand is chosen: "" and "other" are none. */
export const Guide = memo(function Guide({ language, brand, folded }: BrandGuideProps) {
  if (brand === "" || brand === otherBrand) return null;
  return (
    <Suspense>
      <BrandGuide language={language} brand={brand} folded={folded} />
    </Suspense>
  );
});
